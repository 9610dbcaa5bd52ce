import { sql } from 'kysely';
import { defineCounter } from '#api/counter/counter.server.ts';
import { unpublishedDrafts } from './containers/unpublished-drafts.server.ts';

/** Pages on which whoever asks was the last to work, and whose draft is not published. */
export const draftCounter = defineCounter({
  name: 'drafts',
  access: 'editor',
  concerns: 'content',
  text: {
    de: 'eigener Entwurf ist nicht veröffentlicht|eigene Entwürfe sind nicht veröffentlicht',
    en: 'draft of yours is not published|drafts of yours are not published',
  },
  query: ({ user }) => sql`
    select count(*)::int as n, case when count(*) = 1 then min(object_id) end as item from ${unpublishedDrafts}
    where content_type = 'page' and updated_by = ${user.id}`,
  screen: (page) => ({ path: page === null ? 'pages' : `pages/${page}` }),
});
