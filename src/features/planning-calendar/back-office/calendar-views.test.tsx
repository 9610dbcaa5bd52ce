import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { addDays } from '#i18n/berlin-time.ts';
import type { CalendarEvent } from '../calendar-events.ts';
import { daysOf, type Occurrence, occurrencesOf, rangeOf } from './calendar-range.ts';
import { MonthView } from './calendar-views.tsx';
import { EventChip, stopOf } from './event-chip.tsx';

const range = rangeOf(new URLSearchParams('view=month'), '2027-03-10');
const event = (id: number): CalendarEvent => {
  const day = addDays(range.from, id % 42);
  const clash = { other: { id: 1, label: 'Wozzeck' }, date_start: `${day}T19:30:00+01:00`, kind: 'room', people: [], rooms: [], dismissed: null } as const;
  return {
    ...{
      id,
      revision: 1,
      label: `Das Rheingold ${id}`,
      type_id: 1,
      type: 'Oper',
      day,
      room_id: id % 5,
      status: 'scheduled',
      is_online: id % 2 === 0,
      time_known: true,
    },
    ...{
      date_start: `${day}T19:30:00+01:00`,
      date_end: null,
      ends: `${day}T22:00:00+01:00`,
      clashes: id % 5 === 0 ? [{ ...clash, people: [], rooms: [] }] : [],
    },
  };
};
const nothing = () => {};

test('five hundred events of a month are some 3,000 elements in 300 kB', () => {
  const occurrences = occurrencesOf(
    Array.from({ length: 500 }, (_, id) => event(id + 1)),
    daysOf(range),
  );
  const chip = (occurrence: Occurrence) => (
    <li key={stopOf(occurrence)}>
      <EventChip occurrence={occurrence} room={undefined} isStop={false} isMoving={false} mayMove onFocus={nothing} onOpen={nothing} />
    </li>
  );
  const html = renderToString(
    <MemoryRouter initialEntries={['/cms-hub/calendar']}>
      <MonthView range={range} rooms={[]} occurrences={occurrences} today="2027-03-10" chip={chip} onDrop={nothing} />
    </MemoryRouter>,
  );
  expect(html.match(/data-event=/g)).toHaveLength(500);
  const elements = html.match(/<[a-z]/g)?.length ?? 0;
  process.stdout.write(`A month of 500 events: ${elements} elements, ${Math.round(html.length / 1_000)} kB of HTML.\n`);
  expect(elements).toBeLessThanOrEqual(3_500);
  expect(html.length).toBeLessThanOrEqual(300_000);
});
