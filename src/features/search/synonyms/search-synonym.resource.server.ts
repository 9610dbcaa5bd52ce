import { nameTaken, storedIn } from '#resources/index.server.ts';
import { searchSynonym } from './search-synonym.resource.ts';

export const searchSynonymStore = storedIn(searchSynonym, {
  check: ({ term }, context) => nameTaken('search_synonym', 'term', term, context),
});
