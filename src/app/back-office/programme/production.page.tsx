import { staffLoader } from '#features/back-office/index.ts';
import { loadProduction, type ProductionContracts, type ProductionData } from '#features/productions/back-office/production.page.tsx';

export { ProductionPage as Page } from '#features/productions/back-office/production.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/productions/12/page` */
export const loader = staffLoader<ProductionContracts, ProductionData>(loadProduction);
