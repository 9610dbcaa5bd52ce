import type { Edges, Gap } from './gaps.ts';

/** Its centre, in px. */
export type Spot = { readonly x: number; readonly y: number; readonly size: number };

/** From a corner, at 0 where none is given. */
export const spotStyle = ({ x, y, size }: Spot) => ({ left: x, top: y, width: size, height: heightOf(size) });

const heightOf = (size: number): number => Math.max(size, 24);

/** px across of the button: where there is room, where there is little, and in the margin of a phone. */
const sizes = [36, 24, 14] as const;

/** px between the button and the line or block beside which it stands. */
const apart = 2;

/** px between a block and the line around it (block-frame.module.css). */
const outline = 6;

export const textsIn = (host: HTMLElement): Edges[] =>
  [...host.querySelectorAll('[data-text], [data-rich]')].map((element) => element.getBoundingClientRect()).filter(({ top, bottom }) => bottom > top);

/** In its middle if it covers no text there, else beyond one of its ends. */
export function spotOfGap({ x, y, length, isUpright }: Gap, texts: readonly Edges[], windowWidth: number): Spot {
  const along = (at: number, size: number): Spot => (isUpright ? { x, y: y + at, size } : { x: within(x + at, size, windowWidth), y, size });
  const middle = sizes.slice(0, 2).map((size) => along(length / 2, size));
  const ends = sizes.flatMap((size) => [along(-size / 2 - apart, size), along(length + size / 2 + apart, size)]);
  return firstClear([...middle, ...ends], texts);
}

/** On the edge at the beginning or in the middle, or beside it, in the margin. */
export function spotOfFrame(box: Edges, side: 'before' | 'after', texts: readonly Edges[], windowWidth: number): Spot {
  const onEdge = (size: number) => (side === 'before' ? box.top - outline - size / 2 : box.bottom + outline + size / 2);
  const beside = (x: number, size: number): Spot => ({ x: within(x, size, windowWidth), y: onEdge(size), size });
  const [large, small] = sizes;
  const over = side === 'before' ? [beside(box.left, large), beside(box.left, small)] : [beside((box.left + box.right) / 2, large)];
  const away = outline + apart;
  const margins = sizes.flatMap((size) => [beside(box.left - away - size / 2, size), beside(box.right + away + size / 2, size)]);
  return firstClear([...over, ...margins], texts);
}

const within = (x: number, size: number, windowWidth: number): number => Math.max(Math.min(x, windowWidth - size / 2), size / 2);

/** Where all lie on a text, the last, as it is the smallest. */
function firstClear(spots: readonly Spot[], texts: readonly Edges[]): Spot {
  const isClear = ({ x, y, size }: Spot) => {
    const [left, right, top, bottom] = [x - size / 2, x + size / 2, y - heightOf(size) / 2, y + heightOf(size) / 2];
    return texts.every((text) => text.right <= left || text.left >= right || text.bottom <= top || text.top >= bottom);
  };
  return spots.find(isClear) ?? spots.at(-1) ?? { x: 0, y: 0, size: sizes[2] };
}
