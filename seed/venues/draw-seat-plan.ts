import { colors } from '../posters/palette.ts';
import { circle, n, path, polygon, rect } from '../posters/shapes.ts';
import { drawn, type VenueDrawing } from './drawing.ts';
import { grandBoxes, grandTiers, type PlanRow, type Tier } from './seats.ts';

/** Colours of the price groups 1 to 5, the dearest first. */
const groupColors = [colors.signal, colors.salmon, colors.yellow, colors.sky, colors.stone];
const colorOf = (group: number) => groupColors[group - 1] ?? colors.stone;

type Fan = { top: number; pitch: number; rowPitch: number; bend: number; radius: number };

function tier(rows: readonly PlanRow[], middle: number, { top, pitch, rowPitch, bend, radius }: Fan, aisle = 1.6): string[] {
  return rows.flatMap(([runs, group], index) => {
    const seats = runs.reduce((sum, run) => sum + run, 0);
    const width = (seats + aisle * (runs.length - 1)) * pitch;
    let x = middle - width / 2 + pitch / 2;
    return runs.flatMap((run) => {
      const dots = Array.from({ length: run }, () => {
        const far = (x - middle) / 640;
        const y = top + index * rowPitch - bend * far * far;
        const dot =
          group === 'wheelchair'
            ? rect(x - radius, y - radius, radius * 2, radius * 2, { fill: colors.cobalt })
            : circle(x, y, radius, { fill: colorOf(group) });
        x += pitch;
        return dot;
      });
      x += aisle * pitch;
      return dots;
    });
  });
}

const stage = (middle: number, width: number, y: number, height: number) =>
  polygon(
    [
      [middle - width / 2, y],
      [middle + width / 2, y],
      [middle + width * 0.42, y + height],
      [middle - width * 0.42, y + height],
    ],
    { fill: colors.ink },
  );

export function grandHallPlan(): VenueDrawing {
  const middle = 768;
  const [stalls, first, second] = grandTiers as readonly [Tier, Tier, Tier];
  const fan = { pitch: 19.5, rowPitch: 19.5, bend: 34, radius: 7 };
  const boxes = grandBoxes.flatMap(({ side, rows }) =>
    rows.flatMap(([[seats = 0], group], index) => {
      const x = middle + side * (group === 3 ? 590 : 690);
      const y = (group === 3 ? 196 : 236) + index * (group === 3 ? 68 : 96);
      return Array.from({ length: seats }, (_, seat) =>
        circle(x + side * (seat % 2) * 20, y + Math.floor(seat / 2) * 19.5, 7, { fill: colorOf(group === 'wheelchair' ? 5 : group) }),
      );
    }),
  );
  return drawn(colors.bone, [
    stage(middle, 620, 40, 84),
    ...tier(stalls.rows, middle, { ...fan, top: 184 }),
    ...boxes,
    ...tier(first.rows, middle, { ...fan, top: 708 }),
    ...tier(second.rows, middle, { ...fan, top: 872 }),
  ]);
}

export function chamberHallPlan(rows: { stalls: readonly PlanRow[]; centre: readonly PlanRow[]; side: readonly number[] }): VenueDrawing {
  const middle = 768;
  const fan = { pitch: 31, rowPitch: 37, bend: 26, radius: 11 };
  const gallery = [-1, 1].flatMap((side) =>
    rows.side.flatMap((seats, line) =>
      Array.from({ length: seats }, (_, seat) => circle(middle + side * (560 + line * 46), 214 + seat * 37, 11, { fill: colorOf(3) })),
    ),
  );
  return drawn(colors.bone, [
    stage(middle, 520, 44, 92),
    ...tier(rows.stalls, middle, { ...fan, top: 214 }),
    path(`M${n(middle - 520)} 806V176`, { stroke: colors.ink, width: 4 }),
    path(`M${n(middle + 520)} 806V176`, { stroke: colors.ink, width: 4 }),
    ...gallery,
    ...tier(rows.centre, middle, { ...fan, top: 856 }),
  ]);
}

export function studioPlan(seats: number): VenueDrawing {
  const across = 15;
  const dots = Array.from({ length: seats }, (_, seat) =>
    circle(768 + ((seat % across) - (across - 1) / 2) * 50, 470 + Math.floor(seat / across) * 58, 17, { fill: colors.signal }),
  );
  return drawn(colors.ink, [rect(328, 72, 880, 880, { stroke: colors.bone, width: 10 }), rect(408, 150, 720, 230, { fill: colors.bone }), ...dots]);
}

export function foyerPlan(): VenueDrawing {
  const tables = Array.from({ length: 20 }, (_, index) => {
    const [x, y] = [330 + (index % 10) * 112, 560 + Math.floor(index / 10) * 140];
    return [circle(x, y, 26, { fill: colors.signal }), ...[45, 135, 225, 315].map((angle) => chair(x, y, angle))];
  });
  const windows = Array.from({ length: 16 }, (_, index) => rect(132 + index * 80, 806, 62, 26, { fill: colors.cobalt }));
  const piano = path('M330 300h150v60q-20 60-80 60h-70Z', { fill: colors.ink });
  return drawn(colors.sky, [
    rect(112, 190, 1312, 642, { fill: colors.bone }),
    piano,
    rect(620, 232, 620, 56, { fill: colors.ink }),
    ...tables.flat(),
    ...windows,
  ]);
}

const chair = (x: number, y: number, angle: number) =>
  circle(x + 40 * Math.cos((angle * Math.PI) / 180), y + 40 * Math.sin((angle * Math.PI) / 180), 9, { fill: colors.salmon });

export function churchPlan(pews: number): VenueDrawing {
  const rows = Array.from({ length: pews / 2 }, (_, row) =>
    [-1, 1].map((side) => rect(side < 0 ? 478 : 808, 360 + row * 31, 250, 14, { fill: row < 6 ? colors.signal : row < 12 ? colors.salmon : colors.yellow })),
  );
  const columns = Array.from({ length: 6 }, (_, index) => [418, 1118].map((x) => circle(x, 400 + index * 96, 16, { fill: colors.ink })));
  return drawn(colors.bone, [
    path('M368 980V330H558V236A210 210 0 0 1 978 236V330H1168V980Z', { stroke: colors.ink, width: 14 }),
    path('M608 300V236A160 160 0 0 1 928 236V300Z', { fill: colors.ink }),
    ...rows.flat(),
    ...columns.flat(),
    ...[-1, 1].flatMap((side) => [0, 1].map((seat) => rect(side < 0 ? 700 - seat * 30 : 818 + seat * 30, 928, 18, 18, { fill: colors.cobalt }))),
  ]);
}
