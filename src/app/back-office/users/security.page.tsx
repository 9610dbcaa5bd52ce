import type { OwnFactorsContract } from '#features/account/index.ts';
import { staffLoader } from '#features/back-office/index.ts';
import { loadSecurity, type SecurityData } from '#features/staff/back-office/security/security.page.tsx';

export { SecurityPage as Page } from '#features/staff/back-office/security/security.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

export const loader = staffLoader<OwnFactorsContract, SecurityData>(loadSecurity, { isForSetUp: true });
