import { expect, test } from 'vitest';
import { readTypedInstant } from '#i18n/typed-instant.ts';
import { readNumber } from './text-input.tsx';

test.each([
  ['', null],
  ['12', 12],
  ['12,50', 12.5],
  ['12.50 €', 12.5],
  ['-3', -3],
  ['zwölf', 'zwölf'],
  ['1,2,3', '1,2,3'],
])('%s is read as %s', (typed, value) => expect(readNumber(typed)).toBe(value));

test.each([
  ['2026-01-15T19:30', '2026-01-15T19:30:00+01:00'],
  ['2026-07-15T19:30', '2026-07-15T19:30:00+02:00'],
  ['2026-03-29T02:30', '2026-03-29T03:30:00+02:00'], // an hour that is skipped
  ['', null],
])('%s on Berlin’s clock is %s', (typed, stored) => expect(readTypedInstant(typed)).toBe(stored));
