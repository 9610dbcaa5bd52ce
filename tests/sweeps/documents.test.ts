import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

// A decision names what there was when it was taken, and is never rewritten.
const documents = globSync('{*.md,docs/*.md,docs/!(decisions)/**/*.md,box-office/**/*.md}').filter((file) => !file.includes('node_modules'));
const named = /`((?:src|bin|docs|tests|seed|bench|box-office)\/[\w./-]+)`|\]\((?!https?:|#)([\w./-]+)\)/g;

describe.each(documents)('%s', (file) => {
  test('names only what exists', () => {
    const missing = [...readFileSync(file, 'utf8').matchAll(named)].filter(([, fromRoot, link]) => !existsSync(fromRoot ?? join(dirname(file), link ?? '')));
    expect(missing.map(([text]) => text)).toEqual([]);
  });
});

test('the picture of the architecture fits a page, without a wall of text', () => {
  const lines = readFileSync('ARCHITECTURE.md', 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => line.length > 600)).toEqual([]);
});

test('“Add a block” has at most six lines and names every file beside the blocks', () => {
  const [, recipe = ''] = /### Add a block\n([\s\S]*?)\n### /.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
  expect(recipe.trim().split('\n').length).toBeLessThanOrEqual(6);
  const lists = globSync('src/blocks/*.ts').filter((file) => !/showcase|[.]test[.]/.test(file));
  expect(lists.filter((file) => !recipe.includes(`\`${file}\``))).toEqual([]);
});

test('there are documents', () => expect(documents.length).toBeGreaterThan(8));

test('the README lists every variable of the configuration', () => {
  const named = (file: string, pattern: RegExp) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name);
  const variables = [...named('src/server/config.server.ts', /^ {2}([A-Z][A-Z_]+):/gm), ...named('bin/box-office.mjs', /env\.(BOX_OFFICE_(?!SITE_URL)\w+)/g)];
  expect(variables).toEqual(expect.arrayContaining(['PORT', 'BOX_OFFICE_PUBLIC_URL']));
  const readme = readFileSync('README.md', 'utf8');
  expect(variables.filter((name) => !readme.includes(`| \`${name}\` |`))).toEqual([]);
});
