import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { footerEntries, headerEntries, type MenuPage, type MenuPosition, menuPositionOf, placeEntry, strayEntries, takeOutEntry } from './placement.ts';
import { type Direction, stepOf } from './steps.ts';

const page = (id: number, rest: Partial<MenuPage> = {}): MenuPage => ({
  id,
  parent: null,
  content_type: 'page',
  in_menu: true,
  in_footer: false,
  menu_group: 'primary',
  sort: 0,
  footer_sort: 0,
  ...rest,
});
const idsOf = (pages: readonly MenuPage[]) => pages.map(({ id }) => id);
const done = (result: MenuPage[] | string): MenuPage[] => {
  if (typeof result === 'string') throw new Error(result);
  return result;
};

const size = 9;
const id = fc.integer({ min: 1, max: size });
const position: fc.Arbitrary<MenuPosition> = fc.record({
  menu: fc.constantFrom('header', 'footer'),
  group: fc.constantFrom('primary', 'secondary'),
  parent: fc.option(id),
  after: fc.option(id),
});
const directions: readonly Direction[] = ['up', 'down', 'in', 'out'];
const act = fc.oneof(
  fc.record({ kind: fc.constant('place' as const), id, place: position }),
  fc.record({ kind: fc.constant('step' as const), id, menu: fc.constantFrom('header', 'footer'), direction: fc.constantFrom(...directions) }),
  fc.record({ kind: fc.constant('out' as const), id, menu: fc.constantFrom('header', 'footer') }),
);
const tree = fc
  .array(fc.tuple(fc.nat(), fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })), {
    minLength: size,
    maxLength: size,
  })
  .map((rows) =>
    rows.map(([above, isLink, in_menu, in_footer, isSecondary, sort, footer_sort], index) =>
      page(index + 1, {
        parent: above % (index + 1) || null,
        content_type: isLink ? 'link' : 'page',
        in_menu,
        in_footer,
        menu_group: isSecondary ? 'secondary' : 'primary',
        sort,
        footer_sort: in_footer ? footer_sort : 0,
      }),
    ),
  );

function requireTree(pages: readonly MenuPage[]): void {
  for (const one of pages) {
    const seen = new Set<number>();
    for (let above: MenuPage | undefined = one; above; above = pages.find((other) => other.id === above?.parent)) {
      if (seen.has(above.id)) throw new Error(`circle at ${one.id}`);
      seen.add(above.id);
    }
  }
}

const isDense = (orders: readonly number[]) => orders.every((order, index) => order === (index + 1) * 10);

