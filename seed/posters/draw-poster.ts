import type { Looks } from '../content/looks.ts';
import type { Motif } from '../content/motif.ts';
import { arcs } from './arcs.ts';
import { bars } from './bars.ts';
import { blades } from './blades.ts';
import { confetti } from './confetti.ts';
import { suits } from './figures/looks.ts';
import { frames } from './frames.ts';
import { grid } from './grid.ts';
import { lines } from './lines.ts';
import { palettes } from './palette.ts';
import { randomFrom } from './random.ts';
import type { Composition } from './sheet.ts';
import { group, portraitOf, silhouette } from './silhouette.ts';
import { steps } from './steps.ts';
import { waves } from './waves.ts';

const compositions: Record<Motif, readonly Composition[]> = {
  arcs,
  blades,
  bars,
  grid,
  silhouette,
  group,
  waves,
  steps,
  confetti,
  lines,
  frames,
};

export interface Poster {
  svg: string;
  /** px */
  width: number;
  height: number;
  /** '#rrggbb': what stands there until the picture is in. */
  color: string;
  /** 0–1: the point that has to stay in every crop. */
  focalX: number;
  focalY: number;
}

/** The same motif and seed give the same picture; landscape 3:2, portraits 4:5. `accent`: '#rrggbb', `looks`: of the person shown. */
export function drawPoster(input: { motif: Motif; seed: string; accent?: string; looks?: Looks | undefined }): Poster {
  const portrait = input.motif === 'silhouette' || input.motif === 'group';
  const [width, height] = portrait ? [1024, 1280] : [1536, 1024];
  const random = randomFrom(`${input.motif}/${input.seed}`);
  const { looks } = input;
  const palette = random.pick(palettes(input.accent).filter((one) => !looks || suits(one, looks)));
  const composition = looks ? portraitOf(looks) : random.pick(compositions[input.motif]);
  const { shapes, focal = [0.5, 0.5] } = composition({ width, height, random, palette });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<style>.o{mix-blend-mode:multiply}.i{isolation:isolate}</style>',
    `<path d="M0 0h${width}v${height}h-${width}Z" fill="${palette.background}"/>`,
    ...shapes,
    '</svg>',
  ].join('');
  return { svg, width, height, color: palette.background, focalX: clamp(focal[0]), focalY: clamp(focal[1]) };
}

const clamp = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;
