import { staffLoader } from '#features/back-office/index.ts';
import { loadState, type StateData } from '#features/site-state/back-office/state.page.tsx';
import type { SiteStateContract } from '#features/site-state/contract.ts';

export { StatePage as Page } from '#features/site-state/back-office/state.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

export const loader = staffLoader<SiteStateContract, StateData>(loadState);
