import type { Field } from '#content/index.ts';
import type { Resource, Values } from '#resources/declaration/define-resource.ts';
import { isSameValue } from '#resources/declaration/read-values.ts';
import { mergeRows, rowFieldsOf, rowsOf } from './merge-rows.ts';

/** What two people have made of one value; of a text per language that in `language`, of rows that cell of that with this number. */
export type Conflict = { name: string; row?: { id: number; cell: string }; language: string | null; mine: unknown; theirs: unknown };
export type Reconciled = {
  /** Theirs, with all that is mine alone; of what both have changed mine, until it is decided. */
  values: Values;
  conflicts: Conflict[];
  /** Fields that they alone have changed. */
  taken: string[];
};

/**
 * Brings what was typed on an older revision together with what was saved since, by field, language and cell: a conflict is only what both
 * have changed differently.
 */
export function reconcile({ fields }: Pick<Resource, 'fields'>, base: Values, mine: Values, theirs: Values): Reconciled {
  const result: Reconciled = { values: {}, conflicts: [], taken: [] };
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const cells = rowFieldsOf(field);
    if (cells) {
      const [before, own, other] = [base[name], mine[name], theirs[name]].map(rowsOf) as [Rows, Rows, Rows];
      const merged = mergeRows(before, own, other, (...rows) => reconcile({ fields: cells }, ...rows));
      values[name] = merged.rows;
      if (merged.isTaken) result.taken.push(name);
      result.conflicts.push(...merged.conflicts.map(({ id, conflict }) => ({ ...conflict, name, row: { id, cell: conflict.name } })));
      continue;
    }
    let value = theirs[name];
    for (const language of unitsOf(field, base[name], mine[name], theirs[name])) {
      const [before, own, other] = [base[name], mine[name], theirs[name]].map((whole) => unit(whole, language));
      if (isSameValue(own, before) || isSameValue(own, other)) {
        if (!isSameValue(other, before) && !result.taken.includes(name) && !isSameValue(own, other)) result.taken.push(name);
        continue;
      }
      if (!isSameValue(other, before)) result.conflicts.push({ name, language, mine: own, theirs: other });
      value = withUnit(value, language, own);
    }
    values[name] = value;
  }
  return { ...result, values };
}

type Rows = ReturnType<typeof rowsOf>;

const unitsOf = (field: Field, ...wholes: unknown[]): (string | null)[] =>
  field.perLanguage ? [...new Set(wholes.flatMap((whole) => Object.keys(textsOf(whole))))] : [null];

const textsOf = (whole: unknown): Readonly<Record<string, unknown>> =>
  typeof whole === 'object' && whole !== null ? Object.fromEntries(Object.entries(whole)) : {};

const unit = (whole: unknown, language: string | null): unknown => (language === null ? whole : textsOf(whole)[language]);

/** A value with one of its texts set; without it where that is undefined. */
function withUnit(whole: unknown, language: string | null, value: unknown): unknown {
  if (language === null) return value;
  const { [language]: _, ...others } = textsOf(whole);
  return value === undefined ? others : { ...others, [language]: value };
}

/** Values in which what two people have made differently is decided. */
export function decided(values: Values, { name, row, language }: Conflict, value: unknown): Values {
  if (!row) return { ...values, [name]: withUnit(values[name], language, value) };
  const { id, cell } = row;
  return { ...values, [name]: rowsOf(values[name]).map((one) => (one.id === id ? { ...one, [cell]: withUnit(one[cell], language, value) } : one)) };
}
