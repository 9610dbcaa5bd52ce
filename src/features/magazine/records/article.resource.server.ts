import { checkItem } from '#features/releases/index.server.ts';
import { storedIn } from '#resources/index.server.ts';
import { article } from './article.resource.ts';

export const articleStore = storedIn(article, {
  check: checkItem('article'),
  links: {
    tags: { table: 'article_tagging', own: 'article_id', other: 'tag_id' },
    persons: { table: 'article_person', own: 'article_id', other: 'person_id' },
    productions: { table: 'article_production', own: 'article_id', other: 'production_id' },
    events: { table: 'article_event', own: 'article_id', other: 'event_id' },
  },
});
