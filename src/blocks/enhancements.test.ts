import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';

// Where an editor works, React draws what these scripts bring to life, and fails when it comes to remove a node that is not where it was.
const src = resolve(import.meta.dirname, '..');
const takesAway = /\.(remove|replaceWith|replaceChildren|removeChild|insertBefore|before|prepend)\(|\.(innerHTML|outerHTML)\s*=/;

const ownNodes: { readonly [file: string]: readonly string[] } = {
  'blocks/image/lightbox/lightbox.ts': ['dialog.remove()'],
  'features/consent/gate/gate-frame.ts': ['this.#frame?.remove()'],
};

/** Whether a value of the syntax tree is a node, of which some have a `source`. */
type Node = { readonly type: string; readonly [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const textOf = (value: unknown): string | undefined => (isNode(value) && value.type === 'StringLiteral' ? String(value.value) : undefined);

function importsOf(source: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return void (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).forEach(visit));
    if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(value.type) && value.typeOnly !== true) found.push(textOf(value.source) ?? '');
    if (value.type === 'CallExpression' && isNode(value.callee) && value.callee.type === 'Import' && Array.isArray(value.arguments))
      found.push(textOf(value.arguments[0]?.expression) ?? '');
    Object.values(value).forEach(visit);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: true }));
  return found.filter((name) => name !== '');
}

function fileOf(name: string, from: string): string | undefined {
  const path = name.startsWith('#') ? resolve(src, name.slice(1)) : name.startsWith('.') ? resolve(dirname(from), name) : undefined;
  if (path === undefined || !/\.tsx?$/.test(path)) return undefined;
  if (!existsSync(path)) throw new Error(`${from} imports ${name}, which is not there.`);
  return path;
}

function filesFrom(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const name of importsOf(readFileSync(entry, 'utf8'))) {
    const file = fileOf(name, entry);
    if (file) filesFrom(file, seen);
  }
  return seen;
}

const table = resolve(src, 'blocks/enhancements.ts');
const scripts = importsOf(readFileSync(table, 'utf8')).flatMap((name) => (name === '#ui/lazy-import.ts' ? [] : (fileOf(name, table) ?? [])));
const files = [...new Set(scripts.flatMap((script) => [...filesFrom(script)]))].map((file) => relative(src, file)).sort();

test('every script of the table is looked at, and what it imports by any name', () => {
  const { length } = readFileSync(table, 'utf8').match(/\bimport\('/g) ?? [];
  expect(scripts.length).toBe(length);
  expect(files).toEqual(expect.arrayContaining(['ui/share/share.ts', 'blocks/event-list/follow-tickets.ts', 'blocks/image/lightbox/lightbox-link.ts']));
  expect(files.length).toBeGreaterThan(scripts.length);
});

test.each(files)('%s takes nothing away that was drawn, and moves nothing', (file) => {
  let source = readFileSync(resolve(src, file), 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  for (const line of ownNodes[file] ?? []) source = source.replace(line, '');
  expect(source.match(takesAway)?.[0]).toBeUndefined();
});

test.each(['link.replaceWith(gone)', 'other.remove()', 'place.innerHTML = html'])('“%s” would be found', (line) => expect(line).toMatch(takesAway));

test.each([
  ["import { a } from './a.ts';", './a.ts'],
  ["import '#ui/b.ts';", '#ui/b.ts'],
  ["export * from './c.ts';", './c.ts'],
  ["export { d } from './d.ts';", './d.ts'],
  ["const load = () => import('./e.ts').then(({ e }) => e());", './e.ts'],
  ["import type { F } from './f.ts';", undefined],
])('%s is followed to %s', (source, name) => expect(importsOf(source)).toEqual(name === undefined ? [] : [name]));
