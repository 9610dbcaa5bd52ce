import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { foldName } from '#i18n/fold-name.ts';
import type { ImportStats } from '../import-stats.ts';
import type { NamePair } from '../mapping.server.ts';
import type { Prepared } from '../prepare.ts';
import { changeProduction, type ProductionState } from './change-production.server.ts';
import { findHandmade } from './handmade/handmade.server.ts';
import { type ImportedValues, saveImported } from './imported-records.server.ts';
import type { Known, KnownProduction } from './known.server.ts';
import { idOf, seasonOf } from './names.server.ts';
import { asImported, type Difference, Owners } from './owners.ts';
import { idOfPerson, idOfWork } from './people.server.ts';
import { followTitles } from './renamed/follow-titles.server.ts';
import { merged, same } from './texts.ts';

export type MatchedEvent = {
  event: Prepared;
  production: KnownProduction;
  productionChanged: boolean /** Fields of the production that stay as staff have written them. */;
  retained: readonly Difference[];
};

/**
 * Finds or makes the production of each event. The event that came in first, its lead, speaks for the production: what its
 * record says goes to the production, and other events keep of their own what differs from it. A production made by hand
 * takes events of its title and is not changed.
 */
export async function matchEvents(
  db: Database,
  known: Known,
  events: Prepared[],
  { stats, act }: { stats: ImportStats; act: string },
): Promise<MatchedEvent[]> {
  await lookUp(db, known, events);
  await followTitles(db, known, events, load);
  await makeMissing(db, known, events, { stats, act });
  const matched: MatchedEvent[] = [];
  const saved: { identifier: string; said: ImportedValues }[] = [];
  for (const event of events) {
    const production = known.productions.get(event.production.identifier);
    if (!production) throw new Error(`No production was made for "${event.production.identifier}".`);
    if (!production.byHand) production.lead ??= event.identifier;
    const leads = production.lead === event.identifier && !production.byHand;
    const owners = new Owners(new Map(production.said ? [[event.production.identifier, production.said]] : []));
    const state = leads ? await stateOf(db, known, event, { stats, owners, standing: production }) : null;
    const productionChanged = state !== null && (await changeProduction(db, production, state, { lead: event.identifier, act }));
    if (productionChanged) stats.productionsChanged += 1;
    const said = owners.now.get(event.production.identifier);
    if (said && !same({ ...production.said, ...said }, production.said)) {
      production.said = { ...production.said, ...said };
      saved.push({ identifier: event.production.identifier, said: production.said });
    }
    matched.push({ event, production, productionChanged, retained: owners.retained.get(event.production.identifier) ?? [] });
  }
  await saveImported(db, 'production', [...new Map(saved.map((row) => [row.identifier, row])).values()], act);
  return matched;
}

async function lookUp(db: Database, known: Known, events: Prepared[]): Promise<void> {
  const missing = events.map((event) => event.production).filter(({ identifier }) => !known.productions.has(identifier));
  if (missing.length === 0) return;
  const found = await load(db, sql`p.identifier = any(${[...new Set(missing.map(({ identifier }) => identifier))]})`);
  for (const { identifier, ...production } of found) if (identifier !== null) known.productions.set(identifier, { ...production, byHand: false });
  const named = missing.filter(({ identifier, byTitle }) => byTitle && !known.productions.has(identifier));
  if (named.length === 0) return;
  const handmade = await findHandmade(db, [...new Set(named.flatMap(({ title }) => [title.de ?? [], title.en ?? []].flat()))]);
  for (const { identifier, title } of named) {
    const id = [title.de, title.en].map((text) => (text === undefined ? undefined : handmade.get(foldName(text)))).find((match) => match !== undefined);
    if (id === undefined || known.productions.has(identifier)) continue;
    const [production] = await load(db, sql`p.id = ${id}`);
    if (production) known.productions.set(identifier, { ...production, byHand: true });
  }
}

type Loaded = Omit<KnownProduction, 'byHand'> & { identifier: string | null };

/** `+ 0` keeps the planner from walking all events in the order of their ids. */
async function load(db: Database, condition: ReturnType<typeof sql>): Promise<Loaded[]> {
  const { rows } = await sql<Loaded>`
    select p.id, p.identifier, p.title, p.subtitle, p.description, p.type_id, p.season_id,
      (select coalesce(jsonb_agg(jsonb_build_array(person_id, role_id) order by position), '[]') from credit where production_id = p.id) as credits,
      (select coalesce(jsonb_agg(work_id order by position), '[]') from programme_item where production_id = p.id) as works,
      (select m.said from imported_record m where m.kind = 'production' and m.identifier = p.identifier) as said,
      (select e.identifier from event e where e.production_id = p.id and e.identifier is not null order by e.id + 0 limit 1) as lead
    from production p where ${condition}`.execute(db);
  return rows;
}

