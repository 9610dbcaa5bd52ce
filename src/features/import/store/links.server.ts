import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Known } from './known.server.ts';
import { idOf } from './names.server.ts';
import type { Owners } from './owners.ts';
import type { MatchedEvent } from './productions.server.ts';
import { same } from './texts.ts';

const links = [
  { table: 'event_tag', column: 'tag_id', of: 'tags', held: 'tag_ids' },
  { table: 'event_series', column: 'series_id', of: 'series', held: 'series_ids' },
  { table: 'event_genre', column: 'genre_id', of: 'genres', held: 'genre_ids' },
] as const;

/** What an event that stands there has of each. */
type Held = { readonly [Link in (typeof links)[number] as Link['held']]: readonly number[] };

type Links = { standing: Map<string, Held>; ids: Map<string, number>; owners: Owners };

/** Writes tags, series and genres of events for which the file names any; returns the events for which they were others. */
export async function writeLinks(db: Database, known: Known, placed: MatchedEvent[], { standing, ids, owners }: Links): Promise<Set<string>> {
  const touched = new Set<string>();
  for (const { table, column, of, held } of links) {
    const rows: { event_id: number; id: number }[] = [];
    const emptied: number[] = [];
    for (const { event } of placed) {
      const wantedIds = [...new Set(event[of].map((name) => idOf(known, of, name)))].sort((a, b) => a - b);
      const before = standing.get(event.identifier);
      const wanted = wantedIds.length === 0 ? wantedIds : owners.value<readonly number[]>(event.identifier, held, before?.[held], wantedIds);
      const event_id = ids.get(event.identifier);
      if (wanted.length === 0 || event_id === undefined || same(wanted, before?.[held])) continue;
      touched.add(event.identifier);
      if (before && before[held].length > 0) emptied.push(event_id);
      for (const id of wanted) rows.push({ event_id, id });
    }
    if (emptied.length > 0) await sql`delete from ${sql.table(table)} where event_id = any(${emptied})`.execute(db);
    if (rows.length === 0) continue;
    await sql`insert into ${sql.table(table)} (event_id, ${sql.ref(column)})
      select event_id, id from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(event_id int, id int)`.execute(db);
  }
  return touched;
}
