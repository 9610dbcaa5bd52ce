import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../docs/decisions/', import.meta.url);
const pages = readdirSync(folder).filter((name) => name !== 'README.md');

test('each decision has a number of its own, the same in its name and its title', () => {
  const numbers = pages.map((name) => name.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  expect(pages.filter((name) => !readFileSync(new URL(name, folder), 'utf8').startsWith(`# ${name.slice(0, 4)} `))).toEqual([]);
});
