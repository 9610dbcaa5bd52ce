import type { Bilingual } from '../language.ts';

/** Neighbouring seats without an aisle between them, by key. */
export type Run = readonly string[];
/** A row from left to right; between its runs are aisles. */
export type Row = readonly Run[];

export type Seat = { readonly section: Bilingual; readonly kind: 'row' | 'box'; readonly row: string; readonly seat: number };

export type SeatGroup = {
  readonly seat_group: number;
  readonly text: Bilingual;
  readonly description: Bilingual;
  /** Best row first; empty under free seating. */
  readonly wheelchair: boolean;
  /** Best row first. Empty under free seating, where the seats follow from the capacity. */
  readonly rows: readonly Row[];
  /** Under free seating a time slot may have another number. */
  readonly seats: number;
};

export type Hall = {
  readonly name: Bilingual;
  readonly seating: 'numbered' | 'free';
  readonly capacity: number;
  readonly groups: readonly SeatGroup[];
  readonly seats: ReadonlyMap<string, Seat>;
};

type GroupPlan = Omit<SeatGroup, 'rows' | 'seats' | 'wheelchair'> & { readonly wheelchair?: true };
/** Seats from aisle to aisle, numbered through from the left. */
type RowPlan = readonly [row: string, runs: readonly number[], seat_group: number];
type SectionPlan = {
  readonly key: string;
  readonly name: Bilingual;
  readonly kind: Seat['kind'];
  /** The row that is given away first; then its neighbours, the nearer to the stage the sooner. */
  readonly best?: string;
  readonly rows: readonly RowPlan[];
};
export type NumberedPlan = { readonly name: Bilingual; readonly groups: readonly GroupPlan[]; readonly sections: readonly SectionPlan[] };

export function numberedHall({ name, groups, sections }: NumberedPlan): Hall {
  const seats = new Map<string, Seat>();
  const drawn = new Map<number, Row[]>(groups.map(({ seat_group }) => [seat_group, []]));
  for (const section of sections) {
    for (const plan of bestFirst(section)) drawn.get(plan[2])?.push(drawRow(section, plan, seats));
  }
  return {
    name,
    seating: 'numbered',
    capacity: seats.size,
    groups: groups.map((group) => {
      const rows = drawn.get(group.seat_group) ?? [];
      return { ...group, wheelchair: group.wheelchair ?? false, rows, seats: rows.flat(2).length };
    }),
    seats,
  };
}

export function freeHall({ name, capacity, group }: { name: Bilingual; capacity: number; group: GroupPlan }): Hall {
  return { name, seating: 'free', capacity, groups: [{ ...group, wheelchair: false, rows: [], seats: capacity }], seats: new Map() };
}

/** With free seating as many places as the event or time slot has. */
export function rowsOf(hall: Hall, group: SeatGroup, capacity = hall.capacity): readonly Row[] {
  if (hall.seating === 'numbered') return group.rows;
  return [[Array.from({ length: capacity }, (_, index) => `F-${index + 1}`)]];
}

function bestFirst({ best, rows }: SectionPlan): readonly RowPlan[] {
  const target = Math.max(
    0,
    rows.findIndex(([row]) => row === best),
  );
  return rows
    .map((plan, index) => ({ plan, index }))
    .sort((a, b) => Math.abs(a.index - target) - Math.abs(b.index - target) || a.index - b.index)
    .map(({ plan }) => plan);
}

function drawRow({ key, name, kind }: SectionPlan, [row, runs]: RowPlan, seats: Map<string, Seat>): Row {
  let seat = 0;
  return runs.map((length) =>
    Array.from({ length }, () => {
      seat += 1;
      const id = `${key}-${row}-${seat}`;
      seats.set(id, { section: name, kind, row, seat });
      return id;
    }),
  );
}
