/** Primary keys that are not called `id`; null: of several columns, so that no row is known by one. A test compares them with the database. */
const primaryKeys: Readonly<Record<string, string | null>> = {
  accepted_difference: null,
  article_event: null,
  article_person: null,
  article_production: null,
  article_tagging: null,
  container_change: null,
  event_booking: 'event_id',
  export_receiver_access: 'receiver_id',
  export_receiver_room: null,
  export_receiver_series: null,
  export_receiver_tag: null,
  export_receiver_type: null,
  event_genre: null,
  event_label: null,
  event_series: null,
  event_tag: null,
  favourite: null,
  favourite_calendar: 'user_id',
  presence: null,
  press_link: 'production_id',
  production_tag: null,
  published_footer: 'language',
  rate_limit: 'key',
  redirect_hit: 'rule_id',
  room_disturbance: null,
  schema_migration: 'number',
  sale_reminder_told: null,
  search_once: 'key',
  search_pending: null,
  search_popular: null,
  search_spelling: 'spelling',
  search_term: null,
  search_turn: 'xact',
  search_word: null,
  setting: 'key',
  translation_mark: null,
  write_receipt: null,
};

export const primaryKeyOf = (table: string): string | null => (Object.hasOwn(primaryKeys, table) ? (primaryKeys[table] ?? null) : 'id');

/**
 * Tables of which no answer that is the same for everybody may be made: they belong to one visitor or to the site's own
 * work, change with every request, and tell nobody of it.
 */
export const untrackedTables: ReadonlySet<string> = new Set([
  'accepted_difference',
  'audit_log',
  'change',
  'change_mark',
  'clash_dismissal',
  'container_change',
  'container_version',
  'error_log',
  'export_receiver_access',
  'favourite',
  'favourite_calendar',
  'not_found_path',
  'page_bin',
  'planned_publication',
  'presence',
  'press_link',
  'preview_link',
  'rate_limit',
  'record_bin',
  'record_history',
  'redirect_hit',
  'release_publication',
  'reminder_recipient',
  'replacement',
  'room_disturbance',
  'sale_reminder',
  'sale_reminder_told',
  'saved_view',
  'schema_migration',
  'search_once',
  'search_pending',
  'search_term',
  'search_turn',
  'sign_in_event',
  'site_user',
  'staff_invitation',
  'translation_mark',
  'user_login',
  'user_session',
  'user_token',
  'write_receipt',
]);

/**
 * Tables that triggers write from the rows of another whenever these change: who reads them has read that one, whose changes
 * are told. `deciding`: its columns that say which rows there are, beside those of the same names.
 */
export const keptFrom: ReadonlyMap<string, { table: string; deciding: readonly string[] }> = new Map([
  ['event_label', { table: 'event', deciding: ['is_online', 'tag_ids', 'series_ids', 'genre_ids', 'accessibility_ids'] }],
]);
