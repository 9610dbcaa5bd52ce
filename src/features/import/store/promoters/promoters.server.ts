import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { foldName } from '#i18n/fold-name.ts';
import type { ImportStats } from '../../import-stats.ts';
import type { Prepared } from '../../prepare.ts';
import { loadImported, saveImported } from '../imported-records.server.ts';
import type { Known } from '../known.server.ts';
import { Owners } from '../owners.ts';
import type { MatchedEvent } from '../productions.server.ts';
import { same } from '../texts.ts';

type Lists = { standing: ReadonlyMap<string, unknown>; ids: ReadonlyMap<string, number>; owners: Owners; stats: ImportStats; act: string };

/**
 * Writes who puts events on, where the file says so and it is not the venue: the first event of a production says it for all of
 * them, others say of their own what differs. Owned is what an event shows, its own or its production's. Answers the events that were changed.
 */
export async function writePromoters(db: Database, known: Known, matched: MatchedEvent[], { standing, ids, owners, stats, act }: Lists): Promise<Set<string>> {
  const touched = new Set<string>();
  const saying = matched.filter(({ event }) => event.organizers.length > 0 && ids.has(event.identifier));
  if (saying.length === 0) return touched;
  const wanted = await partnerIds(
    db,
    known,
    saying.map(({ event }) => event),
    stats,
  );
  const productions = await loadLists(
    db,
    'production_id',
    saying.map(({ production }) => production.id),
  );
  const events = await loadLists(
    db,
    'event_id',
    saying.flatMap(({ event }) => ids.get(event.identifier) ?? []),
  );
  const leading = new Owners(
    await loadImported(
      db,
      'production',
      saying.map(({ event }) => event.production.identifier),
    ),
  );
  const added = new Map<number, readonly number[]>();
  for (const { event, production } of saying) {
    const id = ids.get(event.identifier) ?? 0;
    const wantedIds = wanted(event);
    const [own, inherited] = [events.get(id) ?? [], productions.get(production.id) ?? []];
    const shown = own.length > 0 ? own : inherited;
    const isNew = !standing.has(event.identifier);
    const list = owners.value(event.identifier, 'promoters', isNew ? undefined : shown, wantedIds);
    if (production.lead === event.identifier && !production.byHand) {
      const ofProduction = leading.value(event.production.identifier, 'promoters', isNew ? undefined : inherited, wantedIds);
      if (!same(ofProduction, inherited)) {
        if (inherited.length === 0) added.set(production.id, ofProduction);
        else await changeProduction(db, production.id, ofProduction, id);
        productions.set(production.id, ofProduction);
        touched.add(event.identifier);
      }
    }
    const its = same(list, productions.get(production.id) ?? []) ? [] : list;
    if (same(its, own)) continue;
    await replace(db, 'event_id', id, its);
    touched.add(event.identifier);
  }
  await addToProductions(db, added);
  await saveImported(
    db,
    'production',
    [...leading.now].map(([identifier, said]) => ({ identifier, said })),
    act,
  );
  return touched;
}

type Column = 'event_id' | 'production_id';

async function loadLists(db: Database, column: Column, owners: readonly number[]): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ owner: number; list: number[] }>`
    select ${sql.ref(column)} as owner, array_agg(partner_id order by position, id) as list from partnership
    where kind = 'promoter' and ${sql.ref(column)} = any(${[...owners]}) group by 1`.execute(db);
  return new Map(rows.map(({ owner, list }) => [owner, list]));
}

export async function replace(db: Database, column: Column, owner: number, list: readonly number[]): Promise<void> {
  await sql`delete from partnership where kind = 'promoter' and ${sql.ref(column)} = ${owner}`.execute(db);
  await sql`insert into partnership (${sql.ref(column)}, partner_id, kind, position)
    select ${owner}::int, partner_id, 'promoter', ordinality - 1 from unnest(${[...list]}::int[]) with ordinality as said(partner_id, ordinality)`.execute(db);
}

/** The production's other events show what they have shown. */
async function changeProduction(db: Database, id: number, list: readonly number[], lead: number): Promise<void> {
  await sql`insert into partnership (event_id, partner_id, kind, position)
    select e.id, p.partner_id, 'promoter', p.position from event e join partnership p on p.production_id = e.production_id and p.kind = 'promoter'
    where e.production_id = ${id} and e.id <> ${lead} and not exists (select from partnership own where own.event_id = e.id and own.kind = 'promoter')`.execute(
    db,
  );
  await replace(db, 'production_id', id, list);
  await inheritAgain(db, [id]);
}

/** Of productions that had none: a season of new ones is written at once. */
async function addToProductions(db: Database, lists: ReadonlyMap<number, readonly number[]>): Promise<void> {
  if (lists.size === 0) return;
  const rows = [...lists].flatMap(([production, list]) => list.map((partner, position) => ({ production, partner, position })));
  await sql`insert into partnership (production_id, partner_id, kind, position)
    select production, partner, 'promoter', position from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(production int, partner int, position int)`.execute(
    db,
  );
  await inheritAgain(db, [...lists.keys()]);
}

/** Events that say what their production says need no list of their own. */
async function inheritAgain(db: Database, productions: readonly number[]): Promise<void> {
  await sql`delete from partnership where kind = 'promoter' and event_id in (
    select own.event_id from partnership own join event e on e.id = own.event_id where e.production_id = any(${[...productions]}) and own.kind = 'promoter'
    group by own.event_id, e.production_id
    having array_agg(own.partner_id order by own.position, own.id) =
      (select array_agg(p.partner_id order by p.position, p.id) from partnership p where p.production_id = e.production_id and p.kind = 'promoter'))`.execute(
    db,
  );
}

/** Finds partners by name, without regard to case and accents, and makes those that there are not; the venue itself is none. */
async function partnerIds(db: Database, known: Known, events: readonly Prepared[], stats: ImportStats): Promise<(event: Prepared) => number[]> {
  known.partners ??= await loadPartners(db);
  const { partners } = known;
  const venue = foldName((await settingsReader(db).read()).name);
  const others = (event: Prepared) => event.organizers.filter(({ name }) => foldName(name) !== venue);
  for (const { name, link } of events.flatMap(others)) {
    if (partners.has(foldName(name))) continue;
    const { id } = await db
      .insertInto('partner')
      .values({ name, link: link ?? '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    stats.made.partners += 1;
    partners.set(foldName(name), id);
  }
  return (event) => [...new Set(others(event).flatMap(({ name }) => partners.get(foldName(name)) ?? []))];
}

export async function loadPartners(db: Database): Promise<Map<string, number>> {
  const rows = await db.selectFrom('partner').select(['id', 'name']).orderBy('id', 'desc').execute();
  return new Map(rows.map(({ id, name }) => [foldName(name), id]));
}
