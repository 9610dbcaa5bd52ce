import { expect, test } from 'vitest';
import { firstSeen } from './first-seen.ts';
import type { PresentedBlock } from './present.ts';

const picture = { id: 1, alt: '', version: '0' };
const block = (id: string, fields: PresentedBlock['fields'], children: PresentedBlock[] = []): PresentedBlock => ({ id, type: 'note', fields, children });
const seen = (...blocks: PresentedBlock[]) => firstSeen({ columns: [blocks] });

test('the first picture, within another block too', () => {
  expect(seen(block('title', { text: 'Ihr Besuch' }), block('list', {}, [block('one', { image: picture }), block('two', { image: picture })]))).toBe('one');
  expect(seen(block('title', {}), { ...block('pair', {}), columns: [[block('left', {})], [block('right', { image: picture })]] })).toBe('right');
});

test('the picture of a film', () => {
  expect(seen(block('title', {}), block('film', { video: { url: '/x.mp4', poster: picture } }))).toBe('film');
});

test('the first block, where much text stands above the first picture or there is none', () => {
  const long = { text: [{ children: [{ text: 'Wort '.repeat(101) }] }] };
  expect(seen(block('text', long), block('image', { image: picture }))).toBe('text');
  expect(seen(block('list', {}, [block('text', long)]), block('image', { image: picture }))).toBe('list');
  expect(seen(block('text', {}), block('image', { image: null }))).toBe('text');
  expect(seen()).toBe(undefined);
});
