import { overprints } from './palette.ts';
import { at, circle, clipped, n, outline, type Point, path, polygon, rect, spread } from './shapes.ts';
import type { Composition, Drawing, Sheet } from './sheet.ts';

/** Opera: sharp, leaning, dangerous shapes; curtains, daggers, moons. */
export const blades: readonly Composition[] = [fan, daggers, curtain, moons, slash];

function fan({ width, height, random, palette }: Sheet): Drawing {
  const left = random.chance(0.5);
  const apex: Point = [width * (left ? random.pick([-0.02, 0.12]) : random.pick([0.88, 1.02])), height * random.pick([-0.06, 1.06])];
  const middle = (Math.atan2(height / 2 - apex[1], width / 2 - apex[0]) * 180) / Math.PI;
  const reach = width * 1.5;
  const inks = [palette.lead, palette.second, palette.lead, palette.third, palette.lead];
  let angle = middle - 44;
  const widths = random.shuffle([3, 5, 8, 13, 21]);
  const shapes = widths.map((span, index) => {
    const points: Point[] = [apex, at(...apex, reach, angle), at(...apex, reach, angle + span)];
    angle += span + random.pick([4, 7, 11]);
    return polygon(points, { fill: inks[index] ?? palette.lead });
  });
  const [, second = 5] = widths;
  const cross = at(...apex, width * random.pick([0.5, 0.7]), middle - 44 + (widths[0] ?? 3) + 7 + second / 2);
  return { shapes: [...shapes, circle(...cross, random.pick([52, 90, 150]), { fill: palette.spark })] };
}

function daggers({ width, height, random, palette }: Sheet): Drawing {
  const base: Point = [width * random.pick([0.1, 0.36, 0.64, 0.9]), height * random.pick([1.1, 1.25])];
  const count = random.pick([4, 5, 7]);
  const bulge = height * random.pick([0.06, 0.09, 0.12]);
  const towards = -90 + (0.5 - base[0] / width) * 70;
  const marked = random.int(0, count - 1);
  const shapes = spread(count, -1, 1).map((turn, index) => {
    const tip = at(...base, height * random.pick([0.9, 1.15, 1.3, 1.6]), towards + turn * 8 * count);
    const [lit, shaded] =
      index === marked
        ? [palette.spark, palette.spark === palette.second ? palette.third : palette.second]
        : [palette.lead, index % 2 === 0 ? palette.second : palette.third];
    return path(edge(base, tip, bulge, 1), { fill: lit }) + path(edge(base, tip, bulge, 0), { fill: shaded });
  });
  return { shapes: random.chance(0.5) ? shapes : shapes.reverse(), focal: [(base[0] * 0.5) / width + 0.25, 0.45] };
}

/** Path data of one side of a lens. */
function edge(from: Point, to: Point, bulge: number, side: 0 | 1): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const r = (length * length) / 8 / bulge + bulge / 2;
  return `M${n(from[0])} ${n(from[1])}A${n(r)} ${n(r)} 0 0 ${side} ${n(to[0])} ${n(to[1])}Z`;
}

function curtain({ width, height, random, palette }: Sheet): Drawing {
  const widths = random.pick([
    [1, 1, 1, 1, 1],
    [1, 1, 1],
    [2, 1, 2, 1],
    [1, 2, 1, 2],
    [1, 2, 2, 1],
  ]);
  const unit = width / widths.reduce((sum, part) => sum + part, 0);
  const lean = random.pick([-0.34, -0.16, 0.16, 0.34]) * width;
  const bottom = random.pick([0.86, 1, 1.2]) * height;
  const marked = random.int(0, widths.length - 1);
  let x = 0;
  const folds = widths.map((part) => {
    const left = x;
    x += part * unit;
    return outline([
      [left, -4],
      [x, -4],
      [left + (part * unit) / 2 + lean, bottom],
    ]);
  });
  const blade = (index: number) => {
    const middle = (widths.slice(0, index).reduce((sum, part) => sum + part, 0) + (widths[index] ?? 1)) * unit;
    const wide = (widths[index] ?? 1) * unit * 0.3;
    return outline([
      [middle + lean - wide, height + 4],
      [middle + lean + wide, height + 4],
      [middle - lean * 0.1, height * random.pick([0.02, 0.24])],
    ]);
  };
  return {
    shapes: [
      path(folds.join(''), { fill: palette.lead }),
      ...widths.map((_, index) => {
        const fill = index === marked ? palette.spark : palette.second;
        return path(blade(index), { fill, over: overprints(palette, fill) });
      }),
    ],
  };
}

function moons({ width, height, random, palette }: Sheet): Drawing {
  const touch = random.int(0, 7) * 45 + random.pick([0, 22.5]);
  const count = random.pick([5, 7, 9]);
  const large = height * random.pick([0.47, 0.6, 0.82]);
  const x = width * random.pick([0.36, 0.5, 0.64]);
  const y = height * 0.5;
  const inks = random.pick([
    [palette.lead, palette.background],
    [palette.lead, palette.background, palette.second, palette.background],
    [palette.lead, palette.second, palette.background],
  ]);
  const shrink = random.pick([0.72, 0.8]);
  const shapes = spread(count, 0, count - 1).map((index) => {
    const r = large * shrink ** index;
    const [cx, cy] = at(x, y, large - r, touch);
    return circle(cx, cy, r, { fill: index === count - 1 ? palette.spark : inks[index % inks.length] });
  });
  return { shapes, focal: [x / width, y / height] };
}

function slash({ width, height, random, palette }: Sheet): Drawing {
  const lean = random.pick([-0.5, -0.28, 0.28, 0.5]) * width;
  const middle = width * random.pick([0.42, 0.5, 0.58]);
  const line = (y: number) => middle + lean / 2 - (lean * y) / height;
  const left = random.chance(0.5);
  const outer = left ? -4 : width + 4;
  const side: Point[] = [
    [outer, -4],
    [line(-4), -4],
    [line(height + 4), height + 4],
    [outer, height + 4],
  ];
  const r = height * random.pick([0.28, 0.36, 0.46]);
  const y = height * random.pick([0.42, 0.5, 0.58]);
  const x = line(y) + r * random.pick([-0.3, 0, 0.3]);
  const blade = random.pick([30, 56, 96]);
  const down = random.chance(0.5);
  const [from, to] = down ? [-4, height + 4] : [height + 4, -4];
  return {
    shapes: [
      circle(x, y, r, { fill: palette.second }),
      clipped('c', outline(side), rect(0, 0, width, height, { fill: palette.lead }) + circle(x, y, r, { fill: palette.background })),
      polygon(
        [
          [line(from) - blade, from],
          [line(from) + blade, from],
          [line(to), to],
        ],
        { fill: palette.spark },
      ),
    ],
    focal: [x / width, y / height],
  };
}
