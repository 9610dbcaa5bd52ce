import { expect, test } from 'vitest';
import { spotOfFrame, spotOfGap } from './clear-spot.ts';
import type { Edges, Gap } from './gaps.ts';

const box = (left: number, top: number, right: number, bottom: number): Edges => ({ left, top, right, bottom });
const line = (y: number): Gap => ({ place: { parent: null, column: 0, index: 1 }, x: 60, y, length: 1000, isUpright: false });

test('the button of a line stands in its middle where there is room, smaller where there is little, and beyond its end where there is none', () => {
  const texts = [box(60, 0, 1060, 100), box(60, 140, 1060, 240), box(60, 264, 1060, 300), box(60, 310, 1060, 400)];
  expect(spotOfGap(line(120), texts, 1200)).toEqual({ x: 560, y: 120, size: 36 });
  expect(spotOfGap(line(252), texts, 1200)).toEqual({ x: 560, y: 252, size: 24 });
  expect(spotOfGap(line(305), texts, 1200)).toEqual({ x: 40, y: 305, size: 36 });
});

test('between things side by side it stands above or below them', () => {
  const upright: Gap = { place: { parent: 'list', column: 0, index: 1 }, x: 500, y: 100, length: 200, isUpright: true };
  expect(spotOfGap(upright, [box(0, 100, 495, 300), box(505, 100, 1000, 300)], 1000)).toEqual({ x: 500, y: 80, size: 36 });
});

test('around a block it keeps off the texts before and after it, and within the window', () => {
  const block = box(16, 100, 344, 200);
  expect(spotOfFrame(box(60, 100, 1000, 200), 'before', [], 1366)).toEqual({ x: 60, y: 76, size: 36 });
  const texts = [box(16, 0, 344, 95), box(16, 205, 344, 300)];
  for (const side of ['before', 'after'] as const) {
    const { x, size } = spotOfFrame(block, side, texts, 360);
    expect(x - size / 2).toBeGreaterThanOrEqual(0);
    expect(x + size / 2).toBeLessThanOrEqual(16);
  }
});
