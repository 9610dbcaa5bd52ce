import { overprints } from './palette.ts';
import { box, circle, clipped, outline, type Point, path, rect, rotated, spread } from './shapes.ts';
import type { Composition, Drawing, Sheet } from './sheet.ts';

/** Film: pictures in pictures, light through a window, one moment after another. */
export const frames: readonly Composition[] = [zoom, sequence, beam, overlap, cut];

function zoom({ width, height, random, palette }: Sheet): Drawing {
  const count = random.pick([5, 7, 10]);
  const x = random.pick([0.25, 0.4, 0.6, 0.75]);
  const y = random.pick([0.35, 0.5, 0.65]);
  const turn = random.pick([0, 0, 3, -3, 8]);
  const inks = [palette.lead, palette.background, palette.second, palette.background];
  const shapes = spread(count, 0, count - 1).map((index) => {
    const size = (1 - index / count) ** 1.15 * (turn === 0 ? 0.94 : 1);
    const part = rect(width * x * (1 - size), height * y * (1 - size), width * size, height * size, {
      fill: index === count - 1 ? palette.spark : inks[index % 4],
    });
    return turn === 0 ? part : rotated(turn * index, width * x, height * y, part);
  });
  return { shapes, focal: [x, y] };
}

function sequence({ width, height, random, palette }: Sheet): Drawing {
  const columns = random.pick([2, 3, 4]);
  const rows = random.pick([2, 3]);
  const gap = random.pick([16, 32]);
  const wide = (width - gap * (columns + 1)) / columns;
  const tall = (height - gap * (rows + 1)) / rows;
  const count = columns * rows;
  const grow = random.pick([0.12, 0.3]);
  const course = random.pick(['across', 'fall', 'near']);
  const marked = random.int(0, count - 1);
  const shapes = spread(count, 0, count - 1).map((index) => {
    const left = gap + (index % columns) * (wide + gap);
    const top = gap + Math.floor(index / columns) * (tall + gap);
    const t = index / (count - 1);
    const x = left + wide * (course === 'near' ? 0.5 : 0.08 + 0.84 * t);
    const y = top + tall * (course === 'fall' ? 0.1 + 0.8 * t * t : 0.5);
    const r = tall * (course === 'near' ? 0.08 + 0.7 * t * t : grow);
    const fill = index === marked ? palette.second : palette.lead;
    return clipped(
      `f${index}`,
      box(left, top, wide, tall),
      rect(left, top, wide, tall, { fill }) + circle(x, y, r, { fill: index === marked ? palette.background : palette.spark }),
    );
  });
  return { shapes };
}

function beam({ width, height, random, palette }: Sheet): Drawing {
  const left = random.chance(0.5);
  const mirror = (x: number) => (left ? x : 1 - x) * width;
  const source: Point = [mirror(0.06), height * random.pick([0.12, 0.5, 0.88])];
  const open = random.pick([0.3, 0.5]);
  const aim = height - source[1] + random.pick([-0.1, 0, 0.1]) * height;
  const cone = outline([source, [mirror(1.3), aim - height * open * 1.3], [mirror(1.3), aim + height * open * 1.3]]);
  const panes = random.pick([
    [[0.46, 0.84]],
    [
      [0.3, 0.44],
      [0.62, 0.9],
    ],
    [
      [0.24, 0.36],
      [0.46, 0.6],
      [0.72, 0.94],
    ],
  ]);
  const tall = random.pick([0.62, 0.8]);
  const windows = panes
    .map(([from = 0, to = 1]) => box(Math.min(mirror(from), mirror(to)), (height * (1 - tall)) / 2, (to - from) * width, height * tall))
    .join('');
  const last = panes.at(-1) ?? [0.5, 0.8];
  const middle = mirror(((last[0] ?? 0) + (last[1] ?? 0)) / 2);
  return {
    shapes: [
      path(cone, { fill: palette.second }),
      path(windows, { fill: palette.lead }),
      clipped('w', windows, path(cone, { fill: palette.third === palette.second ? palette.background : palette.third })),
      circle(...source, random.pick([64, 100]), { fill: palette.spark }),
    ],
    focal: [middle / width, 0.5],
  };
}

function overlap({ width, height, random, palette }: Sheet): Drawing {
  const count = random.pick([3, 4, 5, 7]);
  const wide = width * random.pick([0.34, 0.46]);
  const tall = wide * random.pick([0.5625, 0.75]);
  const thick = count > 4 ? 28 : random.pick([28, 40, 60]);
  const turn = random.pick([0, 0, 0, 7]);
  const across = random.pick([0.36, 0.46]) * width;
  const down = random.pick([-0.3, 0.3, 0.4]) * height;
  const marked = random.int(0, count - 1);
  const shapes = spread(count, -0.5, 0.5).map((t, index) => {
    const [x, y] = [width / 2 + t * across, height / 2 + t * down];
    const stroke = index === count - 1 ? palette.spark : index === marked ? palette.second : palette.lead;
    return rotated(t * turn * count, x, y, path(box(x - wide / 2, y - tall / 2, wide, tall), { stroke, width: thick, over: overprints(palette, stroke) }));
  });
  return { shapes };
}

function cut({ width, height, random, palette }: Sheet): Drawing {
  const strips = random.pick([3, 4, 6, 8]);
  const wide = width / strips;
  const r = height * random.pick([0.34, 0.42]);
  const shapes = spread(strips, 0, strips - 1).map((index) => {
    const shift = random.pick([-0.24, -0.12, 0, 0.12, 0.24]) * height;
    const dark = index % 2 === 0;
    const content =
      rect(0, 0, width, height, { fill: dark ? palette.lead : palette.background }) +
      circle(width / 2, height / 2 + shift, r, { fill: dark ? palette.second : palette.lead }) +
      circle(width / 2, height / 2 + shift, r * 0.36, { fill: dark ? palette.background : palette.spark });
    return clipped(`s${index}`, box(index * wide, 0, width - index * wide, height), content);
  });
  return { shapes };
}
