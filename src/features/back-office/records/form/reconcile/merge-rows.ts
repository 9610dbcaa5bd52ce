import type { Field } from '#content/index.ts';
import type { Values } from '#resources/declaration/define-resource.ts';
import { isSameValue } from '#resources/declaration/read-values.ts';

/** A row that something else may know by its number; a new one has none yet. */
type Row = Values & { readonly id?: number };

/** The fields of rows that are known by their numbers; null of any other field. */
export const rowFieldsOf = (field: Field): Readonly<Record<string, Field>> | null =>
  field.form.kind === 'rows' && field.form.limits.keyed === true && 'fields' in field ? (field.fields as Record<string, Field>) : null; // declares them

export const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value : []);

type Cells<Conflict> = { readonly values: Values; readonly conflicts: readonly Conflict[] };

/**
 * Rows that two people have changed, by their numbers: `mergeCells` brings together a row that both have changed, and a change outlives the
 * row's removal by the other.
 */
export function mergeRows<Conflict>(
  base: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
  mergeCells: (before: Row, own: Row, other: Row) => Cells<Conflict>,
): { rows: Row[]; conflicts: { id: number; conflict: Conflict }[]; isTaken: boolean } {
  const [old, own, other] = [base, mine, theirs].map(byNumber) as [Numbered, Numbered, Numbered];
  const conflicts: { id: number; conflict: Conflict }[] = [];
  const merged = new Map<Row, Row>();
  for (const row of theirs) {
    const [before, counterpart] = [old.get(row.id), own.get(row.id)];
    if (!before) merged.set(row, row);
    else if (counterpart) {
      const cells = mergeCells(before, counterpart, row);
      const result = { ...cells.values, id: before.id } as Row;
      conflicts.push(...cells.conflicts.map((conflict) => ({ id: before.id ?? 0, conflict })));
      merged.set(row, result);
      merged.set(counterpart, result);
    } else if (!isSameValue(before, row)) merged.set(row, row);
  }
  for (const row of mine) {
    if (row.id === undefined) merged.set(row, row);
    else if (!other.has(row.id) && !isSameValue(old.get(row.id), row)) merged.set(row, withoutNumber(row));
  }
  const inOrder = (rows: readonly Row[]): Row[] =>
    rows.flatMap((row) => {
      const found = merged.get(row);
      return found ? [found] : [];
    });
  const isMoved = !isSameValue(numbersIn(base, own, other), numbersIn(mine, old, other));
  const rows = isMoved ? addMissing(inOrder(mine), inOrder(theirs)) : addMissing(inOrder(theirs), inOrder(mine));
  return { rows, conflicts, isTaken: !isSameValue(rows, mine) };
}

type Numbered = ReadonlyMap<number | undefined, Row>;
const byNumber = (rows: readonly Row[]): Numbered => new Map(rows.flatMap((row) => (row.id === undefined ? [] : [[row.id, row] as const])));
const withoutNumber = ({ id: _, ...row }: Row): Row => row;

/** The order of those that all have. */
const numbersIn = (rows: readonly Row[], ...others: readonly Numbered[]) => rows.map(({ id }) => id).filter((id) => others.every((one) => one.has(id)));

/** Rows in the order of the first list; what only the second has follows what it follows there. */
function addMissing(first: readonly Row[], second: readonly Row[]): Row[] {
  const rows = [...first];
  for (const [index, row] of second.entries()) {
    if (rows.includes(row)) continue;
    const previous = second[index - 1];
    rows.splice(previous ? rows.indexOf(previous) + 1 : 0, 0, row);
  }
  return rows;
}
