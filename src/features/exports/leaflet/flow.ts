export type Block = { height: number; draw: (x: number, y: number) => void };

/** What belongs together: a day with its dates. It is broken only where it is longer than a column, below one of its parts. */
export type Unit = {
  head: Block;
  /** In the place of its head where it goes on. */
  again: Block;
  parts: readonly Block[];
};

export type PlacedBlock = { block: Block; column: number; y: number };

type Column = { top: number; height: number };

/** Distances in points. */
export const gaps = { units: 16, parts: 7 } as const;

/** Of each page what stands on it; the columns of the last page are as long as each other, as far as its units allow. */
export function flow(units: readonly Unit[], columnOf: (page: number) => Column, columns: number): PlacedBlock[][] {
  return balance(units, place(units, columnOf, columns), columnOf, columns);
}

/** Fills one column after the other; of the page `short.page` columns are no longer than `short.height`. */
function place(units: readonly Unit[], columnOf: (page: number) => Column, columns: number, short?: { page: number; height: number }): PlacedBlock[][] {
  const pages: PlacedBlock[][] = [[]];
  let column = 0;
  let used = 0;
  const page = () => pages.length - 1;
  const heightOf = () => {
    const { height } = columnOf(page());
    return short?.page === page() ? Math.min(height, short.height) : height;
  };
  const next = () => {
    used = 0;
    column += 1;
    if (column < columns) return;
    column = 0;
    pages.push([]);
  };
  const put = (block: Block, gap: number) => {
    const y = used === 0 ? 0 : used + gap;
    pages.at(-1)?.push({ block, column, y: columnOf(page()).top + y });
    used = y + block.height;
  };
  for (const unit of units) {
    const whole = unit.parts.reduce((sum, part, at) => sum + part.height + (at > 0 ? gaps.parts : 0), unit.head.height);
    const room = () => heightOf() - (used === 0 ? 0 : used + gaps.units);
    const isFirst = pages.length === 1 && pages[0]?.length === 0;
    // Of a page that begins with a title the columns are shorter.
    const isBreakable = whole > columnOf(page()).height && (isFirst || whole > columnOf(page() + 1).height);
    const least = isBreakable ? unit.head.height + (unit.parts[0]?.height ?? 0) : whole;
    while (used > 0 && least > room()) next();
    while (!isBreakable && whole > columnOf(page()).height) next();
    put(unit.head, gaps.units);
    unit.parts.forEach((part, at) => {
      if (isBreakable && at > 0 && used + gaps.parts + part.height > heightOf()) {
        next();
        put(unit.again, 0);
        put(part, gaps.parts);
      } else put(part, at > 0 ? gaps.parts : 0);
    });
  }
  return pages;
}

/** The shortest columns by which the last page holds what it held. */
function balance(units: readonly Unit[], pages: PlacedBlock[][], columnOf: (page: number) => Column, columns: number): PlacedBlock[][] {
  const last = pages.length - 1;
  let [low, high] = [0, columnOf(last).height];
  let best = pages;
  while (high - low > 4) {
    const height = (low + high) / 2;
    const tried = place(units, columnOf, columns, { page: last, height });
    if (tried.length === pages.length) [best, high] = [tried, height];
    else low = height;
  }
  return best;
}
