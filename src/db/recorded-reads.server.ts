/** As a trigger tells it ("tell_change"); `ids` null: of all its rows, or of rows not told singly. */
export type Change = { table: string; kind: 'insert' | 'update' | 'delete' | 'truncate'; ids: readonly Key[] | null; columns: readonly string[] };
export type Key = string | number;

/** Columns by name; `everyColumn` where they are not known. */
export type Columns = ReadonlySet<string>;
export const everyColumn = '*';
/** Stands among the columns of a list that also depends on which rows there are. */
export const membership = '+';

export type RowsRead = { readonly table: string; readonly ids: readonly Key[]; readonly columns: Columns };

/** Held with each stored answer: sets of columns are the same objects for all, numbers of rows are sorted lists. */
export class RecordedReads {
  readonly lists: readonly (readonly [table: string, columns: Columns])[];
  readonly rows: readonly RowsRead[];
  readonly shared: readonly RecordedReads[];
  /** What this holds by itself in memory, in bytes: measured on a 64-bit V8, where an array of numbers takes 8 for each. */
  readonly bytes: number;

  constructor(lists: readonly (readonly [string, Iterable<string>])[], rows: readonly RowsRead[], shared: readonly RecordedReads[]) {
    this.lists = internLists(lists);
    this.rows = rows;
    this.shared = shared;
    this.bytes =
      200 +
      shared.length * 8 +
      rows.reduce((sum, { ids }) => sum + 100 + ids.reduce<number>((all, id) => all + (typeof id === 'string' ? 24 + id.length : 8), 0), 0);
  }

  static ofRows(rows: readonly RowsRead[]): RecordedReads {
    return new RecordedReads([], mergeRows(rows), []);
  }

  get tables(): Set<string> {
    const own = [...this.lists.map(([table]) => table), ...this.rows.map(({ table }) => table)];
    return new Set([...own, ...this.shared.flatMap(({ tables }) => [...tables])]);
  }

  /** Includes what cached reads have read. */
  get everything(): { lists: (readonly [string, Columns])[]; rows: RowsRead[] } {
    const parts = this.shared.map(({ everything }) => everything);
    return { lists: [...this.lists, ...parts.flatMap(({ lists }) => lists)], rows: [...this.rows, ...parts.flatMap(({ rows }) => rows)] };
  }

  isChangedBy(change: Change): boolean {
    const { table, ids } = change;
    return (
      this.lists.some(([name, columns]) => name === table && decides(columns, change)) ||
      this.rows.some((rows) => rows.table === table && touches(rows.columns, change) && (ids?.some((id) => holds(rows.ids, id)) ?? true)) ||
      this.shared.some((reads) => reads.isChangedBy(change))
    );
  }
}

/** Rows of the same table and columns as one sorted list without duplicates, of exactly the size that it needs. */
export function mergeRows(rows: readonly RowsRead[]): RowsRead[] {
  const merged = new Map<string, Map<Columns, { table: string; columns: Columns; ids: Set<Key> }>>();
  for (const { table, ids, columns } of rows) {
    const own = internColumns(columns);
    const ofTable = merged.get(table) ?? new Map<Columns, { table: string; columns: Columns; ids: Set<Key> }>();
    merged.set(table, ofTable);
    const known = ofTable.get(own) ?? { table, columns: own, ids: new Set<Key>() };
    ofTable.set(own, known);
    for (const id of ids) known.ids.add(id);
  }
  return [...merged.values()]
    .flatMap((ofTable) => [...ofTable.values()])
    .map(({ table, columns, ids }) => ({ table, columns, ids: [...ids].sort(inOrder).slice() }));
}

const inOrder = (one: Key, other: Key): number => (one < other ? -1 : one > other ? 1 : 0);

function holds(ids: readonly Key[], id: Key): boolean {
  let [low, high] = [0, ids.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = ids[middle] as Key; // between the ends
    if (found === id) return true;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

const decides = (list: Columns, { kind, columns }: Change): boolean => {
  if (kind === 'truncate') return true;
  return kind === 'update' ? isAmong(list, columns) : list.has(membership);
};

const touches = (read: Columns, { kind, columns }: Change): boolean => kind !== 'update' || isAmong(read, columns);

const isAmong = (read: Columns, changed: readonly string[]): boolean => read.has(everyColumn) || changed.some((column) => read.has(column));

/** As few as the sets of columns: most answers of one kind read the same lists. */
const listSets = new Map<string, RecordedReads['lists']>();

function internLists(lists: readonly (readonly [string, Iterable<string>])[]): RecordedReads['lists'] {
  const made = lists.map(([table, columns]) => [table, internColumns(columns)] as const).sort(([one], [other]) => inOrder(one, other));
  const key = made.map(([table, columns]) => `${table}(${[...columns].join()})`).join(' ');
  const known = listSets.get(key);
  if (known) return known;
  if (listSets.size < maxColumnSets) listSets.set(key, made);
  return made;
}

/** Which columns are read follows from the statements of the program: there are some hundred such sets, however many answers. */
const columnSets = new Map<string, Columns>();
const maxColumnSets = 5_000;

const interned = new WeakSet<object>();

function internColumns(columns: Iterable<string>): Columns {
  if (interned.has(columns)) return columns as Columns; // one of ours
  const sorted = [...columns].sort();
  const key = sorted.join();
  const known = columnSets.get(key);
  if (known) return known;
  const made: Columns = new Set(sorted);
  if (columnSets.size < maxColumnSets) {
    columnSets.set(key, made);
    interned.add(made);
  }
  return made;
}
