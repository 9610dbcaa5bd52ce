import { sql } from 'kysely';
import { defineCounter } from '#api/counter/counter.server.ts';

export const siteStateCounter = defineCounter({
  name: 'site_state',
  access: 'manager',
  concerns: 'system',
  text: { de: 'Prüfung der Website ist rot|Prüfungen der Website sind rot', en: 'check of the website is red|checks of the website are red' },
  query: () => sql`select count(*)::int as n, null::int as item from site_check where is_bad`,
  screen: () => ({ path: 'state' }),
});
