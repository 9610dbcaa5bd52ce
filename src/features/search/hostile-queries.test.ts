import { beforeAll, expect, test } from 'vitest';
import { insertEvent, insertProduction } from '#features/programme/build.ts';
import { type TestApp, testApp, testNow } from '../../../tests/support/app.ts';
import { randomFrom } from '../../../tests/support/blocks/hostile-document.ts';

// Whatever is searched for, no call and no page fails of it. `npm run test:searches` asks 10,000.
const queries = Number(process.env.FOYER_SEARCHES ?? 300);
const { below, pick, chance } = randomFrom(17);

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
  const production_id = await insertProduction(site.db, { title: { de: 'Hänsel und Gretel', en: 'Hansel and Gretel' }, subtitle: { de: '100 % (a & b) | c' } });
  await insertEvent(site.db, { production_id, date_start: new Date(testNow.getTime() + 86_400_000) });
});

const operators = [
  '&',
  '|',
  '!',
  '<->',
  ':*',
  ':A',
  '(',
  ')',
  "'",
  "''",
  '"',
  '„',
  '“',
  '\\',
  '\\\\',
  '%',
  '_',
  '*',
  '\0',
  '--',
  ';',
  '/*',
  '$1',
  '$$',
  'NOT',
  'AND',
  'OR',
  '@@',
  '::',
  '[',
  ']',
  '{',
  '}',
  '\n',
  '\t',
  '\u202e',
  '\ufeff',
  '\u00ad',
  '\u200d',
  '½',
  '⑴',
  'ﷺ',
  'ŉ',
  'ǆ',
  '㎏',
  'İ',
  'ß',
  '̈',
  'ﬁ',
  '𝔄',
  '👩‍👩‍👧',
  '\uffff',
  '\u{10ffff}',
];
const words = [
  'hänsel',
  'gretel',
  'und',
  'a',
  '1',
  "o'neill",
  'hans',
  'HÄNSEL',
  'haensel',
  'e\u0301te\u0301',
  '日本語',
  'Чайковский',
  'موزارت',
  'Ἀριστοφάνης',
  'मोत्सार्ट',
  'โมสาร์ท',
];
/** Letters of every script stand somewhere among all characters. */
const anyCharacter = () => String.fromCodePoint([below(0x250), below(0x3000), below(0xd800), 0xe000 + below(0x2000), 0x10000 + below(0x100000)][below(5)] ?? 0);
const something = () => (chance(0.4) ? pick(operators) : chance(0.5) ? pick(words) : anyCharacter());

function hostile(index: number): string {
  if (index === 0) return encodeURIComponent('x'.repeat(10_240));
  if (index === 1) return '%ED%A0%80';
  if (index === 2) return '%00';
  if (index === 3) return encodeURIComponent(`${operators.join(' ')}`.slice(0, 100));
  const pieces = Array.from({ length: 1 + below(14) }, something).join(pick(['', ' ', ' & ', "'"]));
  return encodeURIComponent(Array.from(pieces).slice(0, 95).join('').toWellFormed());
}

const calls = [
  '/de/api/search/?query=',
  '/en/api/search/autocomplete/?query=',
  '/de/api/search/events/?page=1&query=',
  '/en/api/search/others/?query=',
  '/de/search?q=',
  '/en/search/others?q=',
];

test(`none of ${queries} hostile searches fails`, { timeout: 600_000 }, async () => {
  const failed: string[] = [];
  for (let index = 0; index < queries; index++) {
    const path = `${calls[index < 4 ? 0 : index % calls.length]}${hostile(index)}`;
    const remoteAddress = `10.${index >> 14}.${(index >> 7) & 127}.${index & 127}`;
    const { status } = await site.app.request(path, {}, { incoming: { socket: { remoteAddress } } });
    if (status !== 200 && status !== 400) failed.push(`${status} ${path}`);
  }
  expect(failed).toEqual([]);
  expect(site.logged.filter(({ level }) => typeof level === 'number' && level >= 50)).toEqual([]);
});
