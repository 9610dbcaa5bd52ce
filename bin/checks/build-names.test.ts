import { expect, test } from 'vitest';
// @ts-expect-error plain JavaScript: it runs before TypeScript can
import { namedFeatures } from './build-names.mjs';

const features = ['back-office', 'import', 'magazine', 'programme'];

test('a build that names features in a pattern, a path or a list is told which', () => {
  expect(namedFeatures('const later = /src\\/features\\/(magazine|people)\\//;', features)).toEqual(['magazine']);
  expect(namedFeatures("input: 'src/features/programme/list.ts', names: ['back-office']", features)).toEqual(['back-office', 'programme']);
  expect(namedFeatures("const own = 'src/features/import/page.ts';", features)).toEqual(['import']);
});

test('words of the language, other words and comments are no names', () => {
  expect(namedFeatures("import { a } from './programme-list.ts'; // the magazine\n/** As in the programme. */", features)).toEqual([]);
});
