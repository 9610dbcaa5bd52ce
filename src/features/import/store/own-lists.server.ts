import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Known } from './known.server.ts';
import { workNotes } from './notes/work-notes.server.ts';
import type { Owners } from './owners.ts';
import { creditIds, importedOf, type MatchedEvent, workIds } from './productions.server.ts';
import { same } from './texts.ts';

type Lists = { standing: ReadonlyMap<string, unknown>; ids: Map<string, number>; owners: Owners };

/** Gives events the cast and programme that differ from their production's, and takes back what no longer does. */
export async function writeOwnLists(db: Database, known: Known, placed: MatchedEvent[], { standing, ids, owners }: Lists): Promise<Set<string>> {
  const eventIds = [...ids.values()];
  const credits = await ownOf(
    db,
    sql<OwnList<[number, number | null]>>`select event_id, jsonb_agg(jsonb_build_array(person_id, role_id) order by position) as list
    from credit where event_id = any(${eventIds}) group by event_id`,
  );
  const works = await ownOf(
    db,
    sql<OwnList<number>>`select event_id, jsonb_agg(work_id order by position) as list
    from programme_item where event_id = any(${eventIds}) group by event_id`,
  );
  const touched = new Set<string>();
  const newCredits = new Map<number, [number, number | null][]>();
  const newWorks = new Map<number, number[]>();
  for (const { event, production } of placed) {
    const id = ids.get(event.identifier);
    if (id === undefined) continue;
    const imported = importedOf(production);
    const isNew = !standing.has(event.identifier);
    const list = <Item>(field: 'credits' | 'works', imported: Item[] | null, stands: Item[]) =>
      imported && owners.value(event.identifier, field, isNew ? undefined : stands, imported);
    const [itsCredits, itsWorks] = [credits.get(id) ?? [], works.get(id) ?? []];
    const ownCredits = list('credits', own(creditIds(known, event), imported.credits), itsCredits);
    const ownWorks = list('works', own(workIds(known, event), imported.works), itsWorks);
    if (ownCredits && !same(ownCredits, itsCredits)) newCredits.set(id, ownCredits);
    if (ownWorks && !same(ownWorks, itsWorks)) newWorks.set(id, ownWorks);
    if (newCredits.has(id) || newWorks.has(id)) touched.add(event.identifier);
  }
  await replaceCredits(db, newCredits);
  await replaceWorks(db, newWorks);
  return touched;
}

/** Null: the file says nothing, so what stands stays; empty: as the production has it. */
function own<Item>(imported: Item[], productions: Item[]): Item[] | null {
  if (imported.length === 0) return null;
  return same(imported, productions) ? [] : imported;
}

type OwnList<Item> = { event_id: number; list: Item[] };

async function ownOf<Item>(db: Database, query: RawBuilder<OwnList<Item>>): Promise<Map<number, Item[]>> {
  const { rows } = await query.execute(db);
  return new Map(rows.map(({ event_id, list }) => [event_id, list]));
}

async function replaceCredits(db: Database, lists: Map<number, [number, number | null][]>): Promise<void> {
  if (lists.size === 0) return;
  const rows = [...lists].flatMap(([event_id, list]) => list.map(([person_id, role_id], position) => ({ event_id, person_id, role_id, position })));
  await db
    .deleteFrom('credit')
    .where('event_id', 'in', [...lists.keys()])
    .execute();
  await sql`insert into credit (event_id, person_id, role_id, position)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(event_id int, person_id int, role_id int, position int)`.execute(db);
}

async function replaceWorks(db: Database, lists: Map<number, number[]>): Promise<void> {
  if (lists.size === 0) return;
  const noteOf = await workNotes(db, 'event_id', [...lists.keys()]);
  const rows = [...lists].flatMap(([event_id, list]) => list.map((work_id, position) => ({ event_id, work_id, note: noteOf(event_id, work_id), position })));
  await db
    .deleteFrom('programme_item')
    .where('event_id', 'in', [...lists.keys()])
    .execute();
  await sql`insert into programme_item (event_id, work_id, note, position)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(event_id int, work_id int, note jsonb, position int)`.execute(db);
}
