import { staffLoader } from '#features/back-office/index.ts';
import type { PressOverviewContract } from '#features/press/back-office/overview/contract.ts';
import { loadPressOverview, type PressOverviewData } from '#features/press/back-office/overview/overview.page.tsx';

export { PressOverviewPage as Page } from '#features/press/back-office/overview/overview.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/productions/press?show=gaps` */
export const loader = staffLoader<PressOverviewContract, PressOverviewData>(loadPressOverview);
