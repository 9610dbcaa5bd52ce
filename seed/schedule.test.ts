import { beforeAll, describe, expect, test } from 'vitest';
import { availabilityOf } from '#features/booking/index.ts';
import { addDays, type Day, dayOf, wallClock, weekdayIndex } from '#i18n/berlin-time.ts';
import { productions } from './content/productions.ts';
import { exhibitionTypes, genres, rooms, series, tags } from './content/vocabulary.ts';
import type { ScheduledEvent } from './plan/scheduled-event.ts';
import { daysBetween } from './plan/seasons.ts';
import { type Schedule, scheduleFor } from './schedule.ts';

const edges = [
  '2027-01-01',
  '2027-07-31',
  '2026-08-01',
  '2026-08-15',
  '2026-08-31',
  '2026-09-01',
  '2028-02-29',
  '2026-10-24',
  '2026-10-25',
  '2027-03-27',
  '2027-03-28',
];
const holidays = ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-31'];
const months = Array.from({ length: 30 }, (_, index) => addDays('2026-02-03', index * 31));

describe.each([...edges, ...holidays, ...months])('the calendar seen from %s', (today) => {
  let schedule: Schedule;
  let events: readonly ScheduledEvent[];
  let coming: readonly ScheduledEvent[];
  const within = (days: number) => coming.filter(({ day }) => daysBetween(today, day) < days);

  beforeAll(() => {
    schedule = scheduleFor(today, productions);
    events = schedule.events;
    coming = events.filter(({ day }) => day >= today);
  });

  test('holds two whole seasons', () => {
    const [first, second] = schedule.seasons;
    expect(first.starts <= today && today < second.starts).toBe(true);
    expect(events.length).toBeGreaterThanOrEqual(400);
    expect(events.every(({ day }) => day >= first.starts && day <= second.ends)).toBe(true);
    expect(new Set(events.map(({ production }) => production)).size).toBe(productions.length);
  });

  test('plays today and well through the next two weeks', () => {
    expect(within(1).length).toBeGreaterThanOrEqual(2);
    expect(within(14).length).toBeGreaterThanOrEqual(28);
    for (let day = 0; day < 14; day++) expect(coming.some((event) => event.day === addDays(today, day))).toBe(true);
    expect(within(1).some(({ occupies }) => wallClock(occupies.from).time >= '14:00')).toBe(true);
  });

  test('never has two events in one room at once', () => {
    expect(overlaps(events)).toEqual([]);
  });

  test('uses every filter value from today on', () => {
    expect(new Set(coming.map(({ room }) => room))).toEqual(new Set(Object.keys(rooms)));
    expect(new Set(coming.map(({ type }) => type))).toEqual(new Set(Object.keys(exhibitionTypes)));
    expect(new Set(coming.flatMap((event) => event.tags))).toEqual(new Set(Object.keys(tags)));
    expect(new Set(coming.flatMap((event) => event.series))).toEqual(new Set(Object.keys(series)));
    expect(new Set(coming.flatMap((event) => event.genres))).toEqual(new Set(Object.keys(genres)));
  });

  test('shows every status and every availability within thirty days', () => {
    expect(new Set(within(30).map(({ status }) => status))).toEqual(new Set(['scheduled', 'cancelled', 'postponed']));
    const availabilities = within(30).map(({ seatGroups }) => availabilityOf(seatGroups));
    expect(new Set(availabilities)).toEqual(new Set(['available', 'few', 'sold_out', null]));
  });

  test('has events of unknown time, with an end, across midnight and near each change of the clocks', () => {
    const open = events.filter(({ timeKnown }) => !timeKnown);
    expect(open.length).toBeGreaterThan(0);
    expect(open.every(({ dateStart, dateEnd }) => wallClock(dateStart).time === '00:00:00' && dateEnd === null)).toBe(true);
    expect(events.some(({ day, dateEnd }) => dateEnd && dayOf(dateEnd) > day)).toBe(true);
    for (const sunday of clockChanges(schedule)) {
      expect(events.some(({ day }) => day === sunday || day === addDays(sunday, -1))).toBe(true);
    }
  });

  test('has an exhibition in the foyer that stays for six weeks, six times a season', () => {
    const lasting = events.filter(({ day, dateEnd }) => dateEnd && daysBetween(day, dayOf(dateEnd)) > 1);
    expect(new Set(lasting.map(({ production, room }) => `${production} ${room}`))).toEqual(new Set(['unclaimed foyer']));
    expect(lasting.every(({ day, dateEnd }) => dateEnd && daysBetween(day, dayOf(dateEnd)) === 42 && wallClock(dateEnd).time === '18:00:00')).toBe(true);
    expect(lasting).toHaveLength(12);
  });

  test('is quieter on Mondays and closed for runs on Christmas Eve', () => {
    const on = (weekday: number) => events.filter(({ day }) => weekdayIndex(day) === weekday).length;
    expect(Math.max(...[1, 2, 3, 4, 5, 6].map((weekday) => on(0) / on(weekday)))).toBeLessThan(0.5);
    const christmasEve = events.filter(({ day }) => day.endsWith('12-24'));
    expect(christmasEve.map(({ production }) => production)).toEqual(['christmas-eve', 'christmas-eve', 'christmas-eve', 'christmas-eve']);
  });
});

