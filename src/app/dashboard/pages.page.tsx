import { loadTree, type PageContracts, type PagesData } from '#features/cms/dashboard/pages.page.tsx';
import { staffLoader } from '#features/hub/index.ts';

export { PagesPage as Page } from '#features/cms/dashboard/pages.page.tsx';
export { DashboardFrame as Frame } from './dashboard-frame.tsx';

/** `/cms-hub/pages` */
export const loader = staffLoader<PageContracts, PagesData>(loadTree);
