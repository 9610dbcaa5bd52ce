import { sql } from 'kysely';
import { defineCounter } from '#api/counter/counter.server.ts';

/** A venue that is being set up, or has been taken off: whoever is not signed in sees nothing of it. */
export const openingCounter = defineCounter({
  name: 'opening',
  access: 'manager',
  concerns: 'house',
  text: { de: 'Website ist nicht online|Websites sind nicht online', en: 'website is not online|websites are not online' },
  query: () => sql`select count(*)::int as n, null::int as item from site_settings where not is_site_online`,
  screen: () => ({ path: 'opening' }),
});
