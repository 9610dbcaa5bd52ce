import { expect, test } from 'vitest';
import { imageSchema, thumbnailsSchema } from './contract.ts';
import { presentImage, presentThumbnails } from './present.ts';

const row = {
  id: 7,
  file: '0123456789abcdef.svg',
  width: 1536,
  height: 1024,
  focal_x: 0.5,
  focal_y: 0.4,
  color: '#f3ede1',
  alt: { de: 'Konzentrische Bögen' },
  crops: {},
  animated: false,
  transparent: false,
  decorative: false,
  credit: { de: 'Ostkai' },
};

test('an image row as the contract has it', () => {
  const image = presentImage({ ...row, alt: { de: 'Bögen', en: 'Arcs' } }, 'en');
  expect(imageSchema.parse(image)).toEqual(image);
  expect(image).toMatchObject({ id: 7, alt: 'Arcs', width: 1536, url: `/media/7-${image.version}/full-1024.jpg` });
  expect(image).not.toHaveProperty('alt_lang');
});

test('a missing English description is the German one, and says so', () => {
  expect(presentImage(row, 'en')).toMatchObject({ alt: 'Konzentrische Bögen', alt_lang: 'de' });
  expect(presentImage(row, 'de')).not.toHaveProperty('alt_lang');
});

test('thumbnails in three widths', () => {
  const thumbnails = thumbnailsSchema.parse(presentThumbnails(row));
  expect(Object.values(thumbnails).map((url) => url.split('/').at(-1))).toEqual(['full-320.jpg', 'full-768.jpg', 'full-1536.jpg']);
});
