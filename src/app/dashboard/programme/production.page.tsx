import { staffLoader } from '#features/hub/index.ts';
import { loadProduction, type ProductionContracts, type ProductionData } from '#features/productions/dashboard/production.page.tsx';

export { ProductionPage as Page } from '#features/productions/dashboard/production.page.tsx';
export { DashboardFrame as Frame } from '../dashboard-frame.tsx';

/** `/cms-hub/productions/12/page` */
export const loader = staffLoader<ProductionContracts, ProductionData>(loadProduction);
