import { staffLoader } from '#features/back-office/index.ts';
import { loadPageViews, type PageViewsData } from '#features/page-views/back-office/page-views.page.tsx';
import type { PageViewsContract } from '#features/page-views/contract.ts';

export { PageViewsPage as Page } from '#features/page-views/back-office/page-views.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

export const loader = staffLoader<PageViewsContract, PageViewsData>(loadPageViews);
