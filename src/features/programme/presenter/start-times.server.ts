import { seatGroupsSchema } from '#features/booking/contract.ts';
import { type Day, instantAt } from '#i18n/berlin-time.ts';
import { detailsOf, minutesOf } from '../details/details.ts';

type Row = {
  date_start: Date;
  date_end: Date | null;
  time_known: boolean;
  day: Day;
  seat_groups: unknown;
  details: unknown;
  production_details: unknown;
};

/**
 * When it begins, where it does so several times a day: a tour with time slots, which is shorter than the time from the first
 * beginning to the last end. The slots of an exhibition say when one may come in; that has no duration and begins once.
 */
export function startTimesOf({ date_start, date_end, time_known, day, seat_groups, details, production_details }: Row): Date[] {
  const minutes = minutesOf(detailsOf(production_details, details));
  if (!date_end || !time_known || !minutes || date_start.getTime() + minutes * 60_000 >= date_end.getTime()) return [];
  const slots = seatGroupsSchema.parse(seat_groups).flatMap(({ timeslots }) => timeslots.map(({ time_start }) => time_start));
  const times = [...new Set(slots)].sort();
  return times.length > 1 ? times.map((time) => instantAt(day, time)) : [];
}
