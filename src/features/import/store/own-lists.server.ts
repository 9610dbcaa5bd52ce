import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Known } from './known.server.ts';
import { creditIds, type Placed, workIds } from './productions.server.ts';
import { same } from './texts.ts';

/** Gives events the cast and programme that differ from their production's, and takes back what no longer does. */
export async function writeOwnLists(db: Database, known: Known, placed: Placed[], ids: Map<string, number>): Promise<Set<string>> {
  const eventIds = [...ids.values()];
  const credits = await ownOf(
    db,
    sql<OwnList>`select event_id, jsonb_agg(jsonb_build_array(person_id, role_id) order by position) as list
    from credit where event_id = any(${eventIds}) group by event_id`,
  );
  const works = await ownOf(
    db,
    sql<OwnList>`select event_id, jsonb_agg(work_id order by position) as list
    from programme_item where event_id = any(${eventIds}) group by event_id`,
  );
  const touched = new Set<string>();
  const newCredits = new Map<number, [number, number | null][]>();
  const newWorks = new Map<number, number[]>();
  for (const { event, production } of placed) {
    const id = ids.get(event.identifier);
    if (id === undefined) continue;
    const ownCredits = own(creditIds(known, event), production.credits);
    const ownWorks = own(workIds(known, event), production.works);
    if (ownCredits && !same(ownCredits, credits.get(id) ?? [])) newCredits.set(id, ownCredits);
    if (ownWorks && !same(ownWorks, works.get(id) ?? [])) newWorks.set(id, ownWorks);
    if (newCredits.has(id) || newWorks.has(id)) touched.add(event.identifier);
  }
  await replaceCredits(db, newCredits);
  await replaceWorks(db, newWorks);
  return touched;
}

/** Null: the file says nothing, so what stands stays. Empty: as the production has it. */
function own<Item>(said: Item[], productions: Item[]): Item[] | null {
  if (said.length === 0) return null;
  return same(said, productions) ? [] : said;
}

type OwnList = { event_id: number; list: unknown };

async function ownOf(db: Database, query: RawBuilder<OwnList>): Promise<Map<number, unknown>> {
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
  const rows = [...lists].flatMap(([event_id, list]) => list.map((work_id, position) => ({ event_id, work_id, position })));
  await db
    .deleteFrom('programme_item')
    .where('event_id', 'in', [...lists.keys()])
    .execute();
  await sql`insert into programme_item (event_id, work_id, position)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(event_id int, work_id int, position int)`.execute(db);
}
