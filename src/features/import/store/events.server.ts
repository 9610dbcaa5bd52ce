import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { EventStatus } from '#db/schema/schema-event.ts';
import { storedPrices } from '#features/programme/index.server.ts';
import type { Localised } from '#i18n/localised.ts';
import type { ImportStats } from '../import-stats.ts';
import type { Prepared } from '../prepare.ts';
import { priceRow } from '../record/prices.ts';
import { loadImported, saveImported } from './imported-records.server.ts';
import type { Known, KnownProduction } from './known.server.ts';
import { writeLinks } from './links.server.ts';
import { idOf } from './names.server.ts';
import { writeOwnLists } from './own-lists.server.ts';
import { type Difference, Owners } from './owners.ts';
import { importedOf, type MatchedEvent } from './productions.server.ts';
import { writePromoters } from './promoters/promoters.server.ts';
import type { Refusal } from './refusal.ts';
import { retainedValues } from './retained/retained-values.server.ts';
import { merged, ownText, same, sameTexts } from './texts.ts';

type EventState = {
  production_id: number;
  title: Localised | null;
  subtitle: Localised | null;
  description: Localised | null;
  date_start: Date;
  date_end: Date | null;
  time_known: boolean;
  room_id: number;
  type_id: number;
  status: EventStatus;
  status_note: Localised;
  ticket_url: string | null;
  image_credit: string | null;
  accessibility_ids: number[];
  prices: unknown;
  details: { [name: string]: unknown };
};

type StoredEvent = EventState & { id: number; id_jet: string | null; identifier: string; tag_ids: number[]; series_ids: number[]; genre_ids: number[] };

type Run = { stats: ImportStats; drafts: boolean; act: string /** Dates that are online again. */; restored: ReadonlySet<string> };

/** Writes events that are new or different, and nothing for the others; `drafts`: new ones are offline. Answers what stays as staff have written it, and which dates are changed. */
export async function writeEvents(
  db: Database,
  known: Known,
  matched: MatchedEvent[],
  { stats, drafts, act, restored }: Run,
): Promise<{ retained: Refusal[]; changed: number[] }> {
  const identifiers = matched.map(({ event }) => event.identifier);
  const standing = await load(db, identifiers);
  const owners = new Owners(await loadImported(db, 'event', identifiers));
  const states = new Map(matched.map((item) => [item.event.identifier, stateOf(known, item, standing.get(item.event.identifier), owners)]));
  const different = [...states].filter(([identifier, state]) => !isSame(standing.get(identifier), state));
  const ids = new Map([...standing].map(([identifier, { id }]) => [identifier, id]));
  for (const { id, identifier } of await upsert(db, different, drafts)) ids.set(identifier, id);
  const touched = new Set([...restored, ...different.map(([identifier]) => identifier)]);
  for (const identifier of await writeLinks(db, known, matched, { standing, ids, owners })) touched.add(identifier);
  for (const identifier of await writeOwnLists(db, known, matched, { standing, ids, owners })) touched.add(identifier);
  for (const identifier of await writePromoters(db, known, matched, { standing, ids, owners, stats, act })) touched.add(identifier);
  await saveImported(
    db,
    'event',
    matched.map(({ event }) => ({
      identifier: event.identifier,
      said: owners.now.get(event.identifier) ?? {},
      source: event.source,
      occurrence_of: event.occurrenceOf,
    })),
    act,
  );
  const changed: number[] = [];
  for (const { event, productionChanged } of matched) {
    if (!standing.has(event.identifier)) stats.created += 1;
    else if (touched.has(event.identifier) || productionChanged) changed.push(ids.get(event.identifier) ?? 0);
    else stats.unchanged += 1;
  }
  stats.changed += changed.length;
  const moved = matched.filter(({ event: { identifier } }) => {
    const before = standing.get(identifier)?.production_id;
    return before !== undefined && states.get(identifier)?.production_id !== before;
  });
  const retained = [
    ...moved.map(({ event: { at }, production: { title } }) => ({ at, problem: { code: 'moved_production' as const, detail: title.de ?? title.en ?? '' } })),
    ...(await refusalsOf(db, matched, owners)),
  ];
  return { retained, changed };
}

async function refusalsOf(db: Database, matched: readonly MatchedEvent[], owners: Owners): Promise<Refusal[]> {
  const retaining = matched.map((item) => ({ at: item.event.at, differences: retainedBy(item, owners) })).filter(({ differences }) => differences.length > 0);
  const values = await retainedValues(
    db,
    retaining.map(({ differences }) => differences),
  );
  return retaining.map(({ at, differences }, index) => {
    const fields = [...new Set(differences.map(({ field }) => field))];
    return { at, problem: { code: 'kept', detail: fields.join(' '), retained: values[index] ?? [] } };
  });
}

/** What an event keeps of staff, then its production; what it has from that is what it shows. */
function retainedBy({ event: { identifier }, production, retained }: MatchedEvent, owners: Owners): Difference[] {
  const own = (owners.retained.get(identifier) ?? []).map((difference) => ({ ...difference, ...shownValues(difference, production) }));
  return [...own, ...retained.filter(({ field, language }) => !own.some((other) => other.field === field && other.language === language))];
}

