import type { Palette } from './palette.ts';
import type { Random } from './random.ts';
import { at, box, circle, half, outline, path, polygon, rect, ring, sector, spread } from './shapes.ts';
import type { Composition, Drawing, Sheet } from './sheet.ts';

/** For families: a box of shapes tipped out, stacked up, or become an animal. */
export const confetti: readonly Composition[] = [memory, tumble, blocks, bird, fish];

const inksOf = (palette: Palette) => [palette.lead, palette.lead, palette.second, palette.third, palette.spark];

function piece(random: Random, x: number, y: number, r: number, fill: string, angle: number): string {
  const square = [45, 135, 225, 315].map((corner) => at(x, y, r, angle + corner));
  const triangle = [90, 210, 330].map((corner) => at(x, y, r, angle + corner));
  return random.pick([
    () => circle(x, y, r, { fill }),
    () => path(half(x, y, r, angle), { fill }),
    () => polygon(square, { fill }),
    () => polygon(triangle, { fill }),
    () => path(ring(x, y, r * 0.5, r), { fill }),
    () => path(sector(...at(x, y, r * 0.7, angle + 225), 0, r * 1.4, angle, angle + 90), { fill }),
  ])();
}

function memory({ width, height, random, palette }: Sheet): Drawing {
  const cell = random.pick([256, 256, 512]);
  const r = cell * random.pick([0.36, 0.43, 0.5]);
  const inks = inksOf(palette);
  const shapes: string[] = [];
  for (let y = cell / 2; y < height; y += cell) {
    for (let x = cell / 2; x < width; x += cell) {
      const card = random.chance(0.3) ? random.pick([palette.third, palette.second]) : undefined;
      if (card) shapes.push(rect(x - cell / 2, y - cell / 2, cell + 0.5, cell + 0.5, { fill: card }));
      shapes.push(piece(random, x, y, r, random.pick(inks.filter((ink) => ink !== card)), random.int(0, 7) * 45));
    }
  }
  return { shapes };
}

function tumble({ width, height, random, palette }: Sheet): Drawing {
  const sizes = [random.pick([340, 400, 460]), 210, 170, 140, 120, 110, ...Array.from({ length: 34 }, () => random.pick([22, 34, 52, 78]))];
  const placed: { x: number; y: number; r: number }[] = [];
  for (const r of sizes) {
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const spot = { x: random.between(-0.02, 1.02) * width, y: random.between(-0.02, 1.02) * height, r };
      if (placed.some((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < other.r + r + 14)) continue;
      placed.push(spot);
      break;
    }
  }
  const inks = inksOf(palette);
  const shapes = placed.map(({ x, y, r }, index) => piece(random, x, y, r, index === 0 ? palette.lead : random.pick(inks), random.int(0, 23) * 15));
  const [first] = placed;
  return { shapes, focal: [Math.min(0.8, Math.max(0.2, (first?.x ?? 0) / width)), 0.5] };
}

function blocks({ width, height, random, palette }: Sheet): Drawing {
  const unit = 128;
  const inks = [palette.lead, palette.second, palette.third, palette.lead];
  const rows = random.pick([4, 5]);
  const tall = height / (rows + 0.6);
  const shapes: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    const y = height - (row + 1) * tall;
    const inset = row * unit * random.pick([0.6, 1]);
    for (let x = inset; x < width - inset - 90; ) {
      const wide = Math.min(unit * random.pick([1, 1, 2, 2, 3]), width - inset - x);
      const fill = random.chance(0.1) ? palette.spark : random.pick(inks);
      const r = wide / 2;
      const arch = box(x, y, wide, tall) + sector(x + r, y + tall, 0, Math.min(r, tall) * 0.6, 180, 360);
      const kind = row === rows - 1 ? random.int(1, 3) : random.int(0, 3);
      if (kind === 0) shapes.push(rect(x, y, wide + 0.5, tall + 0.5, { fill }));
      else if (kind === 1) shapes.push(path(arch, { fill }).replace('<path', '<path fill-rule="evenodd"'));
      else if (kind === 2)
        shapes.push(
          polygon(
            [
              [x, y + tall],
              [x + r, y],
              [x + wide, y + tall],
            ],
            { fill },
          ),
        );
      else shapes.push(path(sector(x + r, y + tall, 0, Math.min(r, tall), 180, 360), { fill }));
      x += wide;
    }
  }
  return { shapes };
}

