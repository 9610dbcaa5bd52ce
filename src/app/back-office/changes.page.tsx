import { type AuditData, loadAudit } from '#features/audit/back-office/audit.page.tsx';
import type { AuditContract } from '#features/audit/contract.ts';
import { staffLoader } from '#features/back-office/index.ts';

export { AuditPage as Page } from '#features/audit/back-office/audit.page.tsx';
export { BackOfficeFrame as Frame } from './back-office-frame.tsx';

export const loader = staffLoader<AuditContract, AuditData>(loadAudit);
