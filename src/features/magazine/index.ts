export { type ArticlePageData, loadArticle } from './article/article.loader.ts';
export { ArticlePage } from './article/article-page.tsx';
export { ArticleCard } from './card/article-card.tsx';
export { ArticleTeasers } from './card/article-teasers.tsx';
export { loadArticleTeasers } from './card/load-teasers.ts';
export type { ArticleCard as ArticleCardData, MagazineContract } from './contract.ts';
export { loader as magazineLoader } from './list/list.loader.ts';
export { MagazinePage } from './list/magazine-page.tsx';
