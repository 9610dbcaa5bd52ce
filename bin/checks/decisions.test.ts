import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../docs/decisions/', import.meta.url);
const pages = readdirSync(folder).filter((name) => name !== 'README.md');

test('each decision has a number of its own, the same in its name and its title', () => {
  const numbers = pages.map((name) => name.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  expect(pages.filter((name) => !readFileSync(new URL(name, folder), 'utf8').startsWith(`# ${name.slice(0, 4)} `))).toEqual([]);
});

test('the index names each decision once, by its title', () => {
  const index = readFileSync(new URL('README.md', folder), 'utf8');
  const listed = [...index.matchAll(/^- \[(\d{4} [^\]]+)\]\(([^)]+)\)/gm)].map(([, title, file]) => `${file}: ${title}`);
  const titles = pages.map((name) => `${name}: ${readFileSync(new URL(name, folder), 'utf8').split('\n')[0]?.slice(2)}`);
  expect(listed.toSorted()).toEqual(titles.toSorted());
});

test('the index says by which page one that is superseded as a whole was', () => {
  const index = readFileSync(new URL('README.md', folder), 'utf8');
  for (const name of pages) {
    const [, successor] = /^Superseded by \[(\d{4})\]/m.exec(readFileSync(new URL(name, folder), 'utf8')) ?? [];
    const line = index.split('\n').find((candidate) => candidate.startsWith(`- [${name.slice(0, 4)} `));
    if (successor) expect(line).toContain(`superseded by [${successor}]`);
  }
});
