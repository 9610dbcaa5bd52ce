import { expect, test } from 'vitest';
import { proportionOf } from '../image-sizes.ts';
import { cropAround, moveCrop, scaleCrop } from './crop-geometry.ts';

const image = { width: 1500, height: 1000 };
const shown = ({ width, height }: { width: number; height: number }) => (width * image.width) / (height * image.height);

test('without a crop the largest part around the focal point is shown, within the picture', () => {
  expect(cropAround(image, '3x2', { x: 0.9, y: 0.1 })).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  const upright = cropAround(image, '4x5', { x: 0.9, y: 0.5 });
  expect([upright.height, upright.y, upright.x + upright.width]).toEqual([1, 0, 1]);
  expect(shown(upright)).toBeCloseTo(0.8, 6);
});

test.each(['3x2', '16x9', '4x5'] as const)('%s keeps its ratio and stays inside, however it is moved and scaled', (ratio) => {
  let crop = cropAround(image, ratio, { x: 0.5, y: 0.5 });
  for (const [factor, x, y] of [
    [0.5, 0.4, -0.4],
    [0.1, -2, 2],
    [9, 0, 0],
    [0.7, 0.01, 0.3],
  ] as const) {
    crop = moveCrop(scaleCrop(image, ratio, crop, factor), { x, y });
    expect(shown(crop)).toBeCloseTo(proportionOf(image, ratio), 6);
    for (const edge of [crop.x, crop.y, 1 - crop.x - crop.width, 1 - crop.y - crop.height]) expect(edge).toBeGreaterThanOrEqual(-1e-9);
    expect(crop.width).toBeGreaterThan(0.05);
  }
});