describe('an event', () => {
  const { events } = scheduleFor('2026-11-21', productions);

  test('is the same on every run', () => {
    expect(scheduleFor('2026-11-21', productions)).toEqual(scheduleFor('2026-11-21', productions));
    expect(scheduleFor('2026-11-22', productions).events).not.toEqual(events);
  });

  test('that is off says so, sells nothing and, where it can, names a new date on which the production plays', () => {
    const off = events.filter(({ status }) => status !== 'scheduled');
    for (const { statusNote, seatGroups } of off) {
      expect(statusNote?.de && statusNote.en).toBeTruthy();
      expect(seatGroups).toEqual([]);
    }
    const moved = off.find(({ statusNote }) => statusNote?.de.startsWith('Verlegt auf'));
    expect(moved).toBeDefined();
    expect(moved?.statusNote?.de).not.toContain('{');
    expect(events.filter(({ production, day }) => production === moved?.production && day > (moved?.day ?? '')).length).toBeGreaterThan(0);
  });

  test('can be bought only with a number of the box office', () => {
    for (const { idJet, ticketUrl, seatGroups } of events) {
      if (seatGroups.length > 0) expect(idJet).toMatch(/^\d{6}$/);
      expect(ticketUrl).toBe(idJet && `/webshop/event/${idJet}`);
    }
    const numbers = events.flatMap(({ idJet }) => idJet ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('lasts as long as a clock change makes it', () => {
    const hours = (production: string) => {
      const event = events.find((one) => one.production === production);
      return (
        event && [
          wallClock(event.occupies.from).time,
          wallClock(event.occupies.to).time,
          (event.occupies.to.getTime() - event.occupies.from.getTime()) / 3_600_000,
        ]
      );
    };
    expect(hours('gift-hour')).toEqual(['22:00:00', '04:00:00', 7]);
    expect(hours('lost-hour')).toEqual(['00:00:00', '03:00:00', 2]);
  });
});

test('an overlap would be noticed', () => {
  const { events } = scheduleFor('2026-11-21', productions);
  const [event] = events;
  expect(overlaps(event ? [...events, event] : [])).toHaveLength(1);
});

function overlaps(events: readonly ScheduledEvent[]): string[] {
  const byRoom = Map.groupBy(events, ({ room }) => room);
  return [...byRoom.values()].flatMap((booked) => {
    const inOrder = [...booked].sort((one, other) => one.occupies.from.getTime() - other.occupies.from.getTime());
    return inOrder.flatMap((event, index) => {
      const before = inOrder[index - 1];
      return before && before.occupies.to > event.occupies.from ? [`${before.production} / ${event.production} ${event.day}`] : [];
    });
  });
}

function clockChanges({ seasons }: Schedule): Day[] {
  const years = seasons.flatMap(({ starts, ends }) => [`${starts.slice(0, 4)}-10-31`, `${ends.slice(0, 4)}-03-31`]);
  return years.map((last) => addDays(last, -((weekdayIndex(last) + 1) % 7)));
}