/** Productions that are new are what their first event says. */
async function makeMissing(db: Database, known: Known, events: Prepared[], { stats, act }: { stats: ImportStats; act: string }): Promise<void> {
  const first = new Map<string, Prepared>();
  for (const event of events) {
    const { identifier } = event.production;
    if (!known.productions.has(identifier) && !first.has(identifier)) first.set(identifier, event);
  }
  if (first.size === 0) return;
  const states = new Map<string, ProductionState>();
  const owners = new Owners(new Map());
  for (const [identifier, event] of first) states.set(identifier, await stateOf(db, known, event, { stats, owners }));
  const rows = [...states].map(([identifier, state]) => ({ identifier, ...state }));
  const made = await sql<{ id: number; identifier: string }>`
    insert into production (identifier, title, subtitle, description, type_id, season_id)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(identifier text, title jsonb, subtitle jsonb, description jsonb, type_id int, season_id int)
    returning id, identifier`.execute(db);
  const credits: { production_id: number; person_id: number; role_id: number | null; position: number }[] = [];
  const items: { production_id: number; work_id: number; position: number }[] = [];
  for (const { id: production_id, identifier } of made.rows) {
    const [state, event] = [states.get(identifier), first.get(identifier)];
    if (!state || !event) continue;
    known.productions.set(identifier, { ...state, id: production_id, lead: event.identifier, said: owners.now.get(identifier), byHand: false });
    credits.push(...state.credits.map(([person_id, role_id], position) => ({ production_id, person_id, role_id, position })));
    items.push(...state.works.map((work_id, position) => ({ production_id, work_id, position })));
  }
  stats.made.productions += made.rows.length;
  await saveImported(
    db,
    'production',
    [...owners.now].map(([identifier, said]) => ({ identifier, said })),
    act,
  );
  await sql`insert into credit (production_id, person_id, role_id, position)
    select * from jsonb_to_recordset(${JSON.stringify(credits)}::jsonb) as r(production_id int, person_id int, role_id int, position int)`.execute(db);
  await sql`insert into programme_item (production_id, work_id, position)
    select * from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as r(production_id int, work_id int, position int)`.execute(db);
}

type Reading = { stats: ImportStats; owners: Owners; standing?: KnownProduction };

/** The production as its lead has it; about what the record does not say, and what staff have written since, it stays as it stands. */
async function stateOf(db: Database, known: Known, event: Prepared, { stats, owners, standing }: Reading): Promise<ProductionState> {
  const { identifier } = event.production;
  const text = (field: 'title' | 'subtitle' | 'description', said: NamePair | undefined) =>
    owners.texts(identifier, field, { standing: standing?.[field], wanted: merged(standing?.[field], said), said }) ?? {};
  const list = <Item>(field: 'credits' | 'works', said: Item[], stands: Item[] | undefined) =>
    said.length > 0 ? owners.value(identifier, field, stands, said) : (stands ?? []);
  return {
    title: text('title', event.production.title),
    subtitle: text('subtitle', event.subtitle),
    description: text('description', event.production.description),
    type_id: owners.value(identifier, 'type_id', standing?.type_id, idOf(known, 'types', event.type)),
    season_id: owners.value(identifier, 'season_id', standing?.season_id, await seasonOf(db, known, event.day, event.season, stats)),
    credits: list('credits', creditIds(known, event), standing?.credits),
    works: list('works', workIds(known, event), standing?.works),
  };
}

/** The production as the import has last read it: what its events say of their own is what differs from that. */
export function importedOf({ said, ...production }: KnownProduction): Pick<KnownProduction, 'title' | 'subtitle' | 'description' | 'credits' | 'works'> {
  const text = (field: 'title' | 'subtitle' | 'description') => asImported(production[field], said, field);
  return {
    title: text('title'),
    subtitle: text('subtitle'),
    description: text('description'),
    credits: (said?.credits as KnownProduction['credits'] | undefined) ?? production.credits,
    works: (said?.works as KnownProduction['works'] | undefined) ?? production.works,
  };
}

export function creditIds(known: Known, event: Prepared): [number, number | null][] {
  return event.credits.map(({ person, role }) => [idOfPerson(known, person), role && idOf(known, 'roles', role)]);
}

export const workIds = (known: Known, event: Prepared): number[] => event.works.map((work) => idOfWork(known, work));
