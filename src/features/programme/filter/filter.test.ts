import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleared, showsRemoveAll, toggleOption, withDate } from './choices.ts';
import { fromQuery, hasTeasers, keysOf, noFilter, toQuery } from './filter.ts';

describe('query', () => {
  test('what is written is read again', () => {
    const id = fc.option(fc.integer({ min: 1, max: 999_999_999 }));
    const day = fc.option(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
    );
    fc.assert(
      fc.property(
        fc.record({
          date: day,
          until: day,
          tickets: fc.constantFrom(true as const, null),
          room: id,
          type: id,
          tag: id,
          series: id,
          genre: id,
          accessibility: id,
        }),
        (filter) => {
          expect(fromQuery(toQuery(filter))).toEqual({ filter });
        },
      ),
    );
  });

  test.each([
    ['date=31-02-2026', ['date']],
    ['date=2026-02-01', ['date']],
    ['until=30-02-2026&tickets=yes', ['until', 'tickets']],
    ['date=1-2-2026', ['date']],
    ['room=saal', ['room']],
    ['room=1.5&type=-1&genre=1e3', ['room', 'type', 'genre']],
    ['tag=%D9%A3', ['tag']],
    ['room=0&tag=07', ['room', 'tag']],
  ])('%s is invalid', (query, invalid) => {
    expect(fromQuery(new URLSearchParams(query))).toEqual({ invalid });
  });

  test('empty values of a form without script are no filters', () => {
    expect(fromQuery(new URLSearchParams('room=&date=&until=&type='))).toEqual({ filter: noFilter });
  });
});

test('a list has the keys of its own filter, and knows no others', () => {
  const none = { date: null, season: null, exhibition_type: null, tag: null };
  const read = fromQuery(new URLSearchParams('tag=3&season=2&room=saal'), none);
  expect(read).toEqual({ filter: { ...none, tag: 3, season: 2 } });
  if (!('filter' in read)) throw new Error('it is valid');
  expect([keysOf(read.filter), toQuery(read.filter).toString(), cleared(read.filter)]).toEqual([['season', 'exhibition_type', 'tag'], 'season=2&tag=3', none]);
});

test('choosing the chosen option clears it', () => {
  const once = toggleOption(noFilter, 'room', 2);
  expect(once.room).toBe(2);
  expect(toggleOption(once, 'room', 3).room).toBe(3);
  expect(toggleOption(once, 'room', 2)).toEqual(noFilter);
});

test('a list without a last day or tickets knows neither', () => {
  const none = { date: null, tag: null };
  expect(fromQuery(new URLSearchParams('until=01-12-2026&tickets=1'), none)).toEqual({ filter: none });
});

test('a first day after the last one gives that up', () => {
  const week = { ...noFilter, date: '2026-11-21', until: '2026-11-28' };
  expect(withDate(week, '2026-11-28')).toEqual({ ...week, date: '2026-11-28' });
  expect(withDate(week, '2026-11-29')).toEqual({ ...noFilter, date: '2026-11-29' });
});

test('teasers stand beside the whole programme, from whatever day on', () => {
  expect([noFilter, { ...noFilter, date: '2026-12-24' }, { ...noFilter, date: '2026-12-24', room: 1 }].map(hasTeasers)).toEqual([true, true, false]);
});

describe('remove all', () => {
  const today = '2026-11-21';
  test.each([
    [{}, false],
    [{ room: 1 }, false],
    [{ date: '2026-12-24' }, false],
    [{ room: 1, date: today }, false],
    [{ room: 1, date: '2026-12-24' }, true],
    [{ room: 1, genre: 2 }, true],
    [{ tickets: true as const }, false],
    [{ tickets: true as const, until: '2026-12-24' }, true],
    [{ tickets: true as const, room: 1 }, true],
  ])('%o → %s', (chosen, shown) => {
    expect(showsRemoveAll({ ...noFilter, ...chosen }, today)).toBe(shown);
  });
});
