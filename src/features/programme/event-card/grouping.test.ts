import { describe, expect, test } from 'vitest';
import type { Teaser } from '../contract.ts';
import type { CardData } from './card-data.ts';
import { groupByDay, teasersOfPage } from './grouping.ts';

const event = (id: number, day: string) => ({ id, date_start: `${day}T19:30:00+01:00` }) as CardData; // the rules look at nothing else
const teaser = (id: number, position: string) => ({ id, xtype: 'teaser', position }) as Teaser;

test('teasers stand at the end of their day', () => {
  const groups = groupByDay([event(1, '2026-11-21'), event(2, '2026-11-21'), event(3, '2026-11-22')], [teaser(9, '2026-11-21')]);
  expect(groups.map(({ day, items }) => [day, items.map(({ id }) => id)])).toEqual([
    ['2026-11-21', [1, 2, 9]],
    ['2026-11-22', [3]],
  ]);
});

test('what began earlier stands under the day of the list, with that day’s events and before its teasers', () => {
  const lasting = { ...event(1, '2026-11-15'), listed_day: '2026-11-21' };
  expect(groupByDay([lasting, event(2, '2026-11-21'), event(3, '2026-11-22')], [teaser(9, '2026-11-21')]).map(({ day, items }) => [day, items.length])).toEqual(
    [
      ['2026-11-21', 3],
      ['2026-11-22', 1],
    ],
  );
});

test('a teaser on a day without events is a day of its own', () => {
  expect(groupByDay([event(1, '2026-11-21'), event(3, '2026-11-23')], [teaser(9, '2026-11-22')]).map(({ day }) => day)).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
  ]);
});

describe('every teaser shows on exactly one page', () => {
  const teasers = [teaser(1, '2026-11-20'), teaser(2, '2026-11-21'), teaser(3, '2026-11-22'), teaser(4, '2026-11-23')];
  test.each([
    [
      ['2026-11-20', '2026-11-21', '2026-11-22'],
      [1, 2, 3, 4],
    ],
    [
      ['2026-11-21', '2026-11-21', '2026-11-23'],
      [1, 2, 3, 4],
    ],
    [
      ['2026-11-20', '2026-11-24'],
      [1, 2, 3, 4],
    ],
    [
      ['2026-11-24', '2026-11-25'],
      [1, 2, 3, 4],
    ],
  ])('pages that begin on %o', (firstDays, expected) => {
    const shown = firstDays.flatMap((firstDay, index) =>
      teasersOfPage(teasers, { number: index + 1, firstDay, nextDay: firstDays[index + 1] ?? null }).map(({ id }) => id),
    );
    expect(shown).toEqual(expected);
  });
});
