import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { attendanceStated } from '#features/programme/index.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { addDays, dayOf } from '#i18n/berlin-time.ts';
import { foldName } from '#i18n/fold-name.ts';
import type { Localised } from '#i18n/localised.ts';
import type { NamePair } from '../../mapping.server.ts';
import type { Prepared } from '../../prepare.ts';
import type { Known } from '../known.server.ts';
import type { Refusal } from '../refusal.ts';
import { same } from '../texts.ts';
import { linkChanges, type StoredLinks, storedLinks, writeLinkChanges } from './own-links.server.ts';

type Status = Prepared['status'];
type StoredEvent = {
  id: number;
  date_start: Date;
  date_end: Date | null;
  time_known: boolean;
  status: Status;
  is_online: boolean;
  has_new_date: boolean;
  room_id: number;
  room: Localised;
  title: Localised | null;
  subtitle: Localised | null;
  description: Localised | null;
  production: { title: Localised; subtitle: Localised; description: Localised };
} & StoredLinks;
type State = Pick<StoredEvent, 'date_start' | 'date_end' | 'time_known' | 'status' | 'room_id' | 'title' | 'subtitle' | 'description'>;
type Result = { changed: number; unchanged: number; deleted: Refusal[] /** What of the file there is not here. */; refusals: Refusal[] };

const columns = ['date_start', 'date_end', 'time_known', 'status', 'room_id', 'title', 'subtitle', 'description'] as const;

/**
 * Updates events from files that this site itself has exported, by their numbers: times, room, status, texts, kind, tags, series, promoters and prices, where the file says
 * something else than an export says of the event as it stands. All else that an export tells follows from other records, and
 * nothing is made.
 */
export async function updateOwnEvents(db: Database, known: Known, events: readonly Prepared[]): Promise<Result> {
  const result: Result = { changed: 0, unchanged: 0, deleted: [], refusals: [] };
  const standing = await load(
    db,
    events.flatMap(({ own }) => (own ? [own.id] : [])),
  );
  const { name: venue } = await settingsReader(db).read();
  for (const event of events) {
    const row = standing.get(event.own?.id ?? 0);
    if (!row) {
      result.deleted.push({ at: event.at, problem: { code: 'deleted', detail: event.title.de ?? event.title.en ?? '' } });
      continue;
    }
    const room = roomOf(row, event, known);
    if (room === null) result.refusals.push({ at: event.at, problem: { code: 'own_room', detail: event.room.name.de ?? event.room.name.en ?? '' } });
    const state: State = { ...timesOf(row, event), ...textsOf(row, event), status: statusOf(row, event), room_id: room ?? row.room_id };
    const { changes, refusals } = await linkChanges(db, known, row, { event, venue });
    result.refusals.push(...refusals);
    const isSame = columns.every((column) => same(state[column], row[column])) && Object.keys(changes).length === 0;
    if (!isSame) await write(db, row.id, state);
    if (Object.keys(changes).length > 0) await writeLinkChanges(db, row.id, changes);
    result[isSame ? 'unchanged' : 'changed'] += 1;
  }
  return result;
}

