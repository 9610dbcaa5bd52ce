import { sql } from 'kysely';
import { defineCounter } from '#api/counter/counter.server.ts';

/** Releases of the next seven days, and those whose time has passed without their going out. */
export const releaseCounter = defineCounter({
  name: 'releases',
  access: 'editor',
  concerns: 'programme',
  text: {
    de: 'Veröffentlichung in den nächsten 7 Tagen|Veröffentlichungen in den nächsten 7 Tagen',
    en: 'release in the next 7 days|releases in the next 7 days',
  },
  query: ({ now }) => sql`
    select count(*)::int as n, case when count(*) = 1 then min(id) end as item from release
    where state = 'planned' and at < ${now}::timestamptz + interval '7 days'`,
  screen: (item) => (item === null ? { path: 'releases', query: { state: 'planned', sort: 'at' } } : { path: `releases/${item}` }),
});
