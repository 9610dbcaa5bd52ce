import { expect, test } from 'vitest';
// @ts-expect-error plain JavaScript: it runs before TypeScript can
import { betterName, wrongNames } from './words.mjs';

test('what is exported, and each type, is named with the line and the word to use', () => {
  const text = `import { keptRead } from './read.ts';\nexport const keptPages = 1;\ntype Ground = { kept: number };\nexport async function noFigures() {}\nconst said = 2;\n`;
  expect(wrongNames(text)).toEqual([
    { line: 2, name: 'keptPages', instead: 'cached, stored, remaining or retained' },
    { line: 3, name: 'Ground', instead: 'dependencies, or background' },
    { line: 4, name: 'noFigures', instead: 'stats, or measurements' },
  ]);
});

test.each(['ImagePlace', 'footerPlace', 'Place', 'turned', 'way', 'WaysToMore', 'fillHub'])('%s is no name', (name) => expect(betterName(name)).not.toBeNull());

test.each(['placeEntry', 'PlacedBlock', 'background', 'always', 'warehouse', 'takesPlace', 'returned', 'cachedRead'])('%s is a name', (name) =>
  expect(betterName(name)).toBeNull(),
);
