import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Block, flow, type Unit } from './flow.ts';

const block = (height: number): Block => ({ height, draw: () => {} });
const columnOf = (page: number) => (page === 0 ? { top: 100, height: 300 } : { top: 20, height: 400 });

const unitOf = (heights: readonly number[]): Unit => ({ head: block(30), again: block(12), parts: heights.map(block) });
const unitsOf = fc.array(fc.array(fc.integer({ min: 10, max: 90 }), { minLength: 1, maxLength: 8 }).map(unitOf), { minLength: 1, maxLength: 25 });

test('everything stands once, in order, within its column, and nothing upon anything else', () => {
  fc.assert(
    fc.property(unitsOf, fc.integer({ min: 1, max: 3 }), (units, columns) => {
      const pages = flow(units, columnOf, columns);
      const all = pages.flat().filter(({ block: one }) => units.every(({ again }) => again !== one));
      expect(all.map(({ block: one }) => one)).toEqual(units.flatMap(({ head, parts }) => [head, ...parts]));
      pages.forEach((placed, page) => {
        const { top, height } = columnOf(page);
        placed.forEach((one, index) => {
          const before = placed[index - 1];
          expect(one.y).toBeGreaterThanOrEqual(top);
          expect(one.y + one.block.height).toBeLessThanOrEqual(top + height);
          if (before?.column === one.column) expect(one.y).toBeGreaterThanOrEqual(before.y + before.block.height);
        });
      });
    }),
  );
});

test('a day that fits into a column is never broken, and a broken one begins with a date below its heading', () => {
  fc.assert(
    fc.property(unitsOf, (units) => {
      const pages = flow(units, columnOf, 2);
      const columnOfBlock = new Map(pages.flatMap((placed, page) => placed.map(({ block: one, column }) => [one, `${page} ${column}`] as const)));
      units.forEach(({ head, parts }, index) => {
        const whole = parts.reduce((sum, { height }) => sum + height + 7, head.height - 7);
        const columns = new Set([head, ...parts].map((one) => columnOfBlock.get(one)));
        if (whole <= (index === 0 ? 300 : 400)) expect(columns.size).toBe(1);
        expect(columnOfBlock.get(head)).toBe(columnOfBlock.get(parts[0] as Block));
      });
    }),
  );
});

test('the columns of the last page are about as long as each other', () => {
  const [page = []] = flow(
    Array.from({ length: 6 }, () => unitOf([20])),
    () => ({ top: 0, height: 800 }),
    3,
  );
  expect([0, 1, 2].map((column) => page.filter((one) => one.column === column).length)).toEqual([4, 4, 4]);
});
