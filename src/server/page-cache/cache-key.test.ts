import { expect, test } from 'vitest';
import { pages } from '../../app/route-table.ts';
import { cacheKeyOf } from './cache-key.server.ts';

const personal = pages.flatMap(({ handle: { paths, traits } }) => (traits.personal ? Object.values(paths ?? {}) : []));

// Their addresses look like those of pages of the database: an answer without what the address says would be another's.
test.each(personal)('%s is made for whoever asks, with all that the address says', (path) => {
  const address = path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '12');
  expect([cacheKeyOf(address), cacheKeyOf(`${address}?event=12`)]).toEqual([null, null]);
});

test('a page is kept by what it knows of its address', () => {
  expect(cacheKeyOf('/de/programm?room=2&utm_source=brief')).toBe('/de/programm?room=2');
  expect(cacheKeyOf('/de/besuch/anfahrt?utm_source=brief')).toBe('/de/besuch/anfahrt');
  expect(cacheKeyOf('/de/besuch?v=3')).toBeNull();
});
