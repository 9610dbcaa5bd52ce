import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { followMemory } from './follow-memory.server.ts';
import type { KnownProduction } from './known.server.ts';
import { workNotes } from './notes/work-notes.server.ts';
import { same, sameTexts } from './texts.ts';

export type ProductionState = Pick<KnownProduction, 'title' | 'subtitle' | 'description' | 'type_id' | 'season_id' | 'credits' | 'works'>;

const textFields = ['title', 'subtitle', 'description'] as const;

/**
 * Brings a production to a new state; false, with nothing written, where it is in it. Its other events go on saying what
 * they said: what they had from the production becomes their own, and what of their own the production now says is dropped.
 */
export async function changeProduction(
  db: Database,
  production: KnownProduction,
  state: ProductionState,
  { lead, act }: { lead: string; act: string },
): Promise<boolean> {
  const texts = textFields.filter((field) => !sameTexts(production[field], state[field]));
  const newCredits = !same(production.credits, state.credits);
  const newWorks = !same(production.works, state.works);
  const isSame = texts.length === 0 && !newCredits && !newWorks && production.type_id === state.type_id && production.season_id === state.season_id;
  if (isSame) return false;
  const follow = await followMemory(db, production.id, { lead, act });
  for (const field of texts) await retainTexts(db, production, field, state, lead);
  await db
    .updateTable('production')
    .set({
      title: JSON.stringify(state.title),
      subtitle: JSON.stringify(state.subtitle),
      description: JSON.stringify(state.description),
      type_id: state.type_id,
      season_id: state.season_id,
      updated_at: new Date(),
    })
    .where('id', '=', production.id)
    .execute();
  if (newCredits) await changeCredits(db, production.id, state.credits, lead);
  if (newWorks) await changeWorks(db, production.id, state.works, lead);
  await follow();
  Object.assign(production, state);
  return true;
}

async function retainTexts(
  db: Database,
  { id, ...old }: KnownProduction,
  field: (typeof textFields)[number],
  state: ProductionState,
  lead: string,
): Promise<void> {
  const column = sql.ref(field);
  const own = sql`nullif(coalesce(${column}, ${JSON.stringify(old[field])}::jsonb), ${JSON.stringify(state[field])}::jsonb)`;
  await sql`update event set ${column} = ${own}
    where production_id = ${id} and identifier is distinct from ${lead} and ${column} is distinct from ${own}`.execute(db);
}

async function changeCredits(db: Database, id: number, credits: KnownProduction['credits'], lead: string): Promise<void> {
  await sql`insert into credit (event_id, person_id, role_id, position)
    select e.id, c.person_id, c.role_id, c.position from event e join credit c on c.production_id = e.production_id
    where e.production_id = ${id} and e.identifier is distinct from ${lead} and not exists (select from credit own where own.event_id = e.id)`.execute(db);
  await db.deleteFrom('credit').where('production_id', '=', id).execute();
  await sql`insert into credit (production_id, person_id, role_id, position)
    select ${id}::int, (c.value->>0)::int, (c.value->>1)::int, c.ordinality - 1
    from jsonb_array_elements(${JSON.stringify(credits)}::jsonb) with ordinality c`.execute(db);
  await sql`delete from credit where event_id in (
    select c.event_id from credit c join event e on e.id = c.event_id where e.production_id = ${id} group by c.event_id
    having jsonb_agg(jsonb_build_array(c.person_id, c.role_id) order by c.position) = ${JSON.stringify(credits)}::jsonb)`.execute(db);
}

async function changeWorks(db: Database, id: number, works: number[], lead: string): Promise<void> {
  await sql`insert into programme_item (event_id, work_id, note, position)
    select e.id, i.work_id, i.note, i.position from event e join programme_item i on i.production_id = e.production_id
    where e.production_id = ${id} and e.identifier is distinct from ${lead} and not exists (select from programme_item own where own.event_id = e.id)`.execute(
    db,
  );
  const noteOf = await workNotes(db, 'production_id', [id]);
  const rows = works.map((work_id, position) => ({ work_id, note: noteOf(id, work_id), position }));
  await db.deleteFrom('programme_item').where('production_id', '=', id).execute();
  await sql`insert into programme_item (production_id, work_id, note, position)
    select ${id}::int, work_id, note, position from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(work_id int, note jsonb, position int)`.execute(db);
  await sql`delete from programme_item where event_id in (
    select i.event_id from programme_item i join event e on e.id = i.event_id where e.production_id = ${id} group by i.event_id
    having jsonb_agg(i.work_id order by i.position) = ${JSON.stringify(works)}::jsonb)`.execute(db);
}
