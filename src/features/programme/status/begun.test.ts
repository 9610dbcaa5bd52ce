import { beforeAll, describe, expect, test } from 'vitest';
import { ReadDependencies, recordReads } from '#db/read-dependencies.server.ts';
import { buildSeatGroup } from '#features/booking/build.ts';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { hasBegun } from '../presenter/has-begun.server.ts';
import { stateOf } from './status.ts';

const at = (text: string) => new Date(`2026-11-21T${text}:00+01:00`);
const evening = { date_start: at('19:30'), date_end: at('22:00'), time_known: true, day: '2026-11-21' };

describe('an evening', () => {
  test.each([
    ['19:29', false, '19:30'],
    ['19:30', true, null],
    ['21:59', true, null],
    ['22:00', false, null],
  ])('at %s', (now, expected, holdsUntil) => {
    const dependencies = new ReadDependencies();
    expect(recordReads(dependencies, () => hasBegun(evening, at(now), []))).toBe(expected);
    expect(dependencies.staleAt).toEqual(holdsUntil && at(holdsUntil));
  });

  test('of an exhibition, of what has no known time, and of what is entered at several times, one never says so', () => {
    expect(hasBegun({ ...evening, date_end: new Date('2026-12-20T18:00:00+01:00') }, at('20:00'), [])).toBe(false);
    expect(hasBegun({ ...evening, time_known: false }, at('20:00'), [])).toBe(false);
    expect(hasBegun(evening, at('20:00'), [buildSeatGroup('1', ['1'])])).toBe(false);
  });
});

test.each([
  [{ availability: 'sold_out' as const, has_begun: true as const }, 'begun'],
  [{ availability: 'sold_out' as const }, 'sold_out'],
  [{ availability: 'available' as const, has_begun: true as const }, 'begun'],
  [{ availability: null, has_begun: true as const }, 'begun'],
  [{ availability: 'sold_out' as const, status: 'cancelled' as const, has_begun: true as const }, 'cancelled'],
])('%j is %s', (event, state) => expect(stateOf(event)).toBe(state));

describe('on the site', () => {
  let site: TestApp;
  let now = at('12:00');
  let event: { id: number; date_start: string; link: { url: string } };
  beforeAll(async () => {
    site = await testApp({ demo: true, now: () => now });
    const { results } = await (await site.get('/de/api/events/?page_size=100')).json();
    type Found = { availability: string | null; time_known: boolean; status: string; date_end: string | null; until?: string };
    event = results.find(
      ({ availability, time_known, status, date_end, until }: Found) =>
        availability === 'sold_out' && time_known && status === 'scheduled' && date_end && !until,
    );
  });

  test('what was sold out says that it has begun, in the list, on its page and in the call, from its first minute on', async () => {
    const words = async () => {
      const list = await (await site.get(`/de/programm?date=${event.date_start.slice(0, 10).split('-').reverse().join('-')}`)).text();
      const card = new RegExp(`id="event-${event.id}".*?</article>`, 's').exec(list)?.[0] ?? '';
      const page = await (await site.get(event.link.url)).text();
      return [card, page].map((html) => /Ausverkauft|Hat begonnen/.exec(html)?.[0]);
    };
    now = new Date(Date.parse(event.date_start) - 60_000);
    expect(await words()).toEqual(['Ausverkauft', 'Ausverkauft']);
    now = new Date(event.date_start);
    expect(await words()).toEqual(['Hat begonnen', 'Hat begonnen']);
    expect((await (await site.get(`/de/api/events/${event.id}/`)).json()).has_begun).toBe(true);
  });
});
