import { staffLoader } from '#features/back-office/index.ts';
import { loadArticle } from '#features/handbook/back-office/article.page.tsx';

export { ArticlePage as Page } from '#features/handbook/back-office/article.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/help/changing-plans` */
export const loader = staffLoader<Record<never, never>, { chapter: string }>(loadArticle);
