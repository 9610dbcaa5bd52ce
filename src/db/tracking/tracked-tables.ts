/** Primary keys that are not called `id`; null: of several columns, so that no row is known by one. A test compares them with the database. */
const primaryKeys: Readonly<Record<string, string | null>> = {
  container_change: null,
  event_booking: 'event_id',
  event_genre: null,
  event_series: null,
  event_tag: null,
  production_tag: null,
  rate_limit: 'key',
  schema_migration: 'number',
  search_text: null,
  setting: 'key',
  write_receipt: null,
};

export const primaryKeyOf = (table: string): string | null => (Object.hasOwn(primaryKeys, table) ? (primaryKeys[table] ?? null) : 'id');

/**
 * Tables of which no answer that is the same for everybody may be made: they belong to one visitor or to the site's own
 * work, change with every request, and tell nobody of it.
 */
export const untrackedTables: ReadonlySet<string> = new Set([
  'change',
  'container_change',
  'container_version',
  'error_log',
  'rate_limit',
  'schema_migration',
  'sign_in_event',
  'site_user',
  'user_login',
  'user_session',
  'user_token',
  'write_receipt',
]);
