import { expect, test } from 'vitest';
import { proportionOf, widthAvailable } from './image-sizes.ts';

test('a ratio is cut out of the largest part of the picture', () => {
  const landscape = { width: 1536, height: 1024 };
  expect(proportionOf(landscape, '16x9')).toBeCloseTo(1.7778, 4);
  expect(proportionOf(landscape, 'full')).toBe(1.5);
  expect(widthAvailable(landscape, proportionOf(landscape, '3x2'))).toBe(1536);
  expect(widthAvailable(landscape, proportionOf(landscape, '4x5'))).toBe(819);
  expect(widthAvailable({ width: 600, height: 900 }, proportionOf({ width: 600, height: 900 }, '16x9'))).toBe(600);
});
