import { overprints } from './palette.ts';
import { box, circle, path, rect, rotated, sector, spread } from './shapes.ts';
import type { Composition, Drawing, Sheet } from './sheet.ts';

/** Jazz: a beat, and what falls beside it. */
export const bars: readonly Composition[] = [comping, boogie, crossing, levels, brass];

function comping({ width, height, random, palette }: Sheet): Drawing {
  const unit = random.pick([32, 40, 48]);
  const rhythm = random.pick([
    [1, 1, 2, 1, 3, 1, 1, 5],
    [3, 1, 1, 2, 1, 1, 4],
    [2, 1, 1, 1, 5, 1, 2],
    [1, 4, 1, 1, 2, 1, 3],
  ]);
  const angle = random.pick([0, 0, -12, 12, -45, 45]);
  const reach = angle === 0 ? 0 : height * 0.6;
  const marked = random.int(3, 9);
  let x = -reach;
  const shapes: string[] = [];
  for (let index = 0; x < width + reach; index += 1) {
    const wide = (rhythm[index % rhythm.length] ?? 1) * unit;
    const long = (height + 2 * reach) * random.pick([0.38, 0.5, 0.62, 0.75, 1]);
    const top = index % 2 === 0 ? -reach : height + reach - long;
    const fill = index === marked ? palette.spark : wide >= 3 * unit ? palette.second : palette.lead;
    shapes.push(rect(x, top, wide, long, { fill }));
    x += wide + unit * random.pick([0.5, 1, 1]);
  }
  return { shapes: [rotated(angle, width / 2, height / 2, shapes.join(''))] };
}

function boogie({ width, height, random, palette }: Sheet): Drawing {
  const heights = random.pick([
    [1, 2, 1, 3, 1],
    [3, 1, 1, 2],
    [1, 1, 4, 1, 1],
    [2, 1, 3, 1, 1],
  ]);
  const total = heights.reduce((sum, row) => sum + row, 0);
  const inks = [palette.lead, palette.lead, palette.second, palette.lead, palette.third];
  const gap = random.pick([8, 14, 24]);
  let y = 0;
  const shapes = heights.flatMap((row) => {
    const tall = (height / total) * row;
    const beat = random.pick([64, 96, 128]) * (row > 2 ? 2 : 1);
    const top = y;
    y += tall;
    const keys: string[] = [];
    for (let x = -beat * random.pick([0, 0.5]); x < width; ) {
      const wide = beat * random.pick([0.5, 1, 1, 1.5, 3]);
      const fill = random.chance(0.06) ? palette.spark : random.pick(inks);
      keys.push(rect(x, top + gap / 2, wide, tall - gap, { fill }));
      x += wide + beat * random.pick([0.25, 0.5, 1]);
    }
    return keys;
  });
  return { shapes };
}

function crossing({ width, height, random, palette }: Sheet): Drawing {
  const angle = random.pick([22.5, 30, 45, 60]);
  const thick = random.pick([64, 96, 128]);
  const set = (turn: number, fill: string, count: number, over: boolean) => {
    const d = spread(count, -(count - 1) / 2, (count - 1) / 2)
      .map((index) => {
        const long = height * random.pick([0.5, 0.8, 1.2, 1.7]);
        return box(width / 2 - long / 2 + random.between(-0.3, 0.3) * width, height / 2 + index * thick * 1.9 - thick / 2, long, thick);
      })
      .join('');
    return rotated(turn, width / 2, height / 2, path(d, { fill, over }));
  };
  return {
    shapes: [
      set(-angle, palette.lead, random.int(4, 6), false),
      set(random.pick([angle, 90 - angle]), palette.second, random.int(3, 5), overprints(palette, palette.second)),
      set(-angle, palette.spark, 1, false),
    ],
  };
}

function levels({ width, height, random, palette }: Sheet): Drawing {
  const count = random.pick([9, 13, 19, 25]);
  const step = width / count;
  const wide = step * random.pick([0.45, 0.62, 0.8]);
  const middle = height * random.pick([0.5, 0.5, 0.66, 1]);
  const peak = random.between(0.2, 0.8) * count;
  const tall = spread(count, 0, count - 1).map((index) => {
    const swell = Math.exp(-(((index - peak) / (count * 0.3)) ** 2));
    return height * (0.1 + 0.78 * swell * random.between(0.55, 1)) * (middle === height ? 1.6 : 1);
  });
  const bar = (index: number, part: number) =>
    rect(index * step + (step - wide) / 2, middle - ((tall[index] ?? 0) / 2) * part, wide, (tall[index] ?? 0) * part, {
      fill: index % 4 === 3 ? palette.second : palette.lead,
    });
  const r = random.pick([70, 110, 160]);
  const x = width * (peak / count > 0.5 ? 0.18 : 0.82);
  return {
    shapes: [circle(x, height * 0.26, r, { fill: palette.spark }), ...tall.map((_, index) => bar(index, 1))],
    focal: [peak / count, 0.5],
  };
}

function brass({ width, height, random, palette }: Sheet): Drawing {
  const x = width * random.pick([0.2, 0.38, 0.62, 0.8]);
  const y = height * random.pick([0.4, 0.6, 0.95]);
  const count = random.pick([16, 20, 24]);
  const step = 360 / count;
  const bell = random.pick([90, 130, 180]);
  const open = random.pick([0.4, 0.5, 0.62]);
  const marked = random.int(0, count - 1);
  const shapes = spread(count, 0, count - 1).map((index) => {
    const long = random.pick([0.42, 0.55, 0.72, 1.1]) * width * 0.8;
    const fill = index === marked ? palette.spark : index % 3 === 1 ? palette.second : palette.lead;
    return path(sector(x, y, bell * 1.5, Math.max(long, bell * 2.2), index * step, (index + open) * step), { fill });
  });
  return { shapes: [...shapes, circle(x, y, bell, { fill: palette.lead })], focal: [x / width, y / height] };
}
