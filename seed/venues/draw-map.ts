import { colors } from '../posters/palette.ts';
import { randomFrom } from '../posters/random.ts';
import { circle, n, path, polygon, rect } from '../posters/shapes.ts';
import { drawn, type VenueDrawing } from './drawing.ts';

// Of one map each venue's picture shows its part.

export type Landmark = 'house' | 'church';

/** The upper left corner of each part, px of the whole. */
const corners: Readonly<Record<Landmark, readonly [x: number, y: number]>> = { house: [860, 220], church: [60, 60] };

const water = 'M-100 1064H1010V700H1220V1064H2700V1500H-100Z';
const streetsAcross = [150, 390, 630, 900];
const streetsDown = [180, 520, 940, 1310, 1700, 2080];

export function drawMap(of: Landmark): VenueDrawing {
  const [x, y] = corners[of];
  const shapes = [
    ...blocks(),
    path(water, { fill: colors.sky }),
    ...waves(),
    ...streets(),
    ...railway(),
    path('M2050 1000V1120', { stroke: colors.ink, width: 26 }),
    path('M2050 1170Q1760 1190 1560 1330', { stroke: colors.cobalt, width: 5, cap: 'round' }),
    house(of === 'house' ? colors.signal : colors.ink),
    church(of === 'church' ? colors.signal : colors.ink),
    underground(1500, 560),
    underground(640, 300),
    bus(1840, 840),
    bus(820, 560),
    carPark(1200, 500),
    bicycles(1420, 870),
    ferry(2050, 1110),
  ];
  return drawn(colors.bone, [`<g transform="translate(${n(-x)} ${n(-y)})">`, ...shapes, '</g>']);
}

function blocks(): string[] {
  const random = randomFrom('quarter');
  return streetsAcross.flatMap((top, row) =>
    streetsDown.flatMap((left, column) => {
      const [right, bottom] = [streetsDown[column + 1] ?? 2460, streetsAcross[row + 1] ?? 0];
      if (bottom === 0) return [];
      const parts = random.int(2, 3);
      const width = (right - left - 64) / parts;
      return Array.from({ length: parts }, (_, part) => {
        const inset = random.int(0, 3) * 14;
        return rect(left + 32 + part * width, top + 34 + inset, width - 14, bottom - top - 68 - inset, {
          fill: random.int(0, 7) === 0 ? '#b9cdbd' : '#e0d8c8',
        });
      });
    }),
  );
}

function waves(): string[] {
  return Array.from({ length: 9 }, (_, row) =>
    path(`M-60 ${1112 + row * 48}${Array.from({ length: 23 }, () => 'q30 -16 60 0t60 0').join('')}`, { stroke: '#8fb9d0', width: 4, cap: 'round' }),
  );
}

const streets = (): string[] => [
  ...streetsAcross.map((y) => path(`M-100 ${y}H2700`, { stroke: colors.paper, width: y === 900 ? 30 : 22 })),
  ...streetsDown.map((x) => path(`M${x} -50V900`, { stroke: colors.paper, width: 18 })),
  path('M1000 884H1230M1000 916H1230', { stroke: colors.ink, width: 5 }),
];

const railway = (): string[] => [
  path('M-100 300H1100Q1300 300 1340 420T1500 560H2700', { stroke: colors.cobalt, width: 9 }),
  path('M-100 300H1100Q1300 300 1340 420T1500 560H2700', { stroke: colors.paper, width: 3 }),
];

/** The cold store on the quay: its entrance is on the water side. */
const house = (fill: string): string =>
  [
    rect(1480, 930, 330, 118, { fill }),
    polygon(
      [
        [1610, 1100],
        [1680, 1100],
        [1645, 1062],
      ],
      { fill },
    ),
  ].join('');

const church = (fill: string): string =>
  [rect(690, 690, 190, 92, { fill }), circle(690, 736, 46, { fill }), rect(790, 656, 52, 160, { fill }), rect(880, 704, 44, 64, { fill })].join('');

const sign = (x: number, y: number, fill: string, letter: string, stroke: string = colors.paper): string =>
  `${rect(x - 34, y - 34, 68, 68, { fill })}<g transform="translate(${x} ${y})">${path(letter, { stroke, width: 11, cap: 'round' })}</g>`;

const underground = (x: number, y: number) => sign(x, y, colors.cobalt, 'M-15 -18V2A15 15 0 0 0 15 2V-18');
const carPark = (x: number, y: number) => sign(x, y, colors.ink, 'M-11 20V-18H4A12 12 0 0 1 4 6H-11');
const bus = (x: number, y: number) =>
  circle(x, y, 36, { fill: colors.yellow }) +
  `<g transform="translate(${x} ${y})">${path('M-12 -17V17M12 -17V17M-12 0H12', { stroke: colors.pine, width: 10, cap: 'round' })}</g>`;
const bicycles = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">${path('M-30 10a15 15 0 1 0 .1 0M30 10a15 15 0 1 0 .1 0M-30 -5L-8 -34H18L30 -5M-8 -34L6 -5', { stroke: colors.ink, width: 6, cap: 'round' })}</g>`;
const ferry = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">${path('M-62 34H62L44 74H-44Z', { fill: colors.ink })}${path('M-34 26V0H30V26', { fill: colors.paper, stroke: colors.ink, width: 8 })}</g>`;
