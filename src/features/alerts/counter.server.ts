import { sql } from 'kysely';
import { defineCounter } from '#api/counter/counter.server.ts';

/** Alerts that visitors see now and will see no more within a day. */
export const alertCounter = defineCounter({
  name: 'alerts',
  access: 'editor',
  concerns: 'house',
  text: { de: 'Eilmeldung läuft in 24 Stunden ab|Eilmeldungen laufen in 24 Stunden ab', en: 'alert runs out within 24 hours|alerts run out within 24 hours' },
  query: ({ now }) => sql`
    select count(*)::int as n, case when count(*) = 1 then min(id) end as item from alert
    where is_online and coalesce(visible_from <= ${now}, true) and visible_until > ${now} and visible_until <= ${now}::timestamptz + interval '1 day'`,
  screen: (item) => (item === null ? { path: 'alerts', query: { is_online: 'true' } } : { path: `alerts/${item}` }),
});
