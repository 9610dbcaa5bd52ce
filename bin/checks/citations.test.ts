import { expect, test } from 'vitest';
// @ts-expect-error plain JavaScript: it runs before TypeScript can
import { missingCitations } from './citations.mjs';

const repository = {
  exists: (path: string) => ['src/there.ts', 'docs/there.md'].includes(path),
  isNamed: (document: string) => document === 'there.md',
  sections: { V: new Set(['1', '2']), E: new Set(['9']) },
};
const missing = (file: string, text: string) => missingCitations(file, text, repository);

test('a file, a document and a section that are not there are named once', () => {
  expect(missing('README.md', '`src/gone.ts`, again src/gone.ts, [this](docs/gone.md), gone.md, V §9 and E §9')).toEqual([
    'src/gone.ts',
    'docs/gone.md',
    'gone.md',
    'V §9',
  ]);
  expect(missing('src/a.ts', `// As src/gone.css has it (E §${10}).`)).toEqual(['src/gone.css', `E §${10}`]);
});

test('what is there is cited in every way', () => {
  expect(missing('README.md', '`src/there.ts`, [this](docs/there.md#part), there.md, V §1, E §9, https://example.org/gone.md')).toEqual([]);
  expect(missing('docs/page.md', '[beside it](there.md) and [above](../src/there.ts)')).toEqual([]);
});

test('a pattern and a path in a string of code are no citations', () => {
  expect(missing('README.md', '`src/features/<noun>/<name>.page.tsx`, `src/**/*.ts`, `src/name….ts`')).toEqual([]);
  expect(missing('src/a.ts', "const path = 'src/gone.ts';")).toEqual([]);
});
