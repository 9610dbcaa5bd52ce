import { overprints } from './palette.ts';
import { circle, half, path, ring, sector, spread } from './shapes.ts';
import { type Composition, type Drawing, module, type Sheet } from './sheet.ts';

/** Orchestra: sound as rings around a centre, in steps that double. */
export const arcs: readonly Composition[] = [doubling, desks, interference, quarters, turntable];

function doubling({ width, height, random, palette }: Sheet): Drawing {
  const x = width * random.pick([0.3, 0.42, 0.62, 0.7]);
  const y = height * random.pick([0.36, 0.5, 0.66]);
  const unit = random.pick([17, 20, 24]);
  const start = random.int(0, 15) * 22.5;
  const widths = [1, 1, 2, 2, 4, 4, 8, 8, 16, 16];
  const accented = random.int(5, 8);
  let radius = unit * random.pick([3, 4]);
  const rings = widths.map((step, index) => {
    const inner = radius;
    radius += step * unit;
    const from = start + random.int(0, 15) * 22.5;
    const span = random.pick(index < 4 ? [135, 180, 225, 270] : [67.5, 90, 112.5, 135, 180]);
    const fill = index === accented ? palette.second : palette.lead;
    const piece = sector(x, y, inner - 0.8, radius, from, from + span);
    const answer = span < 120 && index > 2 ? sector(x, y, inner - 0.8, radius, from + 180, from + 180 + span / 2) : '';
    return path(piece + answer, { fill });
  });
  return { shapes: [...rings, circle(x, y, unit * 1.5, { fill: palette.spark })], focal: [x / width, y / height] };
}

function desks({ width, height, random, palette }: Sheet): Drawing {
  const x = width * random.pick([0.25, 0.5, 0.5, 0.75]);
  const y = height * random.pick([1, 1.06]);
  const rows = random.int(5, 8);
  const depth = (height * 1.05) / (rows + 1);
  const gap = depth * random.pick([0.2, 0.36, 0.5]);
  const solo = random.int(1, rows - 2);
  const shapes = spread(rows, 1, rows).flatMap((row) => {
    const seats = random.pick([2, 3, 4, 6]) * (row > rows / 2 ? 2 : 1);
    const step = 180 / seats;
    const taken = Array.from({ length: seats }, (_, seat) => seat).filter(() => random.chance(0.66));
    const marked = row - 1 === solo ? random.int(0, seats - 1) : -1;
    const inner = row * depth;
    const piece = (seat: number) => sector(x, y, inner, inner + depth - gap, 180 + seat * step, 180 + (seat + 1) * step);
    const fill = row % 3 === 0 ? palette.second : palette.lead;
    return [
      path(
        taken
          .filter((seat) => seat !== marked)
          .map(piece)
          .join(''),
        { fill },
      ),
      marked < 0 ? '' : path(piece(marked), { fill: palette.spark }),
    ];
  });
  return { shapes: [...shapes, path(half(x, y, depth * 0.6, 90), { fill: palette.lead })], focal: [x / width, 0.6] };
}

function interference({ width, height, random, palette }: Sheet): Drawing {
  const step = random.pick([42.7, 51.2, 64]);
  const far = random.pick([0.16, 0.22, 0.28]);
  const tilt = random.pick([-0.2, 0, 0.2]);
  const rings = (x: number, y: number, count: number) =>
    spread(count, 1, count)
      .map((index) => ring(x, y, index * 2 * step - step, index * 2 * step))
      .join('');
  const reach = random.pick([5, 7, 9]);
  const left = [width * (0.5 - far), height * (0.5 - tilt)] as const;
  const right = [width * (0.5 + far), height * (0.5 + tilt)] as const;
  return {
    shapes: [
      path(rings(...left, reach), { fill: palette.lead }),
      path(rings(...right, reach + random.int(-1, 2)), { fill: palette.second, over: overprints(palette, palette.second) }),
      circle(...(random.chance(0.5) ? left : right), step, { fill: palette.spark }),
    ],
  };
}

function quarters({ height, random, palette }: Sheet): Drawing {
  const tile = height / 2;
  const inks = random.shuffle([palette.lead, palette.lead, palette.lead, palette.lead, palette.second, palette.third]);
  const shapes = inks.map((fill, index) => {
    const left = (index % 3) * tile;
    const top = Math.floor(index / 3) * tile;
    const corner = random.int(0, 3);
    const x = left + (corner === 1 || corner === 2 ? tile : 0);
    const y = top + (corner > 1 ? tile : 0);
    const count = random.pick([1, 2, 4, 8]);
    const step = tile / count;
    const pieces = spread(count, 1, count).map((ringIndex) => {
      const outer = ringIndex * step;
      return sector(x, y, count === 1 ? 0 : outer - step / 2, outer, corner * 90, corner * 90 + 90);
    });
    return path(pieces.join(''), { fill });
  });
  const spot = random.int(0, 5);
  const dot = circle(((spot % 3) + 0.5) * tile, (Math.floor(spot / 3) + 0.5) * tile, module / 2, { fill: palette.spark });
  return { shapes: [...shapes, dot], focal: [((spot % 3) + 0.5) / 3, 0.5] };
}

function turntable({ width, height, random, palette }: Sheet): Drawing {
  const count = random.pick([4, 5, 7]);
  const step = (height * random.pick([0.46, 0.62, 0.78])) / (2 * count);
  const angle = random.pick([0, 30, 45, 90, 135, 150]);
  const x = width * random.pick([0.36, 0.5, 0.64]);
  const y = height * random.pick([0.42, 0.5, 0.58]);
  const side = (from: number, offset: number) => {
    const shift = [Math.cos((angle * Math.PI) / 180) * offset, Math.sin((angle * Math.PI) / 180) * offset] as const;
    return spread(count, 1, count)
      .map((index) => sector(x + shift[0], y + shift[1], (2 * index - 1) * step, 2 * index * step, angle + from, angle + from + 180))
      .join('');
  };
  return {
    shapes: [
      path(side(0, 0), { fill: palette.lead }),
      path(side(180, step * random.pick([1, 2, 3])), { fill: palette.second }),
      path(half(x, y, step, angle + 90), { fill: palette.spark }),
    ],
    focal: [x / width, y / height],
  };
}
