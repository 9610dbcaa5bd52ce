import { sql } from 'kysely';
import { defineCounter } from '#api/counter/counter.server.ts';
import { notFoundPaths } from './queries.server.ts';

export const notFoundCounter = defineCounter({
  name: 'not_found',
  access: 'manager',
  concerns: 'system',
  text: { de: 'Adresse wurde nicht gefunden|Adressen wurden nicht gefunden', en: 'address was not found|addresses were not found' },
  query: () => sql`select count(*)::int as n, null::int as item from ${notFoundPaths} where state = 'new'`,
  screen: () => ({ path: 'not-found' }),
});
