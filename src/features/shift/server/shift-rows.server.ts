import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { detailsOf, overAt } from '#features/programme/index.server.ts';
import { toBerlinIso, wallClock } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import type { Localised } from '#i18n/localised.ts';
import { asLabel, chooseLabel } from '#resources/server/labels.server.ts';
import type { ShiftDate, ShiftRefusal } from '../contract.ts';
import { refusalText } from '../strings.ts';
import type { EventTimes } from '../times/shift-times.ts';

export type ShiftRow = {
  id: number;
  revision: number;
  label: Localised;
  date_start: Date;
  date_end: Date | null;
  time_known: boolean;
  day: string;
  room_id: number;
  room_name: Localised;
  status: 'scheduled' | 'cancelled' | 'postponed';
  is_online: boolean;
  id_jet: string | null;
  details: Record<string, unknown>;
  sale: string | null;
  favourites: number;
};

/** Dates by their numbers, in the order of time; `lock` holds them for this transaction. One statement. */
export async function shiftRows(db: Database, ids: readonly number[], lock = false): Promise<ShiftRow[]> {
  const { rows } = await sql<ShiftRow>`
    select e.id, e.revision, coalesce(e.title, p.title) as label, e.date_start, e.date_end, e.time_known, e.day::text, e.room_id, r.name as room_name, e.status,
        e.is_online, e.id_jet, e.details, b.sale::text, (select count(*)::int from favourite f where f.event_id = e.id) as favourites
      from event e join production p on p.id = e.production_id join room r on r.id = e.room_id left join event_booking b on b.event_id = e.id
     where e.id = any (${[...ids]}) order by e.date_start, e.id ${lock ? sql`for update of e` : sql``}`.execute(db);
  return rows;
}

/** Its moments; those of the sale only as far as they are still to come. */
export function timesOf({ date_start, date_end, details }: ShiftRow, now: Date | null): EventTimes {
  const { sale_starts, sale_friends, sale_subscribers, presale } = detailsOf({}, details);
  const ahead = (text: string | undefined) => {
    const instant = text === undefined ? null : new Date(text);
    return instant && (now === null || instant > now) ? instant : null;
  };
  const groups = { friends: ahead(sale_friends), subscribers: ahead(sale_subscribers), presale: ahead(presale?.starts) };
  return { start: date_start, end: date_end, sale: ahead(sale_starts), ...groups };
}

export const presentMoments = ({ start, end, sale, friends, subscribers, presale }: EventTimes): ShiftDate['before'] => ({
  day: wallClock(start).day,
  date_start: toBerlinIso(start),
  date_end: end && toBerlinIso(end),
  sale_starts: sale && toBerlinIso(sale),
  presale_starts: firstOf([friends, subscribers, presale]),
});

function firstOf(instants: readonly (Date | null)[]): string | null {
  const known = instants.filter((instant) => instant !== null);
  return known.length > 0 ? toBerlinIso(new Date(Math.min(...known.map(Number)))) : null;
}

/** Why a date is not shifted at all, by whatever it is. */
export function refusalOf(row: ShiftRow, now: Date): ShiftRefusal | null {
  if (row.status !== 'scheduled') return row.status;
  return overAt(row) <= now ? 'over' : null;
}

export const isKnown = ({ is_online, status }: Pick<ShiftRow, 'is_online' | 'status'>): boolean => is_online && status === 'scheduled';

/** A date as the screen begins with it. */
export function presentShiftDate(row: ShiftRow, language: Language, now: Date): ShiftDate {
  const refusal = refusalOf(row, now);
  const ahead = timesOf(row, now);
  return {
    id: row.id,
    ...asLabel(chooseLabel(row.label, language)),
    revision: row.revision,
    room: { id: row.room_id, ...asLabel(chooseLabel(row.room_name, language)) },
    time_known: row.time_known,
    before: presentMoments(timesOf(row, null)),
    is_known: isKnown(row),
    is_on_sale: row.sale === 'on_sale',
    id_jet: row.id_jet,
    favourites: row.favourites,
    has_sale_ahead: [ahead.sale, ahead.friends, ahead.subscribers, ahead.presale].some((instant) => instant !== null),
    refusal: refusal && { reason: refusal, text: refusalText(language, refusal) },
  };
}
