import { expect, test } from 'vitest';
// @ts-expect-error plain JavaScript: it runs before TypeScript can
import { folderCircles, fullLevels, longFiles, maxLevel, maxLines } from './places.mjs';

const files = (count: number) => Array.from({ length: count }, (_, index) => `src/a/file-${index}.ts`);

test('a level is full beyond its limit, and what is no source does not count', () => {
  expect(fullLevels([...files(maxLevel), 'src/a/b/deeper.ts', 'src/a/data.json', 'src/a/0001_rows.sql'])).toEqual([]);
  expect(fullLevels([...files(maxLevel), 'src/a/sheet.css'])).toEqual([{ folder: 'src/a', count: maxLevel + 1 }]);
});

test('a file is long beyond its limit, and what is no source may be', () => {
  const lines: Record<string, number> = { 'src/a.ts': maxLines, 'src/b.ts': maxLines + 1, 'src/c.json': 9_999 };
  expect(longFiles(Object.keys(lines), (path: string) => 'x\n'.repeat(lines[path] ?? 0))).toEqual([{ path: 'src/b.ts', count: maxLines + 1 }]);
});

test('folders that need each other are named with an import for each step', () => {
  const there = ['src/a/list/list.ts', 'src/a/filter/filter.ts'];
  const back = ['src/a/filter/deep/options.ts', 'src/a/list/loader.ts'];
  expect(folderCircles([there])).toEqual([]);
  expect(folderCircles([there, back])).toEqual([{ folders: ['src/a/list', 'src/a/filter'], imports: [there.join(' → '), back.join(' → ')] }]);
});

test('a circle by way of a third folder is one', () => {
  const ring = [
    ['src/a/one.ts', 'src/b/two.ts'],
    ['src/b/two.ts', 'src/c/three.ts'],
    ['src/c/three.ts', 'src/a/four.ts'],
  ];
  expect(folderCircles(ring)).toMatchObject([{ folders: ['src/a', 'src/b', 'src/c'] }]);
});

test('a file beside a folder that needs it is one too', () => {
  const there = ['src/a/service.ts', 'src/a/inner/part.ts'];
  const back = ['src/a/inner/part.ts', 'src/a/service.ts'];
  expect(folderCircles([there, back])).toEqual([{ folders: ['src/a/service.ts', 'src/a/inner'], imports: [there.join(' → '), back.join(' → ')] }]);
  expect(folderCircles([['src/a/service.ts', 'src/a/strings.ts'], there])).toEqual([]);
});

test('a folder and what lies in it are no circle, nor is what a test looks at', () => {
  const within = [
    ['src/a/face.ts', 'src/a/inner/part.ts'],
    ['src/a/inner/part.ts', 'src/a/limits.ts'],
  ];
  const tests = [
    ['src/a/one.ts', 'src/b/two.ts'],
    ['src/b/two.test.ts', 'src/a/one.ts'],
  ];
  expect(folderCircles([...within, ...tests])).toEqual([]);
});
