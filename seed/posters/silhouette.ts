import type { Looks } from '../content/looks.ts';
import { drawFace, type Face } from './figures/face.ts';
import { hairStyles, hairs } from './figures/hair.ts';
import { hairTones, skins } from './figures/looks.ts';
import { apart } from './palette.ts';
import { box, circle, clipped, half, n, path, rect, ring, sector } from './shapes.ts';
import type { Composition, Drawing, Sheet } from './sheet.ts';

/** Nobody in particular: stand-ins until there are photographs. */
export const silhouette: readonly Composition[] = [portrait];

export const portraitOf =
  (looks: Looks): Composition =>
  (sheet) =>
    portrait(sheet, looks);

export const group: readonly Composition[] = [together];

const { blond, brown } = hairTones;
const hairColors = Object.values(hairTones);

function portrait(sheet: Sheet, looks?: Looks): Drawing {
  const { width, height, random, palette } = sheet;
  const skin = (looks && skins[looks.skin]) ?? random.pick(skins.filter(([lit]) => apart(lit, palette.background)));
  const hairColor = looks
    ? hairTones[looks.tone]
    : random.pick(hairColors.filter((color) => apart(color, palette.background) && !(skins.indexOf(skin) > 2 && (color === blond || color === brown))));
  const face: Face = {
    x: width / 2 + random.pick([-40, 0, 40]),
    y: height * random.between(0.42, 0.46),
    wide: random.between(196, 226),
    tall: random.between(280, 316),
    jaw: looks ? random.between(...jaws[looks.jaw]) : random.between(0.46, 0.8),
    turn: random.pick([-1, 1]) * random.pick([0.12, 0.28, 0.4]),
    skin,
    glasses: looks ? looks.glasses === true : random.chance(0.25),
    earring: (looks ? looks.earring : random.chance(0.3)) ? palette.spark : undefined,
    beard: looks?.beard && { kind: looks.beard, fill: hairColor },
    isOld: looks?.isOld,
  };
  const hair = hairStyles[looks?.hair ?? random.pick(hairs)](face, random, hairColor);
  const inks = random.shuffle([palette.third, palette.second, palette.lead]);
  const backdrop = inks.find((ink) => apart(ink, hairColor) && apart(ink, skin[0])) ?? palette.background;
  const [outer = palette.lead, inner = palette.second] = inks.filter((ink) => ink !== backdrop);
  return {
    shapes: [random.pick(backdrops)(sheet, face, backdrop), hair.behind, bust(width, height, face, random.int(0, 3), outer, inner), drawFace(face), hair.front],
    focal: [face.x / width, (face.y - 20) / height],
  };
}

const jaws: Readonly<Record<Looks['jaw'], readonly [low: number, high: number]>> = { soft: [0.46, 0.58], square: [0.68, 0.8] };

function bust(width: number, height: number, { x, y, wide, tall, skin }: Face, kind: number, outer: string, inner: string): string {
  const neck = wide * 0.54;
  const base = y + tall * 1.3;
  const side = wide * 2.3;
  const [left, right] = [x - neck, x + neck];
  const throat = `M${n(left)} ${n(y + tall * 0.5)}V${n(base)}Q${n(x)} ${n(base + 90)} ${n(right)} ${n(base)}V${n(y + tall * 0.5)}Z`;
  const shade = `M${n(left)} ${n(y + tall * 0.86)}H${n(right)}V${n(y + tall * 1.1)}Q${n(x)} ${n(y + tall * 1.36)} ${n(left)} ${n(y + tall * 1.1)}Z`;
  const slope = `C${n(left)} ${n(base + 40)} ${n(x - side)} ${n(base + 20)} ${n(x - side)} ${n(base + 280)}V${height}H${n(x + side)}V${n(base + 280)}C${n(x + side)} ${n(base + 20)} ${n(right)} ${n(base + 40)} ${n(right)} ${n(base - 34)}`;
  const round = `M${n(left)} ${n(base - 34)}${slope}Q${n(x)} ${n(base + 90)} ${n(left)} ${n(base - 34)}Z`;
  const high = `M${n(left)} ${n(base - 34)}${slope}L${n(right + 6)} ${n(base - 84)}Q${n(x)} ${n(base - 20)} ${n(left - 6)} ${n(base - 84)}Z`;
  const under = path(throat, { fill: skin[0] }) + path(shade, { fill: skin[1] });
  if (kind === 1) return under + path(high, { fill: outer });
  if (kind === 2) {
    const shirt = `M${n(left)} ${n(base - 44)}L${n(x)} ${n(base + 150)}L${n(right)} ${n(base - 44)}L${n(right + 70)} ${n(base + 40)}L${n(x + 60)} ${height}H${n(x - 60)}L${n(left - 70)} ${n(base + 40)}Z`;
    const coat = (sign: 1 | -1) =>
      `M${n(x + sign * (neck + 2))} ${n(base - 40)}L${n(x)} ${height}H${n(x + sign * side)}V${n(base + 280)}C${n(x + sign * side)} ${n(base + 20)} ${n(x + sign * (neck + 30))} ${n(base + 40)} ${n(x + sign * (neck + 2))} ${n(base - 40)}Z`;
    return path(round, { fill: inner }) + under + path(shirt, { fill: inner }) + path(coat(-1) + coat(1), { fill: outer });
  }
  const stripes = kind === 3 ? clipped('j', round, path([0, 1, 2, 3].map((row) => box(0, base + 90 + row * 112, width, 56)).join(''), { fill: inner })) : '';
  return under + path(round, { fill: outer }) + stripes;
}

