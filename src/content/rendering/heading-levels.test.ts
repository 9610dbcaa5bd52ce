import { expect, test } from 'vitest';
import { deepestLevels, headingElement } from './heading-levels.ts';
import type { PresentedBlock } from './present.ts';

const headline = (id: string, headline_level: number): PresentedBlock => ({ id, type: 'headline', fields: { headline_level } });
const teaser = (id: string): PresentedBlock => ({ id, type: 'teaser-item', fields: {} });

test('the deepest level of each block is one below the headline before it, whatever the one chosen', () => {
  const columns = [
    [
      teaser('first'),
      headline('a', 3),
      teaser('under a'),
      { id: 'columns', type: 'two-columns', fields: {}, columns: [[headline('b', 3)], [teaser('under b')]] },
      headline('c', 6),
    ],
    [headline('d', 2), teaser('under d')],
  ];
  expect(Object.fromEntries(deepestLevels({ columns }))).toEqual({
    first: 2,
    a: 2,
    'under a': 3,
    columns: 3,
    b: 3,
    'under b': 4,
    c: 4,
    d: 5,
    'under d': 3,
  });
  expect(deepestLevels({ columns: [[teaser('x')]] }, 3).get('x')).toBe(4);
  expect(deepestLevels({ columns: [[teaser('x')]] }, 6).get('x')).toBe(6);
});

test('a heading keeps its level where that skips none', () => {
  expect([headingElement(3, 2), headingElement(3, 3), headingElement(2, 5)]).toEqual(['h2', 'h3', 'h2']);
});
