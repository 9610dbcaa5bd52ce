import { staffLoader } from '#features/back-office/index.ts';
import { loadPage, type PageContracts, type PageData } from '#features/cms/back-office/page.page.tsx';

export { PagePage as Page } from '#features/cms/back-office/page.page.tsx';
export { BackOfficeFrame as Frame } from './back-office-frame.tsx';

/** `/cms-hub/pages/12`, `/cms-hub/pages/new?below=12` */
export const loader = staffLoader<PageContracts, PageData>(loadPage);
