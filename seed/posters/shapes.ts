/** Lengths are px, angles degrees: 0 points right, growing clockwise. */
export type Point = readonly [x: number, y: number];

/** One decimal is below what a printed line shows, and keeps the files small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10 || 0);

export const at = (x: number, y: number, radius: number, angle: number): Point => [
  x + radius * Math.cos((angle * Math.PI) / 180),
  y + radius * Math.sin((angle * Math.PI) / 180),
];

const pair = ([x, y]: Point) => `${n(x)} ${n(y)}`;

/** Attributes of an element; `over` prints it over what is below (multiply). */
export interface Ink {
  fill?: string;
  stroke?: string;
  width?: number;
  over?: boolean;
  cap?: 'round' | 'butt';
}

const paint = ({ fill, stroke, width, over, cap }: Ink) =>
  [
    ` fill="${fill ?? 'none'}"`,
    stroke ? ` stroke="${stroke}" stroke-width="${n(width ?? 1)}"` : '',
    cap === 'round' ? ' stroke-linecap="round" stroke-linejoin="round"' : '',
    over ? ' class="o"' : '',
  ].join('');

export const path = (d: string, ink: Ink) => `<path d="${d}"${paint(ink)}/>`;
export const circle = (x: number, y: number, r: number, ink: Ink) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"${paint(ink)}/>`;
export const rect = (x: number, y: number, width: number, height: number, ink: Ink) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${paint(ink)}/>`;
export const polygon = (points: readonly Point[], ink: Ink) => path(outline(points), ink);

/** Several may be joined into one path. */
export const outline = (points: readonly Point[]) => `M${points.map(pair).join('L')}Z`;
export const box = (x: number, y: number, width: number, height: number) => `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
export const disc = (x: number, y: number, r: number) => `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

/** 0 < to − from < 360; an inner radius of 0 makes a slice. */
export function sector(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const out = `M${pair(at(x, y, outer, from))}A${n(outer)} ${n(outer)} 0 ${large} 1 ${pair(at(x, y, outer, to))}`;
  if (inner <= 0) return `${out}L${pair([x, y])}Z`;
  return `${out}L${pair(at(x, y, inner, to))}A${n(inner)} ${n(inner)} 0 ${large} 0 ${pair(at(x, y, inner, from))}Z`;
}

export const ring = (x: number, y: number, inner: number, outer: number) => sector(x, y, inner, outer, 0, 180) + sector(x, y, inner, outer, 180, 360);

/** The flat side faces `angle`. */
export const half = (x: number, y: number, r: number, angle: number) => sector(x, y, 0, r, angle + 90, angle + 270);

export const line = (from: Point, to: Point) => `M${pair(from)}L${pair(to)}`;

export const rotated = (angle: number, x: number, y: number, content: string) => `<g transform="rotate(${n(angle)} ${n(x)} ${n(y)})">${content}</g>`;

/** Isolated, so that no covered colour shines through at the edge; the id is unique in its sheet. */
export const clipped = (id: string, d: string, content: string) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})"><g class="i">${content}</g></g>`;

/** Both ends included. */
export const spread = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, index) => (count === 1 ? from : from + ((to - from) * index) / (count - 1)));
