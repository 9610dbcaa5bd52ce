import { expect, test } from 'vitest';
import { foldName } from './fold-name.ts';

test.each([
  ['GROSSER  SAAL', 'Großer Saal'],
  ['Béla Bartók', 'bela bartok'],
  ['Antonín Dvořák', 'Antonin Dvorak'],
  ['Łódź', 'lodz'],
  ['Café – Bar', 'cafe bar'],
  ['Händel', 'Haendel'],
])('%s is %s', (one, other) => expect(foldName(one)).toBe(foldName(other)));

test('names of other scripts and long names stay apart', () => {
  expect(foldName('東京')).not.toBe(foldName('上海'));
  expect(foldName('Чайковский')).not.toBe(foldName('Прокофьев'));
  const long = 'Messiah – Part the First, No. 1, as it was given at the first performance in Dublin, with the overture ';
  expect(foldName(`${long}A`)).not.toBe(foldName(`${long}B`));
  expect(foldName('x'.repeat(5_000)).length).toBeLessThan(400);
  expect(foldName('!?')).toBe('!?');
});
