import { sql } from 'kysely';
import { defineCounter } from '#api/counter/counter.server.ts';

export const entryCounter = defineCounter({
  name: 'new_entries',
  access: 'editor',
  concerns: 'house',
  text: { de: 'neue Einsendung|neue Einsendungen', en: 'new entry|new entries' },
  query: () => sql`select count(*)::int as n, case when min(form_id) = max(form_id) then min(form_id) end as item from form_entry where status = 'new'`,
  screen: (form) => (form === null ? { path: 'forms' } : { path: `forms/${form}/entries`, query: { status: 'new' } }),
});

/** Mails and webhooks of entries that are still to go out when the queue has given up trying (twelve hours, src/features/jobs). */
export const deliveryCounter = defineCounter({
  name: 'deliveries',
  access: 'manager',
  concerns: 'system',
  text: {
    de: 'Zustellung einer Einsendung ist gescheitert|Zustellungen von Einsendungen sind gescheitert',
    en: 'delivery of an entry has failed|deliveries of entries have failed',
  },
  query: ({ now }) => sql`
    select count(*)::int as n, case when min(form_id) = max(form_id) then min(form_id) end as item
    from form_delivery join form_entry on form_entry.id = entry_id
    where done_at is null and status <> 'unconfirmed' and coalesce(confirmed_at, form_entry.created_at) < ${now}::timestamptz - interval '13 hours'`,
  screen: (form) => ({ path: form === null ? 'forms' : `forms/${form}/entries` }),
});
