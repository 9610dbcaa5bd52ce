import { storedIn } from '#resources/index.server.ts';
import { article } from './article.resource.ts';

export const articleStore = storedIn(article, {
  links: {
    tags: { table: 'article_tagging', own: 'article_id', other: 'tag_id' },
    persons: { table: 'article_person', own: 'article_id', other: 'person_id' },
  },
  owned: { article_production: 'article_id', article_event: 'article_id' },
});
