import type { Insertable } from 'kysely';
import type { Schema } from '#db/schema.ts';
import { addDays, type Day, weekdayIndex } from '#i18n/berlin-time.ts';
import { toUrlDate } from '#i18n/url-date.ts';
import { href } from '#routes.ts';
import { both } from '../content/texts.ts';

const week: readonly (readonly string[])[] = [
  [],
  ['10:00-13:00', '15:00-19:30'],
  ['10:00-13:00', '15:00-19:30'],
  ['10:00-13:00', '15:00-19:30'],
  ['10:00-13:00', '15:00-01:00'],
  ['10:00-20:00'],
  ['11:00-18:00'],
];

export const regularHours = week.flatMap((ranges, weekday): Insertable<Schema['opening_hours']>[] =>
  ranges.length === 0 ? [{ weekday, closed: true }] : ranges.map((range) => ({ weekday, ...times(range) })),
);

/** The days around the turn of the year, and a staff meeting on a Wednesday soon. */
export function exceptionalHours(today: Day): Insertable<Schema['opening_hours_exception']>[] {
  const christmas = nextDay(today, '12-25');
  const eveningOnly = {
    alternative_text: JSON.stringify(both('Heute nur Abendkasse', 'Box office opens in the evening only')),
    alternative_link_url: JSON.stringify(
      both(`${href('programme', 'de')}?date=${toUrlDate(christmas)}`, `${href('programme', 'en')}?date=${toUrlDate(christmas)}`),
    ),
  };
  return [
    { day: staffMeeting(today), ...times('15:00-19:30') },
    { day: nextDay(today, '12-24'), ...times('10:00-13:00') },
    { day: christmas, closed: true, ...eveningOnly },
    { day: nextDay(today, '12-31'), ...times('10:00-15:00') },
    { day: nextDay(today, '01-01'), ...times('15:00-20:00') },
  ];
}

function times(range: string) {
  const [time_from = '', time_to = ''] = range.split('-');
  return { time_from, time_to };
}

function nextDay(today: Day, monthAndDay: string): Day {
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}-${monthAndDay}`;
  return thisYear >= today ? thisYear : `${year + 1}-${monthAndDay}`;
}

const staffMeeting = (today: Day): Day => {
  const first = addDays(today, 2);
  return addDays(first, (9 - weekdayIndex(first)) % 7);
};
