import { circle, clipped, n, path } from '../shapes.ts';

/** A head: centre, half width, half height, all px; `jaw` 0 (pointed) – 1 (square), `turn` −1 (to the left) – 1. */
export interface Face {
  x: number;
  y: number;
  wide: number;
  tall: number;
  jaw: number;
  turn: number;
  skin: readonly [lit: string, shaded: string, lips: string];
  glasses: boolean;
  earring?: string | undefined;
  beard?: { readonly kind: 'moustache' | 'short' | 'full'; readonly fill: string } | undefined;
  isOld?: boolean | undefined;
}

/** `grow` makes it larger at the top, for hair that lies on it. */
export function skull({ x, y, wide, tall, jaw }: Face, grow = 0): string {
  const w = wide + grow;
  const chin = y + tall;
  return `M${n(x - w)} ${n(y)}C${n(x - w)} ${n(y - (tall + grow) * 1.3)} ${n(x + w)} ${n(y - (tall + grow) * 1.3)} ${n(x + w)} ${n(y)}C${n(x + w)} ${n(y + tall * 0.62)} ${n(x + wide * jaw)} ${n(chin)} ${n(x)} ${n(chin)}C${n(x - wide * jaw)} ${n(chin)} ${n(x - w)} ${n(y + tall * 0.62)} ${n(x - w)} ${n(y)}Z`;
}

export function drawFace(face: Face): string {
  const { x, y, wide, tall, turn, skin } = face;
  const side = Math.sign(turn) || 1;
  const middle = x + turn * wide;
  const far = x + side * wide * 1.5;
  const nose = y + tall * 0.34;
  const plane = [
    `M${n(middle)} ${n(y - tall * 1.2)}`,
    `C${n(middle - side * 6)} ${n(y - tall * 0.4)} ${n(middle + side * 4)} ${n(y - tall * 0.2)} ${n(middle - side * 2)} ${n(y - tall * 0.04)}`,
    `L${n(middle + side * wide * 0.2)} ${n(nose)}Q${n(middle + side * wide * 0.12)} ${n(nose + tall * 0.07)} ${n(middle)} ${n(nose + tall * 0.07)}`,
    `L${n(middle)} ${n(y + tall * 0.5)}Q${n(middle + side * 12)} ${n(y + tall * 0.7)} ${n(middle)} ${n(y + tall * 1.1)}`,
    `H${n(far)}V${n(y - tall * 1.2)}Z`,
  ].join('');
  const ear = circle(x - side * wide * 0.98, y + tall * 0.08, wide * 0.17, { fill: skin[0] });
  const drop = face.earring ? circle(x - side * wide * 1.02, y + tall * 0.3, wide * 0.09, { fill: face.earring }) : '';
  return (
    ear +
    drop +
    path(skull(face), { fill: skin[0] }) +
    clipped('h', skull(face), path(plane, { fill: skin[1] })) +
    lines(face, middle) +
    beard(face, middle) +
    features(face, middle)
  );
}

function lines({ y, wide, tall, skin, isOld }: Face, middle: number): string {
  if (!isOld) return '';
  const folds = [-1, 1].map(
    (side) =>
      `M${n(middle + side * wide * 0.22)} ${n(y + tall * 0.36)}Q${n(middle + side * wide * 0.46)} ${n(y + tall * 0.46)} ${n(middle + side * wide * 0.42)} ${n(y + tall * 0.64)}` +
      `M${n(middle + side * wide * 0.26)} ${n(y + tall * 0.15)}Q${n(middle + side * wide * 0.42)} ${n(y + tall * 0.21)} ${n(middle + side * wide * 0.58)} ${n(y + tall * 0.13)}`,
  );
  const forehead = [0.36, 0.46].map(
    (rise) => `M${n(middle - wide * 0.32)} ${n(y - tall * rise)}Q${n(middle)} ${n(y - tall * (rise + 0.04))} ${n(middle + wide * 0.32)} ${n(y - tall * rise)}`,
  );
  return path([...folds, ...forehead].join(''), { stroke: skin[2], width: 6, cap: 'round' });
}

function beard(face: Face, middle: number): string {
  if (!face.beard) return '';
  const { x, y, wide, tall } = face;
  const { kind, fill } = face.beard;
  const lip = `M${n(middle - wide * 0.36)} ${n(y + tall * 0.6)}Q${n(middle - wide * 0.2)} ${n(y + tall * 0.44)} ${n(middle)} ${n(y + tall * 0.48)}Q${n(middle + wide * 0.2)} ${n(y + tall * 0.44)} ${n(middle + wide * 0.36)} ${n(y + tall * 0.6)}Z`;
  if (kind === 'moustache') return path(lip, { fill });
  const low = kind === 'short' ? 0.56 : 0.4;
  const cheeks = [
    `M${n(x - wide * 1.3)} ${n(y + tall * 0.1)}H${n(x - wide * 0.94)}Q${n(x - wide * 0.86)} ${n(y + tall * low)} ${n(middle - wide * 0.36)} ${n(y + tall * 0.5)}`,
    `Q${n(middle - wide * 0.1)} ${n(y + tall * 0.43)} ${n(middle)} ${n(y + tall * 0.48)}Q${n(middle + wide * 0.1)} ${n(y + tall * 0.43)} ${n(middle + wide * 0.36)} ${n(y + tall * 0.5)}`,
    `Q${n(x + wide * 0.86)} ${n(y + tall * low)} ${n(x + wide * 0.94)} ${n(y + tall * 0.1)}H${n(x + wide * 1.3)}V${n(y + tall * 1.6)}H${n(x - wide * 1.3)}Z`,
  ].join('');
  const outline = kind === 'full' ? skull({ ...face, tall: tall * 1.16, jaw: Math.max(face.jaw, 0.7) }) : skull(face);
  return clipped('b', outline, path(cheeks, { fill }));
}

function features(face: Face, middle: number): string {
  const { y, wide, tall, turn, skin } = face;
  const ink = '#22130d';
  const eyes = [-1, 1].map((side) => {
    const ex = middle + side * wide * (0.42 - 0.1 * side * turn);
    const span = wide * (0.19 - 0.05 * side * turn);
    const lid = `M${n(ex - span)} ${n(y + 4)}Q${n(ex)} ${n(y + 30)} ${n(ex + span)} ${n(y + 4)}`;
    const brow = `M${n(ex - span * 1.15)} ${n(y - tall * 0.15)}Q${n(ex)} ${n(y - tall * 0.23)} ${n(ex + span * 1.15)} ${n(y - tall * 0.15)}`;
    const glass = face.glasses ? circle(ex, y + 8, wide * 0.33, { stroke: ink, width: 11 }) : '';
    return path(lid, { stroke: ink, width: 9, cap: 'round' }) + path(brow, { stroke: ink, width: 13, cap: 'round' }) + glass;
  });
  const bridge = face.glasses ? path(`M${n(middle - wide * 0.1)} ${n(y + 2)}H${n(middle + wide * 0.1)}`, { stroke: ink, width: 11 }) : '';
  const mouth = y + tall * 0.6;
  const lips = `M${n(middle - wide * 0.26)} ${n(mouth)}Q${n(middle)} ${n(mouth - 16)} ${n(middle + wide * 0.26)} ${n(mouth)}Q${n(middle)} ${n(mouth + 44)} ${n(middle - wide * 0.26)} ${n(mouth)}Z`;
  return eyes.join('') + bridge + path(lips, { fill: skin[2] });
}
