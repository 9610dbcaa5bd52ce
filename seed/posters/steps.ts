import { figure } from './figures/dancer.ts';
import { overprints } from './palette.ts';
import { at, circle, half, line, n, outline, type Point, path, rotated, spread } from './shapes.ts';
import type { Composition, Drawing, Sheet } from './sheet.ts';

/** Dance: one body, seen at several moments. */
export const steps: readonly Composition[] = [sweep, roll, stairs, traces, figure];

function sweep({ width, height, random, palette }: Sheet): Drawing {
  const count = random.pick([9, 12, 16]);
  const long = height * random.pick([0.8, 1, 1.25]);
  const thick = random.pick([36, 52, 72]);
  const turn = random.pick([70, 100, 130]) * random.pick([-1, 1]);
  const start = random.pick([-150, -90, -60, 0]);
  const [from, to] = random.pick([
    [0.3, 0.7],
    [0.2, 0.8],
    [0.42, 0.5],
  ] as const);
  const y = height * random.pick([0.5, 0.6]);
  const shapes = spread(count, 0, 1).map((time, index) => {
    const x = width * (from + (to - from) * time);
    const lift = Math.sin(time * Math.PI) * height * 0.16;
    const angle = start + turn * time;
    const stroke = index === count - 1 ? palette.spark : index % 4 === 0 ? palette.second : palette.lead;
    return path(line(at(x, y - lift, long / 2, angle), at(x, y - lift, -long / 2, angle)), {
      stroke,
      width: thick,
      over: to - from > 0.2 && overprints(palette, stroke),
    });
  });
  return { shapes };
}

function roll({ width, height, random, palette }: Sheet): Drawing {
  const count = random.pick([3, 4, 6]);
  const inset = width * 0.07;
  const cell = (width - 2 * inset) / count;
  const r = cell * random.pick([0.5, 0.5, 0.72]);
  const start = random.int(0, 3) * 90;
  const turn = random.pick([45, 90, 135]);
  const rise = random.pick([0, 0, 0.5, -0.5]);
  const bow = random.pick([0, 0.16]);
  const shapes = spread(count, 0, count - 1).flatMap((index) => {
    const time = index / (count - 1);
    const x = inset + cell * (index + 0.5);
    const y = height * (0.5 + rise * (0.5 - time) + bow * (0.6 - Math.sin(time * Math.PI)));
    const angle = start + index * turn;
    const fill = index % 2 === 0 ? palette.lead : palette.second;
    return [
      path(half(x, y, r, angle), { fill, over: overprints(palette, fill) }),
      path(half(x, y, r * 0.45, angle + 180), { fill: index === count - 1 ? palette.spark : palette.third }),
    ];
  });
  return { shapes };
}

function stairs({ width, height, random, palette }: Sheet): Drawing {
  const count = random.pick([3, 4, 5, 6]);
  const mirrored = random.chance(0.5);
  const [wide, tall] = [width / count, height / (count + 0.6)];
  const mirror = (x: number) => (mirrored ? width - x : x);
  const corners = spread(count, 0, count - 1).flatMap((index): Point[] => [
    [mirror(index * wide), height - (index + 0.5) * tall],
    [mirror((index + 1) * wide), height - (index + 0.5) * tall],
  ]);
  const r = Math.min(wide, tall * 1.5) * 0.48;
  const start = random.int(0, 3) * 45;
  const bodies = spread(count, 0, count - 1).map((index) => {
    const y = height - (index + 0.5) * tall - r - (index % 2 === 0 ? 0 : tall * 0.35);
    const fill = index === count - 2 ? palette.spark : index % 2 === 0 ? palette.second : palette.third;
    return path(half(mirror((index + 0.5) * wide), y, r, start + index * (mirrored ? -45 : 45)), { fill });
  });
  const floor: Point[] = [
    [mirror(width + 4), height + 4],
    [mirror(-4), height + 4],
  ];
  return { shapes: [path(outline([...corners, ...floor]), { fill: palette.lead }), ...bodies] };
}

function traces({ width, height, random, palette }: Sheet): Drawing {
  const turns = random.pick([
    [2, 3, 5],
    [5, 3, 2],
    [3, 5, 2],
    [4, 2, 4],
    [1, 2, 3, 5],
    [3, 2, 1, 2, 3],
  ]);
  const unit = (width * random.pick([1, 1.16])) / (2 * turns.reduce((sum, turn) => sum + turn, 0));
  const thick = Math.min(...turns) * unit * random.pick([0.5, 0.8, 1.1]);
  const pairs = random.pick([1, 2]);
  const angle = random.pick([0, -14, 14, -28, 28]);
  const first = random.int(0, 1);
  const middle = height / 2;
  const begin = (width - 2 * unit * turns.reduce((sum, turn) => sum + turn, 0)) / 2;
  const lane = (offset: number, stroke: string) => {
    let x = begin;
    const bows = turns.map((turn, index) => {
      const up = (index + first) % 2 === 0;
      const r = turn * unit + (up ? offset : -offset);
      const from = x + (up ? -offset : offset);
      x += 2 * turn * unit;
      return `M${n(from)} ${n(middle)}a${n(r)} ${n(r)} 0 0 ${up ? 1 : 0} ${n(2 * r)} 0`;
    });
    return path(bows.join(''), { stroke, width: thick / pairs + 0.5 });
  };
  const lanes = pairs === 1 ? [lane(0, palette.lead)] : [lane(-thick / 4, palette.lead), lane(thick / 4, palette.second)];
  const ends = [
    circle(begin, middle, thick * 0.5, { fill: palette.third }),
    circle(width - begin, middle, thick * random.pick([0.5, 0.9]), { fill: palette.spark }),
  ];
  return { shapes: [rotated(angle, width / 2, middle, [...lanes, ...ends].join(''))] };
}
