import { describe, expect, test } from 'vitest';
import { coveredBytes, type Part, slicesOf } from './coverage.ts';

const part = (offset: number, size: number): Part => ({ key: `${offset}-${size}`, offset, size });

describe('parts of an upload', () => {
  test('are read one after the other, in whatever order they are listed', () => {
    expect(slicesOf([part(4, 6), part(0, 4)])).toEqual([
      { key: '0-4', first: 0, size: 4 },
      { key: '4-6', first: 0, size: 6 },
    ]);
  });

  test('that reach over one another count once', () => {
    const parts = [part(0, 4), part(0, 10), part(4, 4), part(8, 6)];
    expect(coveredBytes(parts)).toBe(14);
    expect(slicesOf(parts)).toEqual([
      { key: '0-10', first: 0, size: 10 },
      { key: '8-6', first: 2, size: 4 },
    ]);
  });

  test('end before a gap', () => {
    expect([coveredBytes([part(0, 4), part(5, 4)]), coveredBytes([part(1, 4)]), coveredBytes([])]).toEqual([4, 0, 0]);
  });
});
