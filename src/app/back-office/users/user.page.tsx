import { staffLoader } from '#features/back-office/index.ts';
import { loadPerson, type PersonData } from '#features/staff/back-office/user.page.tsx';
import type { StaffContract } from '#features/staff/contract.ts';

export { PersonPage as Page } from '#features/staff/back-office/user.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/users/12` */
export const loader = staffLoader<StaffContract, PersonData>(loadPerson);
