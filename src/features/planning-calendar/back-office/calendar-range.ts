import { addDays, type Day, isDay, weekdayIndex } from '#i18n/berlin-time.ts';
import type { CalendarEvent } from '../calendar-events.ts';

export const calendarViews = ['rooms', 'month', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** What is shown: from which day, how many, and where the ways back and on lead. */
export type CalendarRange = {
  view: CalendarView;
  from: Day;
  days: number;
  previous: Day;
  next: Day;
  /** Which rooms, in their order; none: all, in that of the venue. */
  rooms: readonly number[];
};

const mondayOf = (day: Day): Day => addDays(day, -weekdayIndex(day));
const firstOf = (day: Day): Day => `${day.slice(0, 8)}01`;

/** By the address; what it does not say, or says wrongly, is a week of rooms around today. */
export function rangeOf(query: URLSearchParams, today: Day): CalendarRange {
  const view = calendarViews.find((one) => one === query.get('view')) ?? 'rooms';
  const given = query.get('from') ?? '';
  const day = isDay(given) ? given : today;
  const rooms = readRooms(query.get('rooms') ?? '');
  if (view === 'month') {
    const first = firstOf(day);
    return { view, rooms, from: mondayOf(first), days: 42, previous: firstOf(addDays(first, -1)), next: firstOf(addDays(first, 31)) };
  }
  if (view === 'agenda') return { view, rooms, from: day, days: 28, previous: addDays(day, -28), next: addDays(day, 28) };
  const monday = mondayOf(day);
  return { view, rooms, from: monday, days: 7, previous: addDays(monday, -7), next: addDays(monday, 7) };
}

/** '3,1': numbers of rooms as they stand in the address, each once. */
const readRooms = (text: string): number[] => [...new Set(text.split(',').flatMap((part) => (/^\d{1,9}$/.test(part) ? [Number(part)] : [])))];
export const writeRooms = (rooms: readonly number[]): string | undefined => rooms.join(',') || undefined;

/** The rooms that are asked for, in the order in which they are; all where none of them is there (any more). */
export function roomsShown<Room extends { id: number }>(all: readonly Room[], asked: readonly number[]): readonly Room[] {
  const known = asked.flatMap((id) => all.find((room) => room.id === id) ?? []);
  return known.length > 0 ? known : all;
}

export const daysOf = ({ from, days }: Pick<CalendarRange, 'from' | 'days'>): Day[] => Array.from({ length: days }, (_, n) => addDays(from, n));

/** The month that a range of 42 days is about. */
export const monthOf = ({ from }: Pick<CalendarRange, 'from'>): Day => firstOf(addDays(from, 7));

/** An event on one of its days: what lasts for longer than a day stands on each, `isContinued` after the first. */
export type Occurrence = { event: CalendarEvent; day: Day; isContinued: boolean };

const dayMs = 86_400_000;

export function occurrencesOf(events: readonly CalendarEvent[], days: readonly Day[]): Occurrence[] {
  return events.flatMap((event) => {
    const isLong = Date.parse(event.ends) - Date.parse(event.date_start) > dayMs;
    const last = isLong ? event.ends.slice(0, 10) : event.day;
    return days.filter((day) => day >= event.day && day <= last).map((day) => ({ event, day, isContinued: day !== event.day }));
  });
}
