import { sql } from 'kysely';
import type { Localised } from '#i18n/localised.ts';
import type { Place } from '#resources/index.server.ts';

const linked = (column: string, tables: readonly string[]) => Object.fromEntries(tables.map((table) => [table, column]));

/** What refers to records and is none itself: for the answer to where a record is used. */
export const recordPlaces: readonly Place[] = [
  {
    name: 'event',
    path: 'events',
    table: 'event',
    label: (alias) =>
      sql<Localised>`coalesce(nullif(${sql.ref(`${alias}.title`)}, '{}'), (select p.title from production p where p.id = ${sql.ref(`${alias}.production_id`)}))`,
    held: linked('event_id', ['credit', 'programme_item', 'partnership', 'event_tag', 'event_series', 'event_genre', 'event_media', 'article_event']),
  },
  {
    name: 'production',
    path: 'productions',
    table: 'production',
    label: (alias) => sql<Localised>`${sql.ref(`${alias}.title`)}`,
    held: linked('production_id', ['credit', 'programme_item', 'partnership', 'production_tag', 'event_media', 'article_production']),
  },
];
