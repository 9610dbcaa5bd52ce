import { expect, test } from 'vitest';
import { byteRangeOf } from './byte-range.ts';

test.each([
  [undefined, 'all'],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=20-10', 'all'],
  ['bytes=-', 'all'],
  ['bytes=0-1,5-6', 'all'],
  ['pages=1-2', 'all'],
  ['bytes=9999999999999999999999-', 'none'],
])('%j of a hundred bytes', (header, range) => expect(byteRangeOf(header, 100)).toEqual(range));
