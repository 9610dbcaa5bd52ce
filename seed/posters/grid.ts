import { at, box, disc, half, outline, path, rect, rotated, sector, spread } from './shapes.ts';
import { type Composition, type Drawing, module, type Sheet } from './sheet.ts';

/** New music: a strict system, and the place where it gives way. */
export const grid: readonly Composition[] = [swelling, turning, halves, accelerando, displaced];

function swelling({ width, height, random, palette }: Sheet): Drawing {
  const pitch = random.pick([64, 85.33, 128, 170.67]);
  const centres = spread(random.int(1, 2), 0, 1).map(() => [random.between(0.1, 0.9) * width, random.between(0.1, 0.9) * height] as const);
  const reach = random.pick([0.3, 0.45, 0.6]) * width;
  const inverted = random.chance(0.35);
  const dots = { lead: '', second: '', spark: '' };
  let left = random.int(1, 3);
  for (const cell of cells(width, height, pitch)) {
    const near = Math.max(...centres.map(([x, y]) => Math.exp(-((Math.hypot(cell.x - x, cell.y - y) / reach) ** 2))));
    const r = pitch * (0.06 + 0.44 * (inverted ? 1 - near : near));
    const ink = left > 0 && r > pitch * 0.4 && random.chance(0.08) ? 'spark' : (cell.column + cell.row) % 7 === 0 ? 'second' : 'lead';
    if (ink === 'spark') left -= 1;
    dots[ink] += disc(cell.x, cell.y, r);
  }
  return {
    shapes: [path(dots.lead, { fill: palette.lead }), path(dots.second, { fill: palette.second }), path(dots.spark, { fill: palette.spark })],
  };
}

function turning({ width, height, random, palette }: Sheet): Drawing {
  const pitch = random.pick([102.4, 128, 170.67, 256]);
  const columns = Math.round(width / pitch);
  const rate = random.pick([45, 90, 135]) / columns;
  const swell = random.pick([0.16, 0.26, 0.42]);
  const slope = random.pick([-0.5, 0, 0.5, 1]);
  const marked = [random.int(0, columns - 1), random.int(0, Math.round(height / pitch) - 1)];
  const squares = { lead: '', second: '', spark: '' };
  for (const { x, y, column, row } of cells(width, height, pitch)) {
    const size = pitch * (0.24 + swell * Math.sin(((column + 0.5) / columns) * Math.PI));
    const turn = 45 + (column + row * slope) * rate;
    const ink = column === marked[0] && row === marked[1] ? 'spark' : row === marked[1] ? 'second' : 'lead';
    squares[ink] += outline([0, 90, 180, 270].map((corner) => at(x, y, size, turn + corner)));
  }
  return {
    shapes: [path(squares.lead, { fill: palette.lead }), path(squares.second, { fill: palette.second }), path(squares.spark, { fill: palette.spark })],
    focal: [((marked[0] ?? 0) + 0.5) / columns, 0.5],
  };
}

function halves({ width, height, random, palette }: Sheet): Drawing {
  const pitch = random.pick([128, 170.67, 256]);
  const rule = random.pick([
    (column: number, row: number) => column * row,
    (column: number, row: number) => column + row * 3,
    (column: number, row: number) => column ^ row,
    (column: number, row: number) => (column >> 1) + row,
  ]);
  const quarter = random.chance(0.5);
  const shapes = { lead: '', second: '', spark: '' };
  const marked = random.int(8, 20);
  let index = 0;
  for (const { x, y, column, row } of cells(width, height, pitch)) {
    const turn = (rule(column, row) % 4) * 90;
    const ink = index === marked ? 'spark' : (column + row * 2) % 7 === 0 ? 'second' : 'lead';
    const corner = at(x, y, pitch * Math.SQRT1_2, turn + 225);
    shapes[ink] += quarter ? sector(...corner, 0, pitch, turn, turn + 90) : half(x, y, pitch / 2, turn);
    index += 1;
  }
  return {
    shapes: [path(shapes.lead, { fill: palette.lead }), path(shapes.second, { fill: palette.second }), path(shapes.spark, { fill: palette.spark })],
  };
}

function accelerando({ width, height, random, palette }: Sheet): Drawing {
  const columns = random.pick([14, 20, 26]);
  const rows = random.pick([4, 6, 8]);
  const pinch = random.between(0.25, 0.75);
  const steep = random.pick([0.5, 0.9, 1.3]);
  const edge = (part: number) => {
    const shifted = part - pinch;
    const side = shifted < 0 ? pinch : 1 - pinch;
    return pinch + Math.sign(shifted) * side * (Math.abs(shifted) / side) ** (1 + steep);
  };
  const tall = height / rows;
  const marked = random.int(1, columns - 2);
  let [lead, second] = ['', ''];
  for (let column = 0; column < columns; column += 1) {
    const from = edge(column / columns) * width;
    const to = edge((column + 1) / columns) * width;
    for (let row = column % 2; row < rows; row += 2) {
      if (column === marked || column === marked + 1) second += box(from, row * tall, to - from, tall);
      else lead += box(from, row * tall, to - from, tall);
    }
  }
  return { shapes: [path(lead, { fill: palette.lead }), path(second, { fill: palette.second })], focal: [pinch, 0.5] };
}

function displaced({ width, height, random, palette }: Sheet): Drawing {
  const stripe = random.pick([32, 42.67, 64]);
  const size = module * random.pick([3, 4, 5]);
  const x = module * random.int(1, 11 - size / module);
  const y = module * random.int(1, 7 - size / module);
  const stripes = (left: number, top: number, wide: number, tall: number) =>
    spread(Math.ceil(tall / stripe / 2), 0, Math.ceil(tall / stripe / 2) - 1)
      .map((index) => box(left, top + index * 2 * stripe, wide, Math.min(stripe, tall - index * 2 * stripe)))
      .join('');
  const turn = random.pick([0, 7.5, 15, 45, 90]);
  const field = rect(x, y, size, size, { fill: random.pick([palette.background, palette.third]) });
  const slipped = path(stripes(x, y + (turn === 0 ? stripe : 0), size, size - (turn === 0 ? stripe : 0)), { fill: palette.second });
  return {
    shapes: [path(stripes(0, 0, width, height), { fill: palette.lead }), rotated(turn, x + size / 2, y + size / 2, field + slipped)],
    focal: [(x + size / 2) / width, (y + size / 2) / height],
  };
}

function* cells(width: number, height: number, pitch: number) {
  for (let row = 0; row < Math.round(height / pitch); row += 1) {
    for (let column = 0; column < Math.round(width / pitch); column += 1) {
      yield { column, row, x: (column + 0.5) * pitch, y: (row + 0.5) * pitch };
    }
  }
}
