import type { AuditContract } from '#features/audit/contract.ts';
import { type AuditData, loadAudit } from '#features/audit/dashboard/audit.page.tsx';
import { staffLoader } from '#features/hub/index.ts';

export { AuditPage as Page } from '#features/audit/dashboard/audit.page.tsx';
export { DashboardFrame as Frame } from './dashboard-frame.tsx';

/** `/cms-hub/changes` */
export const loader = staffLoader<AuditContract, AuditData>(loadAudit);
