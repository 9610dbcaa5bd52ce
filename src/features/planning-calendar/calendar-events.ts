import type { Day } from '#i18n/berlin-time.ts';
import type { CalendarAnswer, CalendarClash } from './contract.ts';

type Line = CalendarAnswer['events'][number];

export type CalendarEvent = Omit<Line, 'ends' | 'clashes'> & {
  type: string;
  day: Day /** When it ends, or probably does. */;
  ends: string;
  clashes: readonly CalendarClash[];
};
export type Calendar = Omit<CalendarAnswer, 'events' | 'types'> & { events: readonly CalendarEvent[] };

export function calendarOf({ types, events, ...rest }: CalendarAnswer): Calendar {
  const names = new Map(types.map(({ id, label }) => [id, label]));
  return {
    ...rest,
    events: events.map((line) => ({
      ...line,
      type: names.get(line.type_id) ?? '',
      day: line.date_start.slice(0, 10),
      ends: line.ends ?? line.date_end ?? line.date_start,
      clashes: line.clashes ?? noClashes,
    })),
  };
}

const noClashes: readonly CalendarClash[] = [];