const places = [
  [0.02, -0.02, 0.44],
  [0.35, -0.07, 0.44],
  [0.62, -0.01, 0.44],
  [-0.12, 0.24, 0.56],
  [0.22, 0.3, 0.58],
  [0.56, 0.23, 0.56],
] as const;

function together(sheet: Sheet): Drawing {
  const { width, height, random, palette } = sheet;
  const skinned = random.shuffle(skins.filter(([lit]) => apart(lit, palette.background)));
  const inks = [palette.lead, palette.second, palette.third, palette.spark];
  const people = places.map(([across, down, scale], index) => {
    const skin = skinned[index % skinned.length] ?? skinned[0] ?? ['#eabf9b', '#cb9067', '#a85c49'];
    const dark = skins.indexOf(skin) > 2;
    const hairColor = random.pick(hairColors.filter((color) => apart(color, palette.background) && !(dark && (color === blond || color === brown))));
    const face: Face = {
      x: width / 2,
      y: height * 0.43,
      wide: random.between(196, 226),
      tall: random.between(280, 316),
      jaw: random.between(0.46, 0.8),
      turn: (across < 0.2 ? 1 : across > 0.4 ? -1 : random.pick([-1, 1])) * random.pick([0.12, 0.28, 0.4]),
      skin,
      glasses: random.chance(0.25),
      earring: random.chance(0.3) ? palette.spark : undefined,
    };
    const hair = hairStyles[random.pick(hairs)](face, random, hairColor);
    const outer = inks[(index + (index > 2 ? 1 : 0)) % 3] ?? palette.lead;
    const inner = inks[(index + 2) % 4] ?? palette.second;
    const figure = [hair.behind, bust(width, height * 3, face, random.int(0, 3), outer, inner), drawFace(face), hair.front].join('');
    // What cuts a shape has a name, of which there is one a picture.
    const named = figure.replace(/(id="|url\(#)(\w+)/g, `$1$2${index}`);
    return `<g transform="translate(${n(across * width)} ${n(down * height)}) scale(${scale})">${named}</g>`;
  });
  const backdrop = circle(width / 2, height * 0.42, 470, { fill: inks.find((ink) => ink !== palette.background) ?? palette.second });
  return { shapes: [backdrop, ...people], focal: [0.5, 0.42] };
}

type Backdrop = (sheet: Sheet, face: Face, fill: string) => string;

const backdrops: readonly Backdrop[] = [
  () => '',
  ({ random }, { x, y }, fill) => circle(x, y - 20, random.pick([380, 450]), { fill }),
  ({ width, height, random }, _, fill) => rect(random.pick([0, width / 2]), 0, width / 2, height, { fill }),
  ({ width, height, random }, _, fill) => path(sector(random.pick([0, width]), height, 0, 1060, 180, 360), { fill }),
  ({ width }, _, fill) => path([0, 1, 2, 3, 4].map((row) => box(0, row * 256, width, 128)).join(''), { fill }),
  ({ width, height, random }, _, fill) => {
    const left = random.chance(0.5);
    return path(half(left ? 0 : width, height * 0.36, 540, left ? 180 : 0), { fill });
  },
  ({ width, height, random }, _, fill) => {
    const x = random.pick([0, width]);
    return path([0, 1, 2].map((index) => ring(x, height * 0.2, 200 + index * 240, 320 + index * 240)).join(''), { fill });
  },
];
