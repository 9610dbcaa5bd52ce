import { overprints } from './palette.ts';
import { box, circle, clipped, disc, line, n, type Point, path, rotated, spread } from './shapes.ts';
import type { Composition, Drawing, Sheet } from './sheet.ts';

/** Talks: two opinions, and the line between them. */
export const lines: readonly Composition[] = [dialogue, speech, focus, balloons, threads];

const hatch = (width: number, height: number, pitch: number, thick: number, angle: number, fill: string) => {
  const reach = Math.hypot(width, height);
  const count = Math.ceil(reach / pitch);
  const d = spread(count, 0, count - 1)
    .map((index) => box(width / 2 - reach / 2, height / 2 - reach / 2 + index * pitch, reach, thick))
    .join('');
  return rotated(angle, width / 2, height / 2, path(d, { fill }));
};

function dialogue({ width, height, random, palette }: Sheet): Drawing {
  const r = height * random.pick([0.46, 0.6, 0.8]);
  const gap = random.pick([-120, 16, 60]);
  const shift = random.pick([0, 0, 96, -96]);
  const pitch = random.pick([32, 42.67, 64]);
  const angle = random.pick([0, 45, 90]);
  const head = (x: number, y: number, facing: 1 | -1) => `M${n(x)} ${n(y - r)}A${n(r)} ${n(r)} 0 0 ${facing > 0 ? 0 : 1} ${n(x)} ${n(y + r)}Z`;
  return {
    shapes: [
      clipped('a', head(width / 2 - gap / 2, height / 2 - shift, 1), hatch(width, height, pitch, pitch * 0.5, angle, palette.lead)),
      `<g${overprints(palette, palette.second) ? ' class="o"' : ''}>${clipped('b', head(width / 2 + gap / 2, height / 2 + shift, -1), hatch(width, height, pitch, pitch * 0.5, angle + 90, palette.second))}</g>`,
      circle(width / 2, height / 2, random.pick([28, 44]), { fill: palette.spark }),
    ],
  };
}

function speech({ width, height, random, palette }: Sheet): Drawing {
  const rows = random.pick([5, 7, 9, 12]);
  const pitch = height / rows;
  const thick = pitch * random.pick([0.36, 0.5, 0.72]);
  const turnAt = random.int(1, rows - 3);
  const last = random.int(turnAt + 1, rows - 1);
  const marked = random.int(0, rows - 1);
  const angle = random.pick([0, 0, 0, 90, -45]);
  const reach = angle === 0 ? 0 : angle === 90 ? 0 : height * 0.7;
  const long = () => width * random.pick([0.3, 0.44, 0.58, 0.66, 0.8]);
  const shapes = spread(rows, 0.5, rows - 0.5).map((row, index) => {
    const right = index > turnAt && index <= last;
    const size = long();
    const fill = index === marked ? palette.spark : right ? palette.second : palette.lead;
    return path(box(right ? width - size : -reach, row * pitch - thick / 2, size + reach, thick), { fill });
  });
  return { shapes: [angle === 0 ? shapes.join('') : rotated(angle, width / 2, height / 2, shapes.join(''))] };
}

function focus({ width, height, random, palette }: Sheet): Drawing {
  const pitch = random.pick([32, 42.67, 64]);
  const angle = random.pick([0, 30, 45, 90, 135]);
  const r = height * random.pick([0.28, 0.36, 0.44]);
  const x = width * random.pick([0.3, 0.5, 0.7]);
  const y = height * random.pick([0.44, 0.5, 0.56]);
  return {
    shapes: [
      hatch(width, height, pitch, pitch / 2, angle, palette.lead),
      circle(x, y, r, { fill: palette.background }),
      clipped('a', disc(x, y, r), hatch(width, height, pitch, pitch / 2, angle + random.pick([22.5, 45, 90]), palette.second)),
    ],
    focal: [x / width, y / height],
  };
}

function balloons({ width, height, random, palette }: Sheet): Drawing {
  const sizes = random.pick([
    [0.44, 0.26],
    [0.26, 0.44],
    [0.3, 0.18, 0.3],
    [0.18, 0.3, 0.18],
    [0.34, 0.34],
  ]);
  const corners = random.pick([
    [1, 2, 1],
    [1, 3, 1],
    [2, 0, 2],
    [0, 2, 0],
  ]);
  const inks = random.shuffle([palette.lead, palette.second, random.pick([palette.lead, palette.third])]);
  const pitch = random.pick([32, 48]);
  const hatched = random.int(0, sizes.length - 1);
  const gap = random.pick([24, -60]);
  const step = random.pick([0, 0.07, 0.14]) * random.pick([-1, 1]);
  const total = sizes.reduce((sum, size) => sum + size * 2, 0) * height + (sizes.length - 1) * gap;
  let x = (width - total) / 2;
  const shapes = sizes.map((size, index) => {
    const r = size * height;
    const cx = x + r;
    x += 2 * r + gap;
    const cy = height * (0.5 + (index % 2 === 0 ? -step : step));
    const fill = inks[index] ?? palette.lead;
    const d = balloon(cx, cy, r, corners[index] ?? 0);
    const dot = size < 0.2 ? '' : circle(cx, cy, r * 0.16, { fill: index === hatched ? palette.spark : palette.background });
    if (index !== hatched) return path(d, { fill, over: overprints(palette, fill) }) + dot;
    return clipped('a', d, hatch(width, height, pitch, pitch / 2, random.pick([0, 45]), fill)) + dot;
  });
  return { shapes };
}

function balloon(x: number, y: number, r: number, corner: number): string {
  return `M${n(x)} ${n(y - r)}${[0, 1, 2, 3]
    .map((side) => {
      const ends: readonly Point[] = [
        [x + r, y],
        [x, y + r],
        [x - r, y],
        [x, y - r],
      ];
      const tips: readonly Point[] = [
        [x + r, y - r],
        [x + r, y + r],
        [x - r, y + r],
        [x - r, y - r],
      ];
      const [ex, ey] = ends[side] ?? [x, y];
      const [tx, ty] = tips[side] ?? [x, y];
      return side === corner ? `L${n(tx)} ${n(ty)}L${n(ex)} ${n(ey)}` : `A${n(r)} ${n(r)} 0 0 1 ${n(ex)} ${n(ey)}`;
    })
    .join('')}Z`;
}

function threads({ width, height, random, palette }: Sheet): Drawing {
  const count = random.pick([9, 13, 17]);
  const thick = random.pick([9, 14, 20]);
  const left: Point = [width * random.pick([0, 0.12]), height * random.pick([0.2, 0.5, 0.8])];
  const right: Point = [width * random.pick([0.88, 1]), height * random.pick([0.2, 0.5, 0.8])];
  const rays = ([x, y]: Point, to: number) =>
    spread(count, -0.35 * height, 1.35 * height)
      .map((end) => line([x, y], [to, end]))
      .join('');
  return {
    shapes: [
      path(rays(left, width), { stroke: palette.lead, width: thick }),
      path(rays(right, 0), { stroke: palette.second, width: thick, over: overprints(palette, palette.second) }),
      circle(...left, random.pick([80, 140]), { fill: palette.lead }),
      circle(...right, random.pick([80, 140]), { fill: palette.spark }),
    ],
  };
}
