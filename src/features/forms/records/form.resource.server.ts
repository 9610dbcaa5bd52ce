import { sql } from 'kysely';
import { countRows, storedIn } from '#resources/index.server.ts';
import { usualRetentionDays } from '../limits.ts';
import { form } from './form.resource.ts';
import { checkStoredKeys } from './stored-keys.server.ts';

export const formStore = storedIn(form, {
  check: checkStoredKeys,
  parts: { questions: { table: 'form_field', own: 'form_id', order: 'position' } },
  counted: {
    entries: countRows('form_entry', 'form_id'),
    // By the form, else by the settings of the site, else the usual days.
    kept_days: (id) =>
      sql<number>`(select coalesce(f.retention_days, (select form_retention_days from site_settings), ${usualRetentionDays}::int) from form f where f.id = ${id})`,
    new_entries: (id) => sql<number>`(select count(*)::int from form_entry e where e.form_id = ${id} and e.status = 'new')`,
  },
  // Entries of people do not lie in a bin.
  dropped: ['form_entry', 'form_webhook', 'webhook_delivery'],
});
