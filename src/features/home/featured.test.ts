import { expect, test } from 'vitest';
import { featuredCount, featuredOf } from './featured.ts';

type Date = Parameters<typeof featuredOf>[0][number];
const image_obj = {} as NonNullable<Date['image_obj']>; // only that there is one counts
const date = (title: string, more: Partial<Date> = {}): Date => ({ title, status: 'scheduled', image_obj, ...more });
const titles = (dates: Date[]) => {
  const { lead, events } = featuredOf(dates);
  return [lead?.title, events.map(({ title }) => title).join(' ')];
};

test.each<[string, Date[], [string | undefined, string]]>([
  ['the first leads, the others follow', [date('a'), date('b'), date('c')], ['a', 'b c']],
  ['a cancelled one does not lead, and keeps its place', [date('a', { status: 'cancelled' }), date('b'), date('c')], ['b', 'a c']],
  ['nor does a postponed one', [date('a', { status: 'postponed' }), date('b')], ['b', 'a']],
  ['the first with a picture leads', [date('a', { image_obj: null }), date('b')], ['b', 'a']],
  ['one that is still to begin leads rather than one that is on', [date('a', { listed_day: '2026-11-22' }), date('b')], ['b', 'a']],
  ['one that is on leads where there is no other picture', [date('a', { listed_day: '2026-11-22' }), date('b', { image_obj: null })], ['a', 'b']],
  ['without any picture the first that takes place', [date('a', { status: 'cancelled', image_obj: null }), date('b', { image_obj: null })], ['b', 'a']],
  ['where none takes place nothing leads', [date('a', { status: 'cancelled' })], [undefined, 'a']],
  ['a production is named once, with its first date', [date('a'), date('b'), date('a'), date('c'), date('b')], ['a', 'b c']],
  ['nothing where there is nothing', [], [undefined, '']],
])('%s', (_, dates, expected) => expect(titles(dates)).toEqual(expected));

test('names as many as are announced, and none from further on leads', () => {
  const dates = Array.from({ length: 12 }, (_, index) => date(`${index}`, { image_obj: index < featuredCount ? null : image_obj }));
  const { lead, events } = featuredOf(dates);
  expect([lead?.title, events.length]).toEqual(['0', featuredCount - 1]);
});
