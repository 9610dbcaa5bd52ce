import { type Day, dayOf } from '#i18n/berlin-time.ts';
import { clockTime, displayDate, displayTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import type { EventCard, EventDetail } from '../contract.ts';
import { nightHours } from '../limits.ts';
import { lasting } from '../list/strings.ts';
import type { Times } from '../period.ts';
import { startTimesOf } from './start-times.server.ts';

/** That it has begun, until when it is on, or when it ends or begins again; not of a night that ends before noon. */
export function presentDateRange(
  row: Parameters<typeof startTimesOf>[0],
  language: Language,
  listFrom: Day,
): Pick<EventCard, 'listed_day' | 'until' | 'after_start'> {
  const { date_start, date_end, time_known, day } = row;
  if (!date_end) return {};
  const last = lastDay(date_end);
  if (day >= listFrom) {
    if (last > day && !isNight(date_start, date_end)) return { until: untilDay(language, last, day) };
    if (!time_known) return {};
    const [, ...further] = startTimesOf(row);
    const lastStart = further.pop();
    if (!lastStart) return { after_start: `–${displayTime(language, date_end)}` };
    return { after_start: `, ${[...further.map(clockTime), displayTime(language, lastStart)].join(', ')}` };
  }
  const endsNow = time_known && last <= listFrom;
  return { listed_day: listFrom, until: endsNow ? lasting(language, 'until', { end: displayTime(language, date_end) }) : untilDay(language, last, listFrom) };
}

/** What the page of an event says once its first day is past, as lists do; so it changes at midnight and when it is over. */
export function presentRunsUntil({ date_start, date_end, day }: Times, now: Date): Pick<EventDetail, 'runs_until'> {
  if (!date_end || isNight(date_start, date_end) || day >= dayOf(now) || date_end <= now) return {};
  return { runs_until: lastDay(date_end) };
}

/** What ends at midnight is over by then. */
const lastDay = (end: Date): Day => dayOf(new Date(end.getTime() - 1));

const isNight = (start: Date, end: Date): boolean => end.getTime() - start.getTime() < nightHours * 3_600_000;

/** 'bis So 20/12', with the year where it is another one than that of the day it stands under. */
function untilDay(language: Language, last: Day, shownOn: Day): string {
  const date = displayDate(language, last);
  return lasting(language, 'until', { end: last.slice(0, 4) === shownOn.slice(0, 4) ? date.slice(0, -5) : date });
}