function shownValues({ field, language, standing, wanted }: Difference, production: KnownProduction): Partial<Difference> {
  if (language && (field === 'title' || field === 'subtitle' || field === 'description')) return { standing: standing ?? production[field][language] };
  if (field !== 'credits' && field !== 'works') return {};
  const shown = (list: unknown) => (Array.isArray(list) && list.length === 0 ? production[field] : list);
  return { standing: shown(standing), wanted: Array.isArray(wanted) && wanted.length === 0 ? importedOf(production)[field] : wanted };
}

async function load(db: Database, identifiers: string[]): Promise<Map<string, StoredEvent>> {
  const { rows } = await sql<StoredEvent>`
    select id, identifier, production_id, title, subtitle, description, date_start, date_end, time_known, room_id, type_id, status, status_note,
      ticket_url, image_credit, accessibility_ids, prices, id_jet, details, tag_ids, series_ids, genre_ids
    from event where identifier = any(${identifiers})`.execute(db);
  return new Map(rows.map((row) => [row.identifier, row]));
}

/** What the file says, but for what staff have written since; about all else the event stays as it stands. */
function stateOf(known: Known, { event, production }: MatchedEvent, standing: StoredEvent | undefined, owners: Owners): EventState {
  const { identifier } = event;
  const imported = importedOf(production);
  const value = <Value>(field: string, stands: Value | undefined, wanted: Value): Value => owners.value(identifier, field, stands, wanted);
  const text = (field: 'title' | 'subtitle' | 'description') =>
    owners.texts(identifier, field, {
      standing: standing?.[field],
      wanted: ownText(event[field], imported[field], standing?.[field] ?? null),
      said: event[field],
    });
  const wantedTimes = [event.times.start, event.times.end, event.times.timeKnown] as const;
  const [start, end, timeKnown] = value('times', standing && ([standing.date_start, standing.date_end, standing.time_known] as const), wantedTimes);
  const details = Object.entries(event.details).map(([name, wanted]) => [name, value(name, standing && (standing.details[name] ?? null), wanted)]);
  const note = { standing: standing?.status_note, wanted: merged(standing?.status_note, event.note), said: event.note };
  return {
    production_id: value('production_id', standing?.production_id, production.id),
    title: text('title'),
    subtitle: text('subtitle'),
    description: text('description'),
    date_start: start,
    date_end: end,
    time_known: timeKnown,
    room_id: value('room_id', standing?.room_id, idOf(known, 'rooms', event.room)),
    type_id: value('type_id', standing?.type_id, idOf(known, 'types', event.type)),
    status: value('status', standing?.status, event.status),
    status_note: owners.texts(identifier, 'status_note', note) ?? {},
    ticket_url: event.url === undefined ? (standing?.ticket_url ?? null) : value('ticket_url', standing?.ticket_url, event.url),
    image_credit: event.imageCredit === undefined ? (standing?.image_credit ?? null) : value('image_credit', standing?.image_credit, event.imageCredit),
    accessibility_ids:
      event.accessibility.length > 0 ? value('accessibility_ids', standing?.accessibility_ids, event.accessibility) : (standing?.accessibility_ids ?? []),
    prices: pricesOf(event, standing, value),
    details: { ...standing?.details, ...Object.fromEntries(details) },
  };
}

/** What the box office says of prices, and what staff have typed before any import said some, stays. */
function pricesOf(
  { prices }: Prepared,
  standing: StoredEvent | undefined,
  value: <Value>(field: string, stands: Value | undefined, wanted: Value) => Value,
): unknown {
  if (prices.length === 0 || standing?.id_jet) return standing?.prices ?? [];
  return value<unknown>('prices', standing?.prices, storedPrices(prices.map(priceRow)));
}

const texts = ['title', 'subtitle', 'description', 'status_note'] as const;
const plain = ['production_id', 'time_known', 'room_id', 'type_id', 'status', 'ticket_url', 'image_credit'] as const;
const instants = ['date_start', 'date_end'] as const;
const others = ['accessibility_ids', 'prices', 'details'] as const;

function isSame(standing: StoredEvent | undefined, state: EventState): boolean {
  return (
    standing !== undefined &&
    plain.every((field) => standing[field] === state[field]) &&
    instants.every((field) => standing[field]?.getTime() === state[field]?.getTime()) &&
    texts.every((field) => sameTexts(standing[field], state[field])) &&
    same(standing.accessibility_ids, state.accessibility_ids) &&
    same(standing.prices, state.prices) &&
    Object.entries(state.details).every(([name, value]) => same(standing.details[name], value))
  );
}

async function upsert(db: Database, different: [string, EventState][], drafts: boolean): Promise<{ id: number; identifier: string }[]> {
  if (different.length === 0) return [];
  const columns = sql.join([...plain, ...instants, ...texts, ...others].map((column) => sql.ref(column)));
  const newValues = sql.join([...plain, ...instants, ...texts, ...others].map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
  const { rows } = await sql<{ id: number; identifier: string }>`
    insert into event (identifier, is_online, ${columns})
    select identifier, ${!drafts}, ${columns} from jsonb_to_recordset(${JSON.stringify(different.map(([identifier, state]) => ({ identifier, ...state })))}::jsonb)
      as r(identifier text, production_id int, title jsonb, subtitle jsonb, description jsonb, date_start timestamptz, date_end timestamptz,
        time_known boolean, room_id int, type_id int, status event_status, status_note jsonb, ticket_url text, image_credit text,
        accessibility_ids int[], prices jsonb, details jsonb)
    on conflict (identifier) do update set ${newValues}
    returning id, identifier`.execute(db);
  return rows;
}
