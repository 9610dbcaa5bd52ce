import type { Database } from '#db/database.server.ts';
import { toBerlinIsoByHour as toBerlinIso } from '#i18n/clock/berlin-iso.server.ts';
import type { Language } from '#i18n/language.ts';
import { asLabel, chooseLabel } from '#resources/server/labels.server.ts';
import { findClashes } from '../clashes/find-clashes.server.ts';
import type { CalendarClash } from '../contract.ts';
import { disturbancesOf, type Move, plannedAs, rowsBeside, rowsBesideMoved } from './queries/calendar-rows.server.ts';
import { dismissalsOf, namesOf } from './queries/clashes.server.ts';
import type { CalendarRow } from './queries/planned-rows.server.ts';

/** What some events are beside as they stand there, wherever they are: in as many statements however many there are. */
export const clashesOfEvents = async (db: Database, ids: readonly number[], language: Language): Promise<Map<number, CalendarClash[]>> =>
  clashesOf(db, await rowsBeside(db, ids), language);

/** What an event would be beside if it were moved; nothing is written. Null where event or room do not exist. */
export async function clashesOfMove(db: Database, id: number, move: Move, language: Language): Promise<CalendarClash[] | null> {
  const rows = await rowsBesideMoved(db, id, move);
  return rows && ((await clashesOf(db, rows, language)).get(id) ?? []);
}

/** What of some events is beside what else of them, by their numbers: in at most three statements. */
export async function clashesOf(db: Database, rows: readonly CalendarRow[], language: Language): Promise<Map<number, CalendarClash[]>> {
  // Of what only the day is known it cannot be said what it is beside.
  const planned = rows.filter(({ status, time_known }) => status === 'scheduled' && time_known);
  const { disturbances, names: rooms } = await disturbancesOf(db, new Set(planned.map(({ room_id }) => room_id)));
  const found = findClashes(
    planned.map(({ id, production_id, room_id, date_start, ends, setup, clearing, people }) => ({
      id,
      production_id,
      room_id,
      starts: date_start.getTime(),
      ends: ends.getTime(),
      setup: setup ?? 0,
      clearing: clearing ?? 0,
      people,
    })),
    disturbances,
  );
  if (found.length === 0) return new Map();
  const names = await namesOf(db, new Set(found.flatMap((one) => one.people)), language);
  const dismissed = await dismissalsOf(
    db,
    found.map(({ first }) => first),
  );
  const byId = new Map(planned.map((row) => [row.id, row]));
  const clashes = found.flatMap(({ first, second, kind, people: both }) => {
    const [one, other] = [byId.get(first), byId.get(second)];
    if (!one || !other) return [];
    const dismissal = dismissed.get(`${first} ${second} ${kind}`);
    const shownDismissal = dismissal && dismissal.planned === plannedAs(one, other) ? { ...dismissal, at: toBerlinIso(dismissal.at) } : null;
    const clash = {
      kind,
      people: both.map((id) => names.get(id) ?? ''),
      dismissed: shownDismissal && { id: shownDismissal.id, reason: shownDismissal.reason, user_name: shownDismissal.user_name, at: shownDismissal.at },
    };
    const roomOf = ({ room_id }: CalendarRow) => chooseLabel(rooms.get(room_id), language).text;
    const beside = (row: CalendarRow, own: CalendarRow): CalendarClash => ({
      other: { id: row.id, ...asLabel(chooseLabel(row.label, language)) },
      date_start: toBerlinIso(row.date_start),
      rooms: kind === 'disturbance' ? [roomOf(row), roomOf(own)] : [],
      ...clash,
    });
    return [[first, beside(other, one)] as const, [second, beside(one, other)] as const];
  });
  return new Map([...Map.groupBy(clashes, ([id]) => id)].map(([id, of]) => [id, of.map(([, clash]) => clash)]));
}
