import { sql } from 'kysely';
import { countRows, storedIn } from '#resources/index.server.ts';
import { form } from './form.resource.ts';
import { checkKeptKeys } from './kept-keys.server.ts';

export const formStore = storedIn(form, {
  check: checkKeptKeys,
  parts: { questions: { table: 'form_field', own: 'form_id', order: 'position' } },
  counted: {
    entries: countRows('form_entry', 'form_id'),
    new_entries: (id) => sql<number>`(select count(*)::int from form_entry e where e.form_id = ${id} and e.status = 'new')`,
  },
  // Entries of people do not lie in a bin.
  dropped: ['form_entry', 'form_webhook', 'webhook_delivery'],
});
