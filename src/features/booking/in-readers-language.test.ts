import { expect, test } from 'vitest';
import { buildSeatGroup } from './build.ts';
import { seatGroupsIn } from './in-readers-language.ts';

const group = buildSeatGroup('1');
const [price] = group.prices;
const both = {
  ...group,
  text_en: 'Category I',
  description: 'Vorn',
  description_en: 'At the front',
  prices: [
    { ...price, text_en: 'Full price', name_en: 'Full price' },
    { ...price, text: 'Ermäßigt', text_en: 'Reduced', name: 'Studierende', name_en: 'Students' },
  ],
} as typeof group; // it has a first price

test('English texts stand in place of the German ones; “Vollpreis” stays, as it is a mark', () => {
  const [english] = seatGroupsIn('en', [both]);
  expect([english?.text, english?.description]).toEqual(['Category I', 'At the front']);
  expect(english?.prices.map(({ text, name }) => [text, name])).toEqual([
    ['Vollpreis', 'Full price'],
    ['Reduced', 'Students'],
  ]);
  expect(JSON.stringify(seatGroupsIn('de', [both]))).not.toMatch(/_en"/);
});

test('what is not translated stays German', () => {
  expect(seatGroupsIn('en', [group])).toEqual([group]);
});
