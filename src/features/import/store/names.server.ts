import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { addDays, type Day } from '#i18n/berlin-time.ts';
import type { ImportStats } from '../import-stats.ts';
import { isElsewhere } from '../places.ts';
import type { Prepared, Wanted, WantedRole, WantedRoom } from '../prepare.ts';
import { eventText } from '../strings.ts';
import { type Known, keyOfRole, loadNames, type NameTable, nameKinds, nameTables } from './known.server.ts';
import { merged } from './texts.ts';

/** What an import makes stands behind what the venue has put in order. */
const sortOfNew = 1_000;

/** Makes the rooms, types, tags, series, genres and roles that these events name and that are not there yet. */
export async function makeNames(db: Database, known: Known, events: Prepared[], stats: ImportStats): Promise<void> {
  known.names ??= await loadNames(db, known.aliases);
  for (const event of events) {
    noteAsked(known, 'rooms', event.room, event.at);
    noteAsked(known, 'types', event.type, event.at);
  }
  const wanted: Record<NameTable, NewName[]> = {
    rooms: events.map((event) => event.room),
    types: events.map((event) => event.type),
    tags: events.flatMap((event) => event.tags),
    series: events.flatMap((event) => event.series),
    genres: events.flatMap((event) => event.genres),
    roles: events.flatMap((event) => event.credits.flatMap(({ role }) => role ?? [])),
  };
  for (const kind of nameKinds) {
    for (const item of wanted[kind]) {
      if (find(known, kind, item) !== undefined) continue;
      const venue = item.address === undefined ? null : await venueOf(db, item as WantedRoom, stats); // rooms alone have one
      const id = await insertName(db, kind, { ...item, ...(venue !== null && { venue, address: '' }) });
      stats.made[kind] += 1;
      for (const key of item.keys) known.names[kind].set(key, id);
      if (item.key !== undefined) known.names[kind].set(keyOfRole(item.key), id);
    }
  }
}

function noteAsked(known: Known, kind: 'rooms' | 'types', wanted: Wanted, at: string): void {
  const [key = ''] = wanted.keys;
  if (known.asked.has(`${kind} ${key}`) || !(known.aliases[kind].has(key) || find(known, kind, wanted) === undefined)) return;
  known.asked.set(`${kind} ${key}`, { kind, key, name: merged(null, wanted.name), at });
}

function find(known: Known, kind: NameTable, { keys, key }: Wanted & { key?: string }): number | undefined {
  const index = known.names?.[kind];
  const byKey = key === undefined ? undefined : index?.get(keyOfRole(key));
  return byKey ?? keys.map((name) => index?.get(name)).find((id) => id !== undefined);
}

/** The id of a name that `makeNames` has seen. */
export function idOf(known: Known, kind: NameTable, wanted: Wanted | WantedRole): number {
  const id = find(known, kind, wanted);
  if (id === undefined) throw new Error(`No ${nameTables[kind]} was made for "${wanted.keys[0]}".`);
  return id;
}

/** A new room that is no place, or in another city than the venue, is in a venue of its own: the venue's address is not its. */
async function venueOf(db: Database, { name, place, isVirtual }: WantedRoom, stats: ImportStats): Promise<number | null> {
  const isGuest = place !== null && isElsewhere(place, (await settingsReader(db).read()).address);
  if (!isVirtual && !isGuest) return null;
  const row = { name: JSON.stringify(name), sort: sortOfNew, ...(isGuest ? place : {}) };
  const found = await sql<{ id: number }>`select id from venue where name @> ${row.name}::jsonb order by id limit 1`.execute(db);
  if (found.rows[0]) return found.rows[0].id;
  stats.made.venues += 1;
  return (await db.insertInto('venue').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

type NewName = Wanted & { address?: string; key?: string; venue?: number };

async function insertName(db: Database, kind: NameTable, item: NewName): Promise<number> {
  const extra =
    kind === 'rooms'
      ? { address: item.address ?? '', ...(item.venue !== undefined && { venue_id: item.venue }) }
      : kind === 'roles'
        ? { key: item.key ?? '' }
        : {};
  const row = { name: JSON.stringify(item.name), sort: sortOfNew, ...extra };
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(nameTables[kind])} (${columns}) values (${sql.join(Object.values(row))}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** The season of a day; where the venue has none for it, one from September to August is made. */
export async function seasonOf(db: Database, known: Known, day: Day, year: number, stats: ImportStats): Promise<number> {
  known.seasons ??= await db.selectFrom('season').select(['id', 'starts_on', 'ends_on']).orderBy('starts_on').execute();
  const found = known.seasons.find(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on);
  if (found) return found.id;
  const [starts_on, ends_on] = [`${year}-09-01`, addDays(`${year + 1}-09-01`, -1)];
  const years = `${year}/${String(year + 1).slice(2)}`;
  const name = JSON.stringify({ de: eventText('de', 'season', { years }), en: eventText('en', 'season', { years }) });
  // A season of the venue that begins that day but ends earlier stays as it is.
  const { rows } = await sql<{ id: number }>`
    insert into season (name, starts_on, ends_on) values (${name}, ${starts_on}, ${ends_on})
    on conflict (starts_on) do nothing returning id`.execute(db);
  if (rows[0]) stats.made.seasons += 1;
  const id = rows[0]?.id ?? (await db.selectFrom('season').select('id').where('starts_on', '=', starts_on).executeTakeFirstOrThrow()).id;
  known.seasons.push({ id, starts_on, ends_on });
  return id;
}