async function load(db: Database, ids: readonly number[]): Promise<Map<number, StoredEvent>> {
  const { rows } = await sql<StoredEvent>`
    select e.id, e.date_start, e.date_end, e.time_known, e.status, e.is_online, e.rescheduled_to is not null as has_new_date, e.room_id, r.name as room,
      e.title, e.subtitle, e.description, jsonb_build_object('title', p.title, 'subtitle', p.subtitle, 'description', p.description) as production, ${storedLinks}
    from event e join production p on p.id = e.production_id join room r on r.id = e.room_id where e.id = any(${ids})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

async function write(db: Database, id: number, state: State): Promise<void> {
  const json = (texts: Localised | null) => texts && JSON.stringify(texts);
  await db
    .updateTable('event')
    .set({ ...state, title: json(state.title), subtitle: json(state.subtitle), description: json(state.description) })
    .where('id', '=', id)
    .execute();
}

/** A day alone says nothing of the clock, and an end that nobody has set is one that an export works out, but in a table. */
function timesOf(row: StoredEvent, { times, own }: Prepared): Pick<State, 'date_start' | 'date_end' | 'time_known'> {
  const stays = { date_start: row.date_start, date_end: row.date_end, time_known: row.time_known };
  const isSameStart = times.timeKnown && row.time_known ? times.start.getTime() === row.date_start.getTime() : dayOf(times.start) === dayOf(row.date_start);
  const isSameEnd = times.end === null || endsAlike(row.date_end, times.end) || (row.date_end === null && own?.format !== 'table');
  // JSON-LD of what is postponed tells its new date, which is an event of its own.
  if ((isSameStart && isSameEnd) || (row.has_new_date && own?.format === 'jsonld')) return stays;
  const moved = times.start.getTime() - row.date_start.getTime();
  const follows = times.end === null && !isSameStart ? moved : 0; // an end that the file does not tell goes with its start
  const end = isSameEnd ? row.date_end && new Date(row.date_end.getTime() + follows) : times.end;
  return { date_start: isSameStart ? row.date_start : times.start, date_end: end, time_known: isSameStart ? row.time_known : times.timeKnown };
}

/** Of what lasts several days an export tells the last day alone; what ends at midnight ends on the day before. */
function endsAlike(stands: Date | null, end: Date): boolean {
  if (stands === null) return false;
  const lastDay = dayOf(new Date(stands.getTime() - 1));
  return stands.getTime() === end.getTime() || (isEndOfDay(end) && dayOf(new Date(end.getTime() - 1)) === lastDay);
}

const isEndOfDay = (end: Date): boolean => dayOf(new Date(end.getTime() + 60_000)) === addDays(dayOf(new Date(end.getTime() - 1)), 1);

/** What is withdrawn, or has a new date, is cancelled in calendars without being so. */
const statusOf = (row: StoredEvent, { status }: Prepared): Status => (row.is_online && !row.has_new_date ? status : row.status);

/** Null: a room that there is not, or that is called as another. */
function roomOf(row: StoredEvent, { room }: Prepared, known: Known): number | null {
  const isOnline = attendanceStated(row.production_details, row.details) === 'online';
  if (isOnline && (room.isVirtual || room.keys.includes('online'))) return row.room_id; // exports tell no hall of it
  const names = Object.values(row.room).map(foldName);
  if (room.keys.some((key) => names.some((name) => key === name || key.startsWith(`${name} `)))) return row.room_id;
  return room.keys.map((key) => known.names?.rooms.get(key)).find((id) => id !== undefined) ?? null;
}

function textsOf(row: StoredEvent, event: Prepared): Pick<State, 'title' | 'subtitle' | 'description'> {
  const text = (field: 'title' | 'subtitle' | 'description', names: NamePair | undefined) => textOf(row[field], row.production[field], names);
  return {
    title: text('title', event.title),
    // Other files tell subtitle and description as one.
    subtitle: event.own?.format === 'table' ? text('subtitle', event.subtitle) : row.subtitle,
    description: event.own?.format === 'table' ? text('description', event.description) : row.description,
  };
}

/** In each language an export tells the event's text, else its production's, else that of the other language. */
function textOf(own: Localised | null, production: Localised, names: NamePair | undefined): Localised | null {
  const end = new Set([...Object.values(own ?? {}), ...Object.values(production)].map(bare));
  const isNew = ([, text]: [string, string | undefined]) => text !== undefined && !end.has(bare(text));
  const changes = Object.entries(names ?? {}).filter(isNew);
  return changes.length === 0 ? own : { ...own, ...Object.fromEntries(changes) };
}

const bare = (text: string): string => text.replace(/\s+/g, ' ').trim();
