import { staffLoader } from '#features/back-office/index.ts';
import { loadShift, type ShiftData } from '#features/shift/back-office/shift.page.tsx';
import type { ShiftContract } from '#features/shift/contract.ts';

export { ShiftPage as Page } from '#features/shift/back-office/shift.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/events/shift?ids=1,2` */
export const loader = staffLoader<ShiftContract, ShiftData>(loadShift);
