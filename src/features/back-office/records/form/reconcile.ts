import type { Field } from '#content/index.ts';
import type { Resource, Values } from '#resources/declaration/define-resource.ts';
import { isSameValue } from '#resources/declaration/read-values.ts';

/** What two people have made of one value; of a text per language that in `language`. */
export type Conflict = { name: string; language: string | null; mine: unknown; theirs: unknown };
export type Reconciled = {
  /** Theirs, with all that is mine alone; of what both have changed mine, until it is decided. */
  values: Values;
  conflicts: Conflict[];
  /** Fields that they alone have changed. */
  taken: string[];
};

/**
 * Brings what was typed on an older revision together with what somebody else has saved since, field by field and language by
 * language: only what both have changed differently is a conflict.
 */
export function reconcile({ fields }: Pick<Resource, 'fields'>, base: Values, mine: Values, theirs: Values): Reconciled {
  const result: Reconciled = { values: {}, conflicts: [], taken: [] };
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
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

const unitsOf = (field: Field, ...wholes: unknown[]): (string | null)[] =>
  field.perLanguage ? [...new Set(wholes.flatMap((whole) => Object.keys(textsOf(whole))))] : [null];

const textsOf = (whole: unknown): Readonly<Record<string, unknown>> =>
  typeof whole === 'object' && whole !== null ? Object.fromEntries(Object.entries(whole)) : {};

const unit = (whole: unknown, language: string | null): unknown => (language === null ? whole : textsOf(whole)[language]);

/** A value with one of its texts set; without it where that is undefined. */
export function withUnit(whole: unknown, language: string | null, value: unknown): unknown {
  if (language === null) return value;
  const { [language]: _, ...others } = textsOf(whole);
  return value === undefined ? others : { ...others, [language]: value };
}
