import { randomFrom } from '../blocks/hostile-document.ts';

// Searches that somebody means no good by, the same in each run: operators, quotes, letters of every script, far too long ones.
const { below, pick, chance } = randomFrom(17);

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

export const hostileSearch = (index: number): string => `${calls[index < 4 ? 0 : index % calls.length]}${hostile(index)}`;

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
  '/de/api/search/pages/?others_page=1&query=',
  '/de/search?q=',
  '/en/search/others?q=',
];
