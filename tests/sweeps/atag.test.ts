import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const document = readFileSync('docs/authoring-accessibility.md', 'utf8');

/** Criteria of ATAG 2.0, level A and AA. */
const criteria =
  'A.1.1.1 A.1.2.1 A.1.2.2 A.2.1.1 A.2.1.2 A.2.2.1 A.2.2.2 A.3.1.1 A.3.1.2 A.3.1.3 A.3.2.1 A.3.2.2 A.3.2.3 A.3.3.1 A.3.4.1 A.3.5.1 A.3.6.1 A.3.6.2 A.3.6.3 A.3.7.1 A.4.1.1 A.4.1.2 A.4.2.1 A.4.2.2 B.1.1.1 B.1.1.2 B.1.2.1 B.1.2.2 B.1.2.3 B.1.2.4 B.2.1.1 B.2.2.1 B.2.2.2 B.2.3.1 B.2.3.2 B.2.4.1 B.2.4.2 B.2.4.3 B.2.5.1 B.2.5.2 B.3.1.1 B.3.1.2 B.3.1.3 B.3.1.4 B.3.1.5 B.3.2.1 B.4.1.1 B.4.1.2 B.4.1.3 B.4.1.4 B.4.2.1 B.4.2.2'.split(
    ' ',
  );

test('every criterion for authoring tools is named, and what shows it is there', () => {
  expect(criteria.filter((one) => !document.includes(one))).toEqual([]);
  const files = [...document.matchAll(/`((?:src|tests|docs)\/[^`]+)`/g)].map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('each file that the tests of the editor name is there', () => {
  const files = [...readFileSync('docs/editor-tests.md', 'utf8').matchAll(/`((?:src|tests|docs)\/[^`]+)`/g)].map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
