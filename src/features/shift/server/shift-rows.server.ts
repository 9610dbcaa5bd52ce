import { detailsOf, overAt } from '#features/programme/index.server.ts';
import { toBerlinIso, wallClock } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { asLabel, chooseLabel } from '#resources/server/labels.server.ts';
import type { ShiftDate, ShiftRefusal } from '../contract.ts';
import { refusalText } from '../strings.ts';
import type { EventTimes } from '../times/shift-times.ts';
import type { ShiftRow } from './queries.server.ts';

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
