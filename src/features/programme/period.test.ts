import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { insertEvent } from './build.ts';

// The list around midnight, clock changes and unknown times, with the process in another time zone.
const eventsAt = async (now: string, starts: { date_start: string; date_end?: string; time_known?: boolean }[], query = '') => {
  const site = await testApp({ now: new Date(now) });
  const ids: number[] = [];
  for (const start of starts) ids.push(await insertEvent(site.db, start));
  const { results } = await (await site.get(`/de/api/events/${query}`)).json();
  return starts.filter((_, index) => results.some(({ id }: { id: number }) => id === ids[index])).map(({ date_start }) => date_start);
};

describe('without a day', () => {
  let shown: string[];
  beforeAll(async () => {
    shown = await eventsAt('2026-11-21T20:00:00+01:00', [
      { date_start: '2026-11-21T00:00:00+01:00', time_known: false },
      { date_start: '2026-11-20T00:00:00+01:00', time_known: false },
      { date_start: '2026-11-21T11:00:00+01:00', date_end: '2026-11-21T20:01:00+01:00' },
      { date_start: '2026-11-21T18:00:00+01:00' },
      { date_start: '2026-11-21T19:00:00+01:00', date_end: '2026-11-21T20:00:00+01:00' },
      { date_start: '2026-11-21T18:01:00+01:00' },
      { date_start: '2026-11-21T23:59:00+01:00' },
    ]);
  });
  test('what is over has gone, two hours after its start if no end is known; an unknown time of today stays all day', () => {
    expect(shown).toEqual(['2026-11-21T00:00:00+01:00', '2026-11-21T11:00:00+01:00', '2026-11-21T18:01:00+01:00', '2026-11-21T23:59:00+01:00']);
  });
});

describe('with a day', () => {
  test.each([
    ['29-03-2026', ['2026-03-28T23:59:00+01:00', '2026-03-29T00:00:00+01:00', '2026-03-29T03:30:00+02:00'], 2],
    ['25-10-2026', ['2026-10-24T23:59:00+02:00', '2026-10-25T00:00:00+02:00', '2026-10-25T02:30:00+01:00'], 2],
  ])('%s begins at its midnight in Berlin', async (day, starts, expected) => {
    const shown = await eventsAt(
      '2026-01-01T12:00:00+01:00',
      starts.map((date_start) => ({ date_start })),
      `?date=${day}`,
    );
    expect(shown).toEqual(starts.slice(-expected));
  });
});

test('day and start of an event are Berlin’s', async () => {
  const site = await testApp({ now: new Date('2026-01-01T00:00:00Z') });
  await insertEvent(site.db, { date_start: '2026-10-25T01:30:00Z' });
  await insertEvent(site.db, { date_start: '2026-10-24T22:30:00Z' });
  const { results } = await (await site.get('/en/api/events/')).json();
  expect(results.map(({ day, date_start }: { day: string; date_start: string }) => [day, date_start])).toEqual([
    ['2026-10-25', '2026-10-25T00:30:00+02:00'],
    ['2026-10-25', '2026-10-25T02:30:00+01:00'],
  ]);
});

test.each([
  ['at its end', { date_start: '2026-11-21T19:30:00+01:00', date_end: '2026-11-21T22:00:00+01:00' }, '2026-11-21T22:00:00+01:00'],
  ['two hours after its start where no end is known', { date_start: '2026-11-21T19:30:00+01:00' }, '2026-11-21T21:30:00+01:00'],
  ['at midnight where its time is not known', { date_start: '2026-11-21T00:00:00+01:00', time_known: false }, '2026-11-22T00:00:00+01:00'],
  ['at midnight of a day with 25 hours', { date_start: '2026-10-25T00:00:00+02:00', time_known: false }, '2026-10-26T00:00:00+01:00'],
] as const)('an event is over %s', async (_, times, last) => {
  let now = new Date(new Date(last).getTime() - 1);
  const site = await testApp({ now: () => now });
  const id = await insertEvent(site.db, times);
  const asked = async () => {
    const isOver: boolean = (await (await site.get(`/de/api/events/${id}/`)).json()).is_over;
    return { isOver, isListed: (await (await site.get('/de/api/events/')).json()).count === 1 };
  };
  expect(await asked()).toEqual({ isOver: false, isListed: true });
  now = new Date(last);
  expect(await asked()).toEqual({ isOver: true, isListed: false });
});
