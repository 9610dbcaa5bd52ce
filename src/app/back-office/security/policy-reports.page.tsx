import { staffLoader } from '#features/back-office/index.ts';
import { loadPolicyReports, type PolicyReportData } from '#features/policy-reports/back-office/policy-reports.page.tsx';
import type { PolicyReportContract } from '#features/policy-reports/contract.ts';

export { PolicyReportsPage as Page } from '#features/policy-reports/back-office/policy-reports.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

export const loader = staffLoader<PolicyReportContract, PolicyReportData>(loadPolicyReports);
