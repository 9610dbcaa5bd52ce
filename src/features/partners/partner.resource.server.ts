import { sql } from 'kysely';
import { nameTaken, storedIn } from '#resources/index.server.ts';
import { partner } from './partner.resource.ts';

const named = (column: 'production_id' | 'event_id') => (id: unknown) =>
  sql<number>`(select count(distinct ${sql.ref(`named.${column}`)}) from ${sql.table('partnership')} named where named.partner_id = ${id})`;

export const partnerStore = storedIn(partner, {
  counted: { productions: named('production_id'), events: named('event_id') },
  check: ({ name }, context) => nameTaken('partner', 'name', name, context),
});
