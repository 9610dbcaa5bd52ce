import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromQuery, hasTeasers, noFilter, showsRemoveAll, toggleOption, toQuery } from './filter.ts';

describe('query', () => {
  test('what is written is read again', () => {
    const id = fc.option(fc.integer({ min: 1, max: 999_999_999 }));
    const day = fc.option(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
    );
    fc.assert(
      fc.property(fc.record({ date: day, room: id, type: id, tag: id, series: id, genre: id }), (filter) => {
        expect(fromQuery(toQuery(filter))).toEqual({ filter });
      }),
    );
  });

  test.each([
    ['date=31-02-2026', ['date']],
    ['date=2026-02-01', ['date']],
    ['date=1-2-2026', ['date']],
    ['room=saal', ['room']],
    ['room=1.5&type=-1&genre=1e3', ['room', 'type', 'genre']],
    ['tag=%D9%A3', ['tag']],
    ['room=0&tag=07', ['room', 'tag']],
  ])('%s is invalid', (query, invalid) => {
    expect(fromQuery(new URLSearchParams(query))).toEqual({ invalid });
  });

  test('empty values of a form without script are no filters', () => {
    expect(fromQuery(new URLSearchParams('room=&date=&type='))).toEqual({ filter: noFilter });
  });
});

test('choosing the chosen option clears it', () => {
  const once = toggleOption(noFilter, 'room', 2);
  expect(once.room).toBe(2);
  expect(toggleOption(once, 'room', 3).room).toBe(3);
  expect(toggleOption(once, 'room', 2)).toEqual(noFilter);
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
  ])('%o → %s', (chosen, shown) => {
    expect(showsRemoveAll({ ...noFilter, ...chosen }, today)).toBe(shown);
  });
});
