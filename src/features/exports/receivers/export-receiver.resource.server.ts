import { sql } from 'kysely';
import { storedIn } from '#resources/index.server.ts';
import { giveAccess } from './access.server.ts';
import { checkFieldNames } from './check-field-names.ts';
import { exportReceiver } from './export-receiver.resource.ts';

export const exportReceiverStore = storedIn(exportReceiver, {
  links: {
    rooms: { table: 'export_receiver_room', own: 'receiver_id', other: 'room_id' },
    types: { table: 'export_receiver_type', own: 'receiver_id', other: 'type_id' },
    tags: { table: 'export_receiver_tag', own: 'receiver_id', other: 'tag_id' },
    series: { table: 'export_receiver_series', own: 'receiver_id', other: 'series_id' },
  },
  counted: {
    last_fetched_at: (id) => sql<Date>`(select access.last_fetched_at from ${sql.table('export_receiver_access')} access where access.receiver_id = ${id})`,
  },
  dropped: ['export_receiver_access'],
  check: async (values, { language }) => checkFieldNames(values, language),
  changed: (id, { db }) => giveAccess(db, id),
});
