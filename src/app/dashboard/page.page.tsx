import { loadPage, type PageContracts, type PageData } from '#features/cms/dashboard/page.page.tsx';
import { staffLoader } from '#features/hub/index.ts';

export { PagePage as Page } from '#features/cms/dashboard/page.page.tsx';
export { DashboardFrame as Frame } from './dashboard-frame.tsx';

/** `/cms-hub/pages/12`, `/cms-hub/pages/new?below=12` */
export const loader = staffLoader<PageContracts, PageData>(loadPage);
