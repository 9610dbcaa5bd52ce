import type { Looks } from '../../content/looks.ts';
import type { Random } from '../random.ts';
import { circle, clipped, n, path } from '../shapes.ts';
import { type Face, skull } from './face.ts';

export interface Hair {
  behind: string;
  front: string;
}

type Style = (face: Face, random: Random, fill: string) => Hair;

const onHead = (face: Face, d: string, fill: string, grow = 16) => clipped('k', skull(face, grow), path(d, { fill }));

/** What lies above a hairline from side to side, with its parting at `part` (−1 … 1). */
const cap = ({ x, y, wide, tall }: Face, part: number, low: number, rise: number) => {
  const px = x + part * wide;
  return `M${n(x - wide * 1.5)} ${n(y + tall * low)}H${n(x - wide * 0.9)}Q${n(x - wide * 0.9)} ${n(y - tall * 0.35)} ${n(px)} ${n(y - tall * rise)}Q${n(x + wide * 0.9)} ${n(y - tall * 0.35)} ${n(x + wide * 0.9)} ${n(y + tall * low)}H${n(x + wide * 1.5)}V${n(y - tall * 2)}H${n(x - wide * 1.5)}Z`;
};

const short: Style = (face, random, fill) => ({
  behind: '',
  front: onHead(face, cap(face, random.pick([-0.6, -0.3, 0.3, 0.6]), random.pick([-0.1, 0.06]), random.pick([0.5, 0.6])), fill, random.pick([10, 18])),
});

const bob: Style = (face, random, fill) => {
  const { x, y, wide, tall } = face;
  const long = random.pick([0.55, 0.8]);
  const w = wide * 1.26;
  return {
    behind: path(
      `M${n(x - w)} ${n(y + tall * long)}V${n(y - tall * 0.2)}C${n(x - w)} ${n(y - tall * 1.45)} ${n(x + w)} ${n(y - tall * 1.45)} ${n(x + w)} ${n(y - tall * 0.2)}V${n(y + tall * long)}Z`,
      { fill },
    ),
    front: onHead(face, random.chance(0.5) ? cap(face, random.pick([-0.3, 0, 0.3]), 0.3, 0.62) : `M0 0H1024V${n(y - tall * 0.28)}H0Z`, fill),
  };
};

const long: Style = (face, random, fill) => {
  const { x, y, wide, tall } = face;
  const w = wide * 1.22;
  const end = y + tall * random.pick([1.5, 1.9]);
  return {
    behind: path(
      `M${n(x - w * 1.2)} ${n(end)}C${n(x - w * 1.05)} ${n(y + tall * 0.6)} ${n(x - w)} ${n(y + tall * 0.3)} ${n(x - w)} ${n(y - tall * 0.2)}C${n(x - w)} ${n(y - tall * 1.42)} ${n(x + w)} ${n(y - tall * 1.42)} ${n(x + w)} ${n(y - tall * 0.2)}C${n(x + w)} ${n(y + tall * 0.3)} ${n(x + w * 1.05)} ${n(y + tall * 0.6)} ${n(x + w * 1.2)} ${n(end)}Z`,
      { fill },
    ),
    front: onHead(face, cap(face, random.pick([-0.35, 0, 0.35]), 0.36, 0.68), fill),
  };
};

const bun: Style = (face, random, fill) => {
  const { x, y, wide, tall } = face;
  const high = random.chance(0.6);
  return {
    behind: circle(high ? x : x - Math.sign(face.turn) * wide * 1.02, high ? y - tall * 1.16 : y - tall * 0.5, wide * 0.46, { fill }),
    front: onHead(face, cap(face, 0, 0.02, 0.66), fill, 12),
  };
};

const curls: Style = (face, random, fill) => {
  const { x, y, wide, tall } = face;
  const r = wide * random.pick([0.36, 0.44]);
  const ring = [-205, -180, -155, -130, -105, -75, -50, -25, 0, 25].map((angle) =>
    circle(x + wide * 1.02 * Math.cos((angle * Math.PI) / 180), y - tall * 0.2 + tall * 0.8 * Math.sin((angle * Math.PI) / 180), r, { fill }),
  );
  const fringe = [-0.56, -0.1, 0.38].map((part) => circle(x + part * wide, y - tall * 0.72, r * 0.86, { fill }));
  return { behind: ring.join(''), front: onHead(face, cap(face, 0, -0.2, 0.66), fill, 10) + fringe.join('') };
};

const cloud: Style = (face, random, fill) => {
  const { x, y, wide, tall } = face;
  return {
    behind: circle(x, y - tall * 0.34, wide * random.pick([1.55, 1.8]), { fill }),
    front: onHead(face, cap(face, 0, -0.04, 0.6), fill, 10),
  };
};

const none: Style = () => ({ behind: '', front: '' });

const swept: Style = (face, random, fill) => {
  const { x, y, wide, tall } = face;
  const side = random.pick([-1, 1]);
  const d = `M${n(x - side * wide * 1.02)} ${n(y - tall * 0.16)}C${n(x - side * wide * 1.3)} ${n(y - tall * 1.2)} ${n(x - side * wide * 0.2)} ${n(y - tall * 1.42)} ${n(x + side * wide * 0.9)} ${n(y - tall * 1.22)}C${n(x + side * wide * 1.2)} ${n(y - tall * 1.1)} ${n(x + side * wide * 1.2)} ${n(y - tall * 0.6)} ${n(x + side * wide * 1.02)} ${n(y - tall * 0.1)}C${n(x + side * wide * 0.94)} ${n(y - tall * 0.5)} ${n(x + side * wide * 0.4)} ${n(y - tall * 0.62)} ${n(x - side * wide * 0.5)} ${n(y - tall * 0.6)}C${n(x - side * wide * 0.86)} ${n(y - tall * 0.56)} ${n(x - side * wide * 0.9)} ${n(y - tall * 0.3)} ${n(x - side * wide * 1.02)} ${n(y - tall * 0.16)}Z`;
  return { behind: '', front: path(d, { fill }) };
};

export const hairStyles: Readonly<Record<Looks['hair'], Style>> = { short, bob, long, bun, curls, cloud, none, swept };

export const hairs: readonly Looks['hair'][] = ['short', 'short', 'bob', 'long', 'bun', 'curls', 'cloud', 'none', 'swept', 'swept'];
