import { countRows, storedIn } from '#resources/index.server.ts';
import { articleCategory } from './article-category.resource.ts';

export const articleCategoryStore = storedIn(articleCategory, { counted: { articles: countRows('article', 'category_id') } });
