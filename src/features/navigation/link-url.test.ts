import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { isExternal, isLink } from './link-url.ts';

const db = await testDatabase();

const links = ['/', '/de', '/de/programm?date=24-12-2026#saal', 'https://hinweise.example/melden'];
const others = [
  '',
  'de/programm',
  '//evil.example',
  '/\\evil.example',
  '/de\\x',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'http://plain.example',
  ' /de',
  '/de x',
  '/\tde',
  'https://',
  'https://a b',
];

describe('what may be a link', () => {
  test.each(links)('%s may', async (link) => expect([isLink(link), await inDatabase(link)]).toEqual([true, true]));
  test.each(others)('%j may not', async (link) => expect([isLink(link), await inDatabase(link)]).toEqual([false, false]));
});

test('internal links begin with a slash', () => {
  expect(isExternal('/de')).toBe(false);
  expect(isExternal('https://hinweise.example')).toBe(true);
});

async function inDatabase(link: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ ok: boolean }>`select is_link(${link}) as ok`.execute(db);
  return rows[0]?.ok;
}