describe('any sequence of moves', () => {
  test('leaves a tree: no circle, every entry once, orders without gaps', () => {
    fc.assert(
      fc.property(tree, fc.array(act, { maxLength: 30 }), (before, acts) => {
        let pages = before;
        for (const one of acts) {
          const target = one.kind === 'place' ? one.place : one.kind === 'step' ? stepOf(pages, one.id, one.menu, one.direction) : null;
          const result = one.kind === 'out' ? takeOutEntry(pages, one.id, one.menu) : target ? placeEntry(pages, one.id, target) : pages;
          if (one.kind === 'step') expect(typeof result, JSON.stringify(target)).not.toBe('string');
          if (typeof result === 'string' || result === pages) continue;
          requireTree(result);
          expect(idsOf(result)).toEqual(idsOf(before));
          const menu = one.kind === 'out' ? one.menu : (target?.menu ?? 'header');
          const flag = menu === 'header' ? 'in_menu' : 'in_footer';
          const other = flag === 'in_menu' ? 'in_footer' : 'in_menu';
          expect(result.filter((now) => now[flag]).map((now) => now.id)).toEqual(
            pages.filter((was) => (was.id === one.id ? one.kind !== 'out' : was[flag])).map((was) => was.id),
          );
          expect(result.map((now) => now[other])).toEqual(pages.map((was) => was[other]));
          const top = (['primary', 'secondary'] as const).flatMap((group) => headerEntries(result, null, group));
          const inHeader = [...top, ...top.flatMap((above) => headerEntries(result, above.id))];
          expect(idsOf([...inHeader, ...strayEntries(result)]).sort()).toEqual(idsOf(result.filter(({ in_menu }) => in_menu)).sort());
          if (menu === 'footer') expect(isDense(footerEntries(result).map(({ footer_sort }) => footer_sort))).toBe(true);
          else if (one.kind !== 'out') {
            expect(target && menuPositionOf(result, one.id, 'header')).toMatchObject({ parent: target?.parent, after: target?.after ?? null });
            for (const parent of new Set([target?.parent ?? null, pages.find((was) => was.id === one.id)?.parent ?? null])) {
              const orders = result.flatMap((now) => (now.parent === parent ? [now.sort] : [])).sort((a, b) => a - b);
              expect(isDense(orders)).toBe(true);
            }
          }
          pages = result;
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a place', () => {
  const pages = [
    page(1, { sort: 10 }),
    page(2, { sort: 20 }),
    page(3, { sort: 30, menu_group: 'secondary' }),
    page(4, { parent: 1, sort: 10 }),
    page(5, { sort: 15, in_menu: false }),
    page(6, { sort: 40, content_type: 'link' }),
  ];
  const to = (rest: Partial<MenuPosition>): MenuPosition => ({ menu: 'header', group: 'primary', parent: null, after: null, ...rest });

  test('is behind another, first, below an entry, or in the other group', () => {
    expect(idsOf(headerEntries(done(placeEntry(pages, 2, to({}))), null, 'primary'))).toEqual([2, 1, 6]);
    expect(idsOf(headerEntries(done(placeEntry(pages, 1, to({ after: 6 }))), null, 'primary'))).toEqual([2, 6, 1]);
    expect(idsOf(headerEntries(done(placeEntry(pages, 2, to({ parent: 1, after: 4 }))), 1))).toEqual([4, 2]);
    expect(idsOf(headerEntries(done(placeEntry(pages, 2, to({ group: 'secondary', after: 3 }))), null, 'secondary'))).toEqual([3, 2]);
    expect(idsOf(headerEntries(done(placeEntry(pages, 5, to({ after: 1 }))), null, 'primary'))).toEqual([1, 5, 2, 6]);
  });

  test.each([
    ['below itself', 1, to({ parent: 1 }), 'wrong_parent'],
    ['below a link', 2, to({ parent: 6 }), 'wrong_parent'],
    ['below what is in no menu', 2, to({ parent: 5 }), 'wrong_parent'],
    ['on a third level', 2, to({ parent: 4 }), 'too_deep'],
    ['below another, with entries below itself', 1, to({ parent: 2 }), 'too_deep'],
    ['behind what stands elsewhere', 2, to({ after: 4 }), 'no_such_object'],
    ['behind what stands in the other group', 2, to({ after: 3 }), 'no_such_object'],
    ['behind itself', 2, to({ after: 2 }), 'no_such_object'],
    ['of what is not there', 99, to({}), 'not_found'],
  ] as const)('is refused %s', (_, which, target, refusal) => {
    expect(placeEntry(pages, which, target)).toBe(refusal);
  });

  test('steps lead out of what an entry stands below, and into the other group', () => {
    expect(stepOf(pages, 4, 'header', 'up')).toEqual(to({}));
    expect(stepOf(pages, 4, 'header', 'down')).toEqual(to({ after: 1 }));
    expect(stepOf(pages, 2, 'header', 'in')).toEqual(to({ parent: 1, after: 4 }));
    expect(stepOf(pages, 6, 'header', 'down')).toEqual(to({ group: 'secondary' }));
    expect(stepOf(pages, 3, 'header', 'up')).toEqual(to({ after: 6 }));
    expect([stepOf(pages, 1, 'header', 'up'), stepOf(pages, 1, 'header', 'in'), stepOf(pages, 3, 'header', 'down')]).toEqual([null, null, null]);
  });
});

test('links of the footer that nobody has placed follow the others in the order of the tree', () => {
  const pages = [page(1, { in_footer: true, sort: 20 }), page(2, { in_footer: true, sort: 10 }), page(3, { in_footer: true, sort: 30, footer_sort: 10 })];
  expect(idsOf(footerEntries(pages))).toEqual([3, 2, 1]);
  expect(idsOf(footerEntries(done(placeEntry(pages, 1, { menu: 'footer', group: 'primary', parent: null, after: 3 }))))).toEqual([3, 1, 2]);
});
