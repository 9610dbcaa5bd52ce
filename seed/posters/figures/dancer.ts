import { circle, n, type Point, path, rect, spread } from '../shapes.ts';
import type { Drawing, Sheet } from '../sheet.ts';

export function figure({ width, height, random, palette }: Sheet): Drawing {
  const count = random.pick([1, 2, 3]);
  const size = height * (count === 1 ? 0.88 : count === 2 ? 0.84 : 0.78);
  const floor = height * 0.94;
  const chosen = random.shuffle(poses);
  const inks = random.pick([
    [palette.lead, palette.second, palette.lead],
    [palette.second, palette.lead, palette.lead],
    [palette.lead, palette.lead, palette.second],
  ]);
  const moon = { x: width * random.pick([0.2, 0.5, 0.8]), r: height * random.pick([0.1, 0.22, 0.34]) };
  const shapes = spread(count, 0, count - 1).map((index) => {
    const x = width * (count === 1 ? random.pick([0.4, 0.6]) : 0.5 + (index - (count - 1) / 2) * (count === 2 ? 0.44 : 0.31));
    const side = random.pick([1, -1] as const);
    return dancer((part) => [x + side * part[0] * size, floor - part[1] * size], size, chosen[index] ?? chosen[0], inks[index] ?? palette.lead);
  });
  return {
    shapes: [circle(moon.x, height * 0.42, moon.r, { fill: palette.spark }), rect(0, floor, width, height - floor + 1, { fill: palette.third }), ...shapes],
  };
}

type Limb = readonly [joint: Point, end: Point];

/** Units of the body's height, above the standing foot. */
interface Pose {
  hip: Point;
  neck: Point;
  head: Point;
  legs: readonly [Limb, Limb];
  arms: readonly [Limb, Limb];
}

/** x and y of hip, neck, head, then knee and foot of both legs, elbow and hand of both arms: arabesque, tilt, leap, turn, plié, pirouette. */
const poses: readonly Pose[] = [
  [0.02, 0.5, -0.03, 0.76, -0.05, 0.9, 0.03, 0.25, 0, 0, 0.3, 0.5, 0.52, 0.72, -0.2, 0.78, -0.36, 0.95, 0.14, 0.82, 0.32, 0.84],
  [0.01, 0.46, 0.17, 0.66, 0.28, 0.76, 0.02, 0.22, 0, 0, -0.24, 0.44, -0.5, 0.54, 0.34, 0.66, 0.54, 0.78, 0.02, 0.84, -0.16, 0.86],
  [0, 0.56, 0.02, 0.82, 0.05, 0.96, -0.26, 0.5, -0.44, 0.26, 0.22, 0.54, 0.5, 0.46, -0.2, 0.92, -0.3, 1.02, 0.2, 0.88, 0.42, 0.96],
  [0.02, 0.48, -0.1, 0.7, -0.22, 0.78, 0.05, 0.24, 0, 0, 0.28, 0.46, 0.3, 0.16, -0.2, 0.54, -0.2, 0.36, 0.06, 0.84, 0.1, 1],
  [0, 0.34, -0.02, 0.6, 0.03, 0.73, -0.3, 0.3, -0.4, 0, 0.24, 0.38, 0.24, 0, -0.24, 0.66, -0.4, 0.86, 0.22, 0.68, 0.38, 0.9],
  [0, 0.5, 0, 0.77, -0.02, 0.91, 0.02, 0.25, 0, 0, 0.22, 0.4, 0.04, 0.25, -0.22, 0.82, -0.08, 1.04, 0.22, 0.82, 0.08, 1.04],
].map((numbers) => {
  const p = (index: number): Point => [numbers[index * 2] ?? 0, numbers[index * 2 + 1] ?? 0];
  return {
    hip: p(0),
    neck: p(1),
    head: p(2),
    legs: [
      [p(3), p(4)],
      [p(5), p(6)],
    ],
    arms: [
      [p(7), p(8)],
      [p(9), p(10)],
    ],
  };
});

function dancer(place: (part: Point) => Point, size: number, pose: Pose | undefined, fill: string): string {
  if (!pose) return '';
  const { hip, neck, head, legs, arms } = pose;
  const thick = size * 0.062;
  const limb = (root: Point, [joint, end]: Limb, from: number, to: number) => stroke(place(root), place(joint), place(end), from, to);
  const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const waist = between(hip, neck);
  const d = [
    ...legs.map((leg) => limb(hip, leg, thick, thick * 0.26)),
    ...arms.map((arm) => limb(neck, arm, thick * 0.56, thick * 0.2)),
    limb(hip, [between(hip, waist), waist], thick, thick * 0.66),
    limb(neck, [between(neck, waist), waist], thick * 1.1, thick * 0.66),
  ].join('');
  return path(d, { fill }) + circle(...place(head), size * 0.06, { fill });
}

/** Thins from half width `from` to `to`, with round ends. */
function stroke(root: Point, joint: Point, end: Point, from: number, to: number): string {
  const away = (a: Point, b: Point, width: number): Point => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(-(b[1] - a[1]) / length) * width, ((b[0] - a[0]) / length) * width];
  };
  const p = ([x, y]: Point, [dx, dy]: Point, sign: number) => `${n(x + sign * dx)} ${n(y + sign * dy)}`;
  const [a, b, c] = [away(root, joint, from), away(root, end, (from + to) / 2), away(joint, end, to)];
  return (
    `M${p(root, a, 1)}Q${p(joint, b, 1)} ${p(end, c, 1)}A${n(to)} ${n(to)} 0 0 0 ${p(end, c, -1)}` +
    `Q${p(joint, b, -1)} ${p(root, a, -1)}A${n(from)} ${n(from)} 0 0 0 ${p(root, a, 1)}Z`
  );
}
