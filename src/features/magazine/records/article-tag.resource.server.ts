import { countRows, storedIn } from '#resources/index.server.ts';
import { articleTag } from './article-tag.resource.ts';

export const articleTagStore = storedIn(articleTag, { counted: { articles: countRows('article_tagging', 'tag_id') } });
