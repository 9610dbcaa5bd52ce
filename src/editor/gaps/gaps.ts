import { type Block, type BlockDocument, type BlockPosition, listsOf } from '#content/index.ts';

/** Edges in px; which origin is the caller's. */
export type Edges = { readonly top: number; readonly left: number; readonly right: number; readonly bottom: number };

/** A line from (x, y), across, or upright between blocks side by side. */
export type Gap = { readonly place: BlockPosition; readonly x: number; readonly y: number; readonly length: number; readonly isUpright: boolean };

type Boxes = { readonly ofBlock: (id: string) => Edges | null; readonly ofList: (parent: string | null, column: number) => Edges | null };

/** px that a line keeps from the first and the last block of a list. */
const distance = 6;

/** Holders before what they hold. */
export function gapsOf(document: BlockDocument, boxes: Boxes): Gap[] {
  const gaps: Gap[] = [];
  const visit = (holder: Block | null) => {
    for (const [column, list] of listsOf(holder ?? document).entries()) {
      const parent = holder?.id ?? null;
      const drawn = list.flatMap((block, index) => {
        const box = boxes.ofBlock(block.id);
        return box ? [{ box, index }] : [];
      });
      const area = boxes.ofList(parent, column);
      if (list.length === 0 && area) {
        gaps.push({ place: { parent, column, index: 0 }, x: area.left, y: (area.top + area.bottom) / 2, length: area.right - area.left, isUpright: false });
      }
      gaps.push(...linesOf(drawn).map(({ index, ...line }) => ({ place: { parent, column, index }, ...line })));
      for (const block of list) visit(block);
    }
  };
  visit(null);
  return gaps;
}

type Line = Omit<Gap, 'place'> & { readonly index: number };

function linesOf(drawn: readonly { box: Edges; index: number }[]): Line[] {
  const isRow = drawn.some(({ box }, at) => at > 0 && isBeside(drawn[at - 1]?.box, box));
  const left = Math.min(...drawn.map(({ box }) => box.left));
  const length = Math.max(...drawn.map(({ box }) => box.right)) - left;
  const across = (index: number, y: number): Line => ({ index, x: left, y, length, isUpright: false });
  const upright = (index: number, { top, bottom }: Edges, x: number): Line => ({ index, x, y: top, length: bottom - top, isUpright: true });
  return drawn.flatMap(({ box, index }, at) => {
    const [before, after] = [drawn[at - 1]?.box, drawn[at + 1]?.box];
    if (!isRow) {
      const first = across(index, before ? (before.bottom + box.top) / 2 : box.top - distance);
      return after ? [first] : [first, across(index + 1, box.bottom + distance)];
    }
    const first = upright(index, box, isBeside(before, box) && before ? (before.right + box.left) / 2 : box.left - distance);
    return isBeside(box, after) ? [first] : [first, upright(index + 1, box, box.right + distance)];
  });
}

const isBeside = (one: Edges | undefined, other: Edges | undefined): boolean =>
  one !== undefined && other !== undefined && other.left >= one.right - 1 && other.top < one.bottom;

/** Between its blocks and beside them a pointer means them. */
export const areaOf = (host: HTMLElement): Element | null => host.closest('main, footer');

/** Not further than `within`; of two that are as near, the deeper. */
export function nearestGap(gaps: readonly Gap[], x: number, y: number, within = Number.POSITIVE_INFINITY): Gap | null {
  let [nearest, least]: [Gap | null, number] = [null, within];
  for (const gap of gaps) {
    const along = gap.isUpright ? y - gap.y : x - gap.x;
    const beyond = Math.max(-along, along - gap.length, 0);
    const away = Math.hypot(beyond, gap.isUpright ? x - gap.x : y - gap.y);
    if (away <= least) [nearest, least] = [gap, away];
  }
  return nearest;
}

/** In px of the window. */
export function gapsIn(host: HTMLElement, document: BlockDocument): Gap[] {
  const elements = new Map([...host.querySelectorAll<HTMLElement>('[data-block]')].map((element) => [element.dataset.block ?? '', element]));
  const ofBlock = (id: string) => elements.get(id)?.getBoundingClientRect() ?? null;
  const ofList = (parent: string | null, column: number) =>
    (columnElement(host, parent, column) ?? elements.get(parent ?? ''))?.getBoundingClientRect() ?? null;
  return gapsOf(document, { ofBlock, ofList });
}

/** Of the page itself where `parent` is null. */
export function columnElement(host: HTMLElement, parent: string | null, column: number): HTMLElement | null {
  const within = [...host.querySelectorAll<HTMLElement>(`[data-column="${column}"]`)];
  return within.find((element) => (element.closest<HTMLElement>('[data-block]')?.dataset.block ?? null) === parent) ?? null;
}
