export { type ArticleFeedEntry, articleFeed } from './feed.server.ts';
export { articleRelations, categoryRelations, highlightedArticles, leadingArticle, newestArticles } from './for-blocks.server.ts';
export { magazineOperations } from './handlers.server.ts';
export { articleSource } from './search-source.ts';
export { magazinePages } from './sitemap.server.ts';
