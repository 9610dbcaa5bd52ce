import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Localised } from '#i18n/localised.ts';
import type { NumberedKind, RowReference } from '../address-parts.ts';

/** A row that a link can lead to. */
export type TargetRow = {
  kind: NumberedKind | 'document' | 'page';
  id: number;
  title: Localised;
  is_shown: boolean;
  shown_from: Date | null;
  /** Of an event. */
  date_start: Date | null;
  time_known: boolean | null;
  room: Localised | null;
  /** Of a page its paths, of a document its file. */
  urls: Localised | null;
};

/** The rows of these numbers and the pages at these paths, in no order: one statement. */
export async function targetRows(
  db: Database,
  rows: readonly (RowReference | { kind: 'page'; id: number })[],
  paths: readonly string[] = [],
): Promise<TargetRow[]> {
  const idsOf = (kind: TargetRow['kind']) => sql`${[...new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id))]}::int[]`;
  const none = sql`null::timestamptz as date_start, null::boolean as time_known, null::jsonb as room`;
  const found = await sql<TargetRow>`
    select 'event' as kind, event.id, case when has_text(event.title) then event.title else production.title end as title, event.is_online as is_shown,
        null::timestamptz as shown_from, event.date_start, event.time_known, room.name as room, null::jsonb as urls
      from event join production on production.id = event.production_id join room on room.id = event.room_id where event.id = any (${idsOf('event')})
    union all select 'production', id, title, last_over is not null, null, ${none}, null from production where id = any (${idsOf('production')})
    union all select 'article', id, title, is_online, published_at, ${none}, null from article where id = any (${idsOf('article')})
    union all select 'person', id, jsonb_build_object('de', coalesce(nullif(names->>'de', ''), name), 'en', coalesce(nullif(names->>'en', ''), name)),
        exists (select from search_document where kind = 'person' and object_id = person.id), null, ${none}, null from person where id = any (${idsOf('person')})
    union all select 'venue', id, name, true, null, ${none}, null from venue where id = any (${idsOf('venue')})
    union all select 'series', id, name, is_online, null, ${none}, null from series where id = any (${idsOf('series')})
    union all select 'document', id, case when has_text(title) then title else jsonb_build_object('de', name) end, true, available_from, ${none},
        jsonb_build_object('file', file, 'name', name) from asset where id = any (${idsOf('document')}) and deleted_at is null
    union all select 'page', id, title, is_online, null, ${none}, urls from page
      where content_type = 'page' and (id = any (${idsOf('page')}) or urls->>'de' = any (${paths}::text[]) or urls->>'en' = any (${paths}::text[]))`.execute(
    db,
  );
  return found.rows;
}
