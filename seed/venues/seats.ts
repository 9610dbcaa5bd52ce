/** Seats of a row from aisle to aisle, and their price group. */
export type PlanRow = readonly [runs: readonly number[], group: number | 'wheelchair'];
export type Tier = { readonly name: string; readonly rows: readonly PlanRow[] };

// Another system sells them, which nothing of ours imports: a test beside this compares seat by seat.

const symmetrical = (sides: readonly number[], centres: readonly number[], group: (row: number) => number): PlanRow[] =>
  centres.map((centre, index) => [[sides[index] ?? 0, centre, sides[index] ?? 0], group(index + 1)]);

const stalls = symmetrical(
  [5, 6, 6, 7, 7, 8, 8, 9, 9, 9, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 10, 10, 9],
  [14, 14, 15, 15, 16, 16, 17, 17, 18, 18, 18, 19, 19, 20, 20, 20, 21, 21, 21, 21, 21, 21, 21],
  (row) => (row >= 19 ? 3 : row >= 4 && row <= 13 ? 1 : 2),
);

export const grandTiers: readonly Tier[] = [
  { name: 'Parterre', rows: [...stalls, [[7, 7], 3], [[2, 2, 2, 2], 'wheelchair']] },
  {
    name: '1. Rang',
    rows: [
      [[12, 10, 18, 10, 12], 1],
      [[12, 10, 18, 10, 12], 2],
      [[11, 10, 19, 10, 11], 2],
      [[8, 10, 19, 10, 8], 3],
      [[10, 20, 10], 3],
      [[9, 20, 9], 3],
    ],
  },
  {
    name: '2. Rang',
    rows: [
      [[10, 10, 16, 10, 10], 4],
      [[9, 10, 16, 10, 9], 4],
      [[8, 10, 17, 10, 8], 4],
      [[9, 17, 9], 5],
      [[8, 17, 8], 5],
      [[7, 16, 7], 5],
    ],
  },
];

const box = (seats: number, group: number): PlanRow => [[seats], group];

export const grandBoxes = ([-1, 1] as const).flatMap((side) => [
  { side, rows: [5, 5, 5, 6, 6, 6].map((seats) => box(seats, 3)) },
  { side, rows: [4, 4, 4, 4].map((seats) => box(seats, 4)) },
]);

export const chamberRows = {
  stalls: [
    ...[
      [10, 10],
      [10, 11],
      [11, 11],
      [11, 12],
      [12, 12],
      [12, 12],
      [12, 13],
      [13, 13],
      [13, 13],
      [13, 14],
      [14, 14],
      [14, 14],
      [14, 14],
    ].map((runs, index): PlanRow => [runs, index < 8 ? 1 : 2]),
    [[8, 8], 2],
    [[2, 2], 'wheelchair'],
  ] satisfies PlanRow[],
  centre: [
    [[9, 9], 2],
    [[9, 9], 2],
  ] satisfies PlanRow[],
  side: [16, 10],
};

const total = (rows: readonly PlanRow[]): number => rows.flatMap(([runs]) => runs).reduce((sum, run) => sum + run, 0);

export const capacity = {
  grand: total([...grandTiers, ...grandBoxes].flatMap(({ rows }) => rows)),
  chamber: total([...chamberRows.stalls, ...chamberRows.centre]) + 2 * chamberRows.side.reduce((sum, seats) => sum + seats, 0),
  studio: 120,
  foyer: 200,
  church: 364,
} as const;
