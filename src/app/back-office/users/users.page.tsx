import { staffLoader } from '#features/back-office/index.ts';
import { loadStaff, type StaffData } from '#features/staff/back-office/users.page.tsx';
import type { StaffContract } from '#features/staff/contract.ts';

export { StaffPage as Page } from '#features/staff/back-office/users.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

export const loader = staffLoader<StaffContract, StaffData>(loadStaff);
