import { staffLoader } from '#features/back-office/index.ts';
import { type CastGridData, loadCastGrid } from '#features/productions/back-office/cast/by-date/cast-grid.page.tsx';
import type { CastGridContract } from '#features/productions/back-office/cast/by-date/contract.ts';

export { CastGridPage as Page } from '#features/productions/back-office/cast/by-date/cast-grid.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/productions/3/cast`, `/cms-hub/events/12/cast` */
export const loader = staffLoader<CastGridContract, CastGridData>(loadCastGrid);
