import { staffLoader } from '#features/back-office/index.ts';
import { type DashboardData, loadDashboard } from '#features/dashboards/back-office/dashboard.page.tsx';
import type { DashboardContract } from '#features/dashboards/contract.ts';

export { DashboardPage as Page } from '#features/dashboards/back-office/dashboard.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/dashboards/{board}`; without its name the first that the role may see. */
export const loader = staffLoader<DashboardContract, DashboardData>(loadDashboard);
