import { wallClock } from '#i18n/berlin-time.ts';
import { isMoment, parseMoment } from '../event-time.ts';

/** From 00:00 to 23:59 is how systems write a day that has no times: then it is days, else nothing is changed. */
export function wholeDays(start: string, end: string | undefined): { date_start?: string; date_end?: string } {
  const [from, to] = [clockOf(start), end === undefined ? null : clockOf(end)];
  if (!from || !to || from.time !== '00:00' || to.time !== '23:59' || to.day < from.day) return {};
  return { date_start: from.day, date_end: to.day };
}

/** Day and time to the minute on the venue's clock; null where there is no time. */
function clockOf(text: string): { day: string; time: string } | null {
  const moment = parseMoment(text);
  if (!isMoment(moment)) return null;
  const { day, time } = 'instant' in moment ? wallClock(moment.instant) : moment;
  return time === undefined ? null : { day, time: time.slice(0, 5) };
}