function bird({ width, height, random, palette }: Sheet): Drawing {
  const side = random.pick([1, -1]);
  const r = height * random.pick([0.3, 0.36]);
  const x = width * (0.5 - side * 0.06);
  const y = height * 0.5;
  const head = r * random.pick([0.42, 0.52]);
  const hx = x + side * (r - head * 0.4);
  const hy = y - head * 0.55;
  const legs = spread(2, -0.16, 0.2).map((part) => box(x + part * r, y + r * 0.9, 14, height - y - r));
  return {
    shapes: [
      rect(0, height * 0.9, width, height * 0.1, { fill: palette.third }),
      path(legs.join(''), { fill: palette.second }),
      path(half(x, y, r, -90), { fill: palette.lead }),
      polygon(
        [
          [x - side * r, y],
          [x - side * r * 1.9, y - r * random.pick([0.5, 0.1])],
          [x - side * r * 0.3, y],
        ],
        { fill: palette.lead },
      ),
      path(sector(x - side * r * 0.1, y, 0, r * 0.62, side > 0 ? 90 : 0, side > 0 ? 180 : 90), { fill: palette.second }),
      circle(hx, hy, head, { fill: palette.lead }),
      polygon(
        [
          [hx + side * head * 0.9, hy - head * 0.35],
          [hx + side * head * 1.9, hy],
          [hx + side * head * 0.9, hy + head * 0.35],
        ],
        { fill: palette.spark },
      ),
      circle(hx + side * head * 0.3, hy - head * 0.15, head * 0.24, { fill: palette.background }),
      circle(hx + side * head * 0.36, hy - head * 0.15, head * 0.1, { fill: palette.lead }),
    ],
    focal: [hx / width, 0.5],
  };
}

function fish({ width, height, random, palette }: Sheet): Drawing {
  const side = random.pick([1, -1]);
  const columns = random.pick([1, 2, 3]);
  const cell = width / columns;
  const rows = Math.max(1, Math.round(height / (cell * 0.66)));
  const marked = random.int(0, columns * rows - 1);
  const shapes = Array.from({ length: columns * rows }, (_, index) => {
    const x = (index % columns) * cell + cell / 2;
    const y = (Math.floor(index / columns) + 0.5) * (height / rows);
    const facing = index === marked && columns > 1 ? -side : side;
    const r = Math.min(cell * 0.3, (height / rows) * 0.42);
    const fill = index === marked ? palette.spark : index % 3 === 1 ? palette.second : palette.lead;
    const tail = outline([
      [x - facing * r * 0.7, y],
      [x - facing * r * 1.55, y - r * 0.7],
      [x - facing * r * 1.55, y + r * 0.7],
    ]);
    return [
      path(tail, { fill }),
      circle(x, y, r, { fill }),
      path(half(x, y, r, facing > 0 ? 0 : 180), { fill: columns === 1 ? palette.second : fill }),
      path(sector(x - facing * r * 0.05, y, r * 0.56, r * 0.64, facing > 0 ? 120 : -60, facing > 0 ? 240 : 60), { fill: palette.background }),
      circle(x + facing * r * 0.5, y - r * 0.2, r * 0.16, { fill: palette.background }),
      circle(x + facing * r * 0.54, y - r * 0.2, r * 0.07, { fill: palette.lead }),
    ].join('');
  });
  return { shapes };
}
