import { overprints } from './palette.ts';
import { circle, n, path, rect, spread } from './shapes.ts';
import type { Composition, Drawing, Sheet } from './sheet.ts';

/** Chamber music and voices: strings, breath, four lines that listen to each other. */
export const waves: readonly Composition[] = [quartet, strings, meander, hills, current];

/** One wave as a path from left to right; half waves are drawn as single curves. */
function wave(from: number, to: number, y: number, amplitude: number, length: number, phase = 0): string {
  const bend = 0.3642 * (length / 2); // control distance at which a cubic meets the sine's slope and height
  let d = '';
  let up = 1;
  for (let x = from - phase * length; x < to; x += length / 2) {
    const top = y - up * amplitude * 1.336;
    if (!d) d = `M${n(x)} ${n(y)}`;
    d += `C${n(x + bend)} ${n(top)} ${n(x + length / 2 - bend)} ${n(top)} ${n(x + length / 2)} ${n(y)}`;
    up = -up;
  }
  return d;
}

function quartet({ width, height, random, palette }: Sheet): Drawing {
  const count = random.pick([3, 4, 4, 5]);
  const thick = (height / count) * random.pick([0.4, 0.56, 0.8]);
  const inks = random.shuffle([palette.lead, palette.lead, palette.second, palette.third, palette.lead]).slice(0, count - 1);
  const length = width * random.pick([0.667, 1, 1.4]);
  const amplitude = (height / count) * random.pick([0.3, 0.5, 0.8]);
  const drift = random.pick([0, 0.125, 0.25]);
  return {
    shapes: random.shuffle([...inks, palette.spark]).map((stroke, index) =>
      path(wave(-length, width + length, (height / count) * (index + 0.5), amplitude, length, index * drift), {
        stroke,
        width: thick,
        over: index > 0 && overprints(palette, stroke),
      }),
    ),
  };
}

function strings({ width, height, random, palette }: Sheet): Drawing {
  const count = random.pick([1, 1, 2, 3]);
  const lines = random.pick([3, 4, 5]);
  const thin = random.pick([8, 12, 16]);
  const inks = [palette.lead, palette.second, palette.lead, palette.third];
  const shapes = spread(count, 0.5, count - 0.5).map((index, string) => {
    const y = (height / count) * index;
    const nodes = random.pick([1, 2, 3, 4]);
    const length = (2 * width) / nodes;
    const reach = (height / count) * 0.44;
    const d = spread(2 * lines + 1, -reach, reach)
      .map((amplitude) => wave(0, width - 1, y, amplitude, length))
      .join('');
    return path(d, { stroke: inks[string] ?? palette.lead, width: thin });
  });
  const y = (height / count) * (random.int(0, count - 1) + 0.5);
  const x = width * random.pick([0.25, 0.5, 0.75]);
  return { shapes: [...shapes, circle(x, y, random.pick([48, 80]), { fill: palette.spark })], focal: [x / width, y / height] };
}

function meander({ width, height, random, palette }: Sheet): Drawing {
  const bands = random.pick([2, 3, 5]);
  const pitch = random.pick([72, 96, 120]) * (bands === 5 ? 0.75 : 1);
  const thick = pitch * random.pick([0.5, 0.72, 1]) + 1;
  const middle = pitch * random.pick([0.6, 1.1]) + ((bands - 1) * pitch) / 2;
  const tall = Math.max(0, height * random.pick([0.5, 0.8, 1]) - 2 * middle);
  const inks = random.shuffle([palette.lead, palette.second, palette.lead, palette.third, palette.lead]);
  const start = -middle * random.pick([3, 4]);
  const shapes = spread(bands, (-(bands - 1) * pitch) / 2, ((bands - 1) * pitch) / 2).map((offset, band) => {
    let d = `M${n(start + offset)} ${n(height / 2 + tall / 2)}`;
    for (let turn = 0; start + turn * 2 * middle < width + middle; turn += 1) {
      const up = turn % 2 === 0;
      const r = up ? middle - offset : middle + offset;
      d += `V${n(height / 2 + (up ? -tall / 2 : tall / 2))}a${n(r)} ${n(r)} 0 0 ${up ? 1 : 0} ${n(2 * r)} 0`;
    }
    return path(d, { stroke: inks[band] ?? palette.lead, width: thick });
  });
  const first = Math.round((width * random.pick([0.3, 0.6]) - start) / (2 * middle));
  const x = start + first * 2 * middle;
  return { shapes: [...shapes, circle(x - middle, height / 2, Math.min(64, middle - (bands * pitch) / 2 + 24), { fill: palette.spark })] };
}

function hills({ width, height, random, palette }: Sheet): Drawing {
  const count = random.pick([2, 3, 4]);
  const inks = [palette.third, palette.second, palette.lead].filter((ink) => ink !== palette.spark);
  const r = height * random.pick([0.2, 0.3, 0.42]);
  const x = width * random.pick([0.28, 0.5, 0.72]);
  const length = width * random.pick([0.8, 1.1, 1.6]);
  const phase = random.next();
  const shapes = spread(count, 0, count - 1).map((index) => {
    const y = height * (0.46 + (0.52 * index) / count);
    const d = wave(-length, width + length, y, height * random.pick([0.08, 0.14, 0.18]), length, phase + index * random.pick([0.2, 0.35, 0.5]));
    return path(`${d}V${n(height + 9)}H${n(-length * 3)}Z`, { fill: inks[(index + 3 - count) % inks.length] ?? palette.lead });
  });
  return { shapes: [circle(x, height * 0.38, r, { fill: palette.spark }), ...shapes], focal: [x / width, 0.42] };
}

function current({ width, height, random, palette }: Sheet): Drawing {
  const lines = random.pick([17, 23, 29]);
  const step = (height * 1.3) / lines;
  const length = width * random.pick([0.5, 0.667, 1]);
  const amplitude = random.pick([40, 70, 110]);
  const drift = random.pick([0.02, 0.035, 0.05]);
  const marked = random.int(Math.floor(lines * 0.3), Math.floor(lines * 0.7));
  const upper = spread(lines, 0, lines - 1).map((index) => {
    const bend = Math.sin((index / lines) * Math.PI) * 0.5;
    const d = wave(-length, width, index * step - height * 0.15, amplitude, length, index * drift + bend * 0.4);
    const near = Math.abs(index - marked) < 2;
    return path(d, { stroke: near ? palette.second : palette.lead, width: step * 0.5 });
  });
  return { shapes: [rect(0, 0, width, height, { fill: palette.background }), ...upper] };
}
