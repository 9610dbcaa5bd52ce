import { expect, test } from 'vitest';
import { formats, ratios, widths } from './image-sizes.ts';
import { imageUrl, imageVersion, parseImagePath } from './image-url.ts';

const image = { id: 12, version: 'ab34cd56' };

test('every address is read back as what it was made from', () => {
  for (const ratio of ratios) {
    for (const width of widths) {
      for (const format of formats) {
        const [, , file = '', variant = ''] = imageUrl(image, { ratio, width, format }).split('/');
        expect(parseImagePath(file, variant)).toEqual({ ...image, ratio, width, format });
      }
    }
  }
});

test('an address looks like this', () => {
  expect(imageUrl(image, { ratio: '3x2', width: 640, format: 'avif' })).toBe('/media/12-ab34cd56/3x2-640.avif');
  expect(imageUrl(image, { width: 1024, format: 'jpg' })).toBe('/media/12-ab34cd56/full-1024.jpg');
  expect(parseImagePath('12-ab34cd56', 'vertical-400.webp')).toEqual({ ...image, ratio: 'vertical', width: 400, format: 'webp' });
  expect(parseImagePath('12-ab34cd56', 'horizontal-1240.avif')).toEqual({ ...image, ratio: 'horizontal', width: 1240, format: 'avif' });
});

test.each([
  ['12-ab34cd56', '3x2-641.avif'],
  ['12-ab34cd56', '3x2-640.gif'],
  ['12-ab34cd56', 'vertical-1240.jpg'],
  ['12-ab34cd56', 'horizontal-640.jpg'],
  ['12-ab34cd56', '3x2-400.jpg'],
  ['12-ab34cd56', '3x2-640.svg'],
  ['12-ab34cd56', '1x1-640.jpg'],
  ['12-ab34cd56', '3x2-640.jpg '],
  ['12-ab34cd56', '3x2-0640.jpg'],
  ['12-ab34cd56', '../../originals/x.svg'],
  ['12', '3x2-640.jpg'],
  ['012-ab34cd56', '3x2-640.jpg'],
  ['-1-ab34cd56', '3x2-640.jpg'],
  ['9999999999-ab34cd56', '3x2-640.jpg'],
  ['12-AB34CD56', '3x2-640.jpg'],
  ['..', '3x2-640.jpg'],
])('%s/%s is no picture', (file, variant) => {
  expect(parseImagePath(file, variant)).toBeNull();
});

test('the version follows file, focal point and crops, and survives the precision of the database', () => {
  const row = { file: '0123456789abcdef.svg', focal_x: 0.3, focal_y: 0.5, crops: {} };
  expect(imageVersion(row)).toMatch(/^[0-9a-f]{8}$/);
  expect(imageVersion({ ...row, focal_x: Math.fround(0.3) })).toBe(imageVersion(row));
  expect(imageVersion({ ...row, focal_x: 0.31 })).not.toBe(imageVersion(row));
  expect(imageVersion({ ...row, file: '0123456789abcdee.svg' })).not.toBe(imageVersion(row));
  const crop = { x: 0, y: 0, width: 1, height: 0.5 };
  expect(imageVersion({ ...row, crops: { '3x2': crop } })).not.toBe(imageVersion(row));
  expect(imageVersion({ ...row, crops: { '3x2': crop } })).not.toBe(imageVersion({ ...row, crops: { '4x5': crop } }));
});
