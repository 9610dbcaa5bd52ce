import { staffLoader } from '#features/hub/index.ts';
import type { ProductionsContract } from '#features/productions/contract.ts';
import type { StaffProductionContract } from '#features/productions/dashboard/contract.ts';
import { loadProductions, type ProductionsData } from '#features/productions/dashboard/productions.page.tsx';

export { ProductionsPage as Page } from '#features/productions/dashboard/productions.page.tsx';
export { DashboardFrame as Frame } from '../dashboard-frame.tsx';

/** `/cms-hub/productions` */
export const loader = staffLoader<StaffProductionContract & Pick<ProductionsContract, 'seasons'>, ProductionsData>(loadProductions);
