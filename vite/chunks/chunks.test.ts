import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';
import type { Module } from './graph.ts';
import { mergeParts, type Part } from './merge.ts';

type Row = Partial<Omit<Module, 'id'>>;

/** A client of three pages: `first` → table → pages; a screen is a step further. */
function chunks(rows: Record<string, Row>) {
  const modules = Object.entries({
    first: { later: ['table'], imports: ['everywhere.ts', 'library.ts'] },
    table: { later: ['one.page.tsx', 'two.page.tsx', 'three.page.tsx', 'screens'] },
    screens: { later: ['a.page.tsx', 'b.page.tsx'] },
    'everywhere.ts': {},
    'library.ts': {},
    ...rows,
  }).map(([id, row]): [string, Module] => [id, { id, code: 100, sheet: 0, isAlone: false, imports: [], draws: [], later: [], ...row }]);
  const entries = new Set(['first', ...modules.flatMap(([, { later }]) => later)]);
  return chunksOf({ modules: new Map(modules), entries }, { first: ['first'], later: [], instead: '' }, (id) => id === 'library.ts');
}

const pages = { 'one.page.tsx': {}, 'two.page.tsx': {}, 'three.page.tsx': {}, 'a.page.tsx': {}, 'b.page.tsx': {} };

test('what one page alone needs is its own; libraries are not looked at', () => {
  const named = chunks({ ...pages, 'one.page.tsx': { imports: ['own.ts', 'library.ts'] }, 'own.ts': {} });
  expect([...named.keys()]).toEqual([]);
});

test('what two pages share is one chunk, unless one of them would load much without need', () => {
  const both = { imports: ['small.ts', 'other.ts'] };
  const together = chunks({ ...pages, 'one.page.tsx': both, 'two.page.tsx': both, 'small.ts': {}, 'other.ts': {} });
  expect(together.get('small.ts')).toBe(together.get('other.ts'));

  const one = { imports: ['small.ts'] };
  const apart = chunks({ ...pages, 'one.page.tsx': both, 'two.page.tsx': both, 'three.page.tsx': one, 'small.ts': {}, 'other.ts': { code: 50_000 } });
  expect(apart.get('small.ts')).not.toBe(apart.get('other.ts'));
  const near = chunks({ ...pages, 'one.page.tsx': both, 'two.page.tsx': both, 'three.page.tsx': one, 'small.ts': {}, 'other.ts': {} });
  expect(near.get('small.ts')).toBe(near.get('other.ts'));
});

test('a file that says so has a chunk of its own', () => {
  const both = { imports: ['small.ts', 'other.ts'] };
  const named = chunks({ ...pages, 'one.page.tsx': both, 'two.page.tsx': both, 'small.ts': {}, 'other.ts': { isAlone: true } });
  expect(named.get('other.ts')).toBe('other');
  expect(named.get('small.ts')).toBe('small');
});

test('how large a file by itself has grown changes no other chunk', () => {
  const both = { imports: ['small.ts', 'reader.ts'] };
  const named = (code: number) =>
    chunks({
      ...pages,
      'one.page.tsx': both,
      'two.page.tsx': { imports: [...both.imports, 'extra.ts'] },
      'three.page.tsx': { imports: ['small.ts'] },
      'a.page.tsx': { imports: ['extra.ts'] },
      'small.ts': {},
      'extra.ts': {},
      'reader.ts': { imports: ['rows.ts'] },
      'rows.ts': { code, isAlone: true },
    });
  expect(named(100).get('small.ts')).not.toBe(named(100).get('reader.ts'));
  expect(named(100)).toEqual(named(9_000));
});

test('what staff load does not come to visitors', () => {
  const screen = { imports: ['shared.ts', 'records.ts'] };
  const visitor = { imports: ['shared.ts'] };
  const named = chunks({
    ...pages,
    'one.page.tsx': visitor,
    'two.page.tsx': visitor,
    'a.page.tsx': screen,
    'b.page.tsx': screen,
    'shared.ts': {},
    'records.ts': { code: 9_000 },
  });
  expect(named.get('records.ts')).not.toBe(named.get('shared.ts'));
});

test('the sheet of a static part does not bring a script along that its page has no need of', () => {
  const draws = { draws: ['view.static.tsx', 'view.css'] };
  const runs = { imports: ['view.ts', 'view.css'] };
  const named = chunks({
    ...pages,
    'one.page.tsx': draws,
    'two.page.tsx': draws,
    'three.page.tsx': runs,
    'a.page.tsx': runs,
    'view.static.tsx': { code: 0 },
    'view.css': { sheet: 900 },
    'view.ts': { code: 20_000, imports: ['view.css'] },
  });
  expect(named.get('view.css')).not.toBe(named.get('view.ts'));
});

test('no two chunks import each other', () => {
  const part = (imports: number[], views: number[], script = 10): Part => ({
    script,
    style: 0,
    runIn: new Set(views),
    drawnIn: new Set(views),
    imports,
    draws: [],
    isFixed: false,
    isOfStyles: false,
  });
  // 0 → 1 → 2: all views want 0 and 2 in one chunk, and 1, which is large, apart from them.
  const merged = mergeParts([part([1], [0, 1]), { ...part([2], [0, 1]), isFixed: true }, part([], [0, 1])], [1, 1], { script: 700, style: 40 });
  expect(merged).toEqual([[0], [1], [2]]);
  expect(mergeParts([part([1], [0, 1]), part([2], [0, 1]), part([], [0, 1])], [1, 1], { script: 700, style: 40 })).toHaveLength(1);
});
