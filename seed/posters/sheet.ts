import type { Palette } from './palette.ts';
import type { Random } from './random.ts';

/** A module of 128 px: 12 × 8 landscape, 8 × 10 portrait. */
export interface Sheet {
  width: number;
  height: number;
  random: Random;
  palette: Palette;
}

export const module = 128;

/** A drawing; `focal` is the point (0–1) that has to stay in every crop. */
export interface Drawing {
  shapes: readonly string[];
  focal?: readonly [x: number, y: number];
}

export type Composition = (sheet: Sheet) => Drawing;
