import { staffLoader } from '#features/back-office/index.ts';
import { loadTree, type PageContracts, type PagesData } from '#features/cms/back-office/pages.page.tsx';

export { PagesPage as Page } from '#features/cms/back-office/pages.page.tsx';
export { BackOfficeFrame as Frame } from './back-office-frame.tsx';

export const loader = staffLoader<PageContracts, PagesData>(loadTree);
