import { z } from 'zod';
import type { Role } from '#roles.ts';
import type { Layout } from '../document/layouts.ts';
import type { Children } from '../fields/children/children.ts';
import type { Field } from '../fields/field.ts';
import { problem } from '../fields/field.ts';
import { instantField, readInstant } from '../fields/instant/instant.ts';
import type { Bilingual } from '../problem.ts';

export type Fields = { readonly [name: string]: Field };

export type StoredValue<F> =
  F extends Field<infer Value, infer PerLanguage> ? (PerLanguage extends true ? { readonly [language: string]: Value } : Value) : never;
export type PresentedValue<F> = F extends Field<infer _Value, infer _PerLanguage, infer Presented> ? Presented : never;

export type BlockCategory = 'text' | 'picture' | 'media' | 'teaser' | 'programme' | 'layout' | 'further';

export type Declaration<F extends Fields> = {
  /** As it is stored, for ever: `quote`. */
  readonly type: string;
  readonly label: Bilingual;
  /** One sentence for the list of blocks. */
  readonly description: Bilingual;
  /** Name of a Lucide icon; the editor brings the drawing. */
  readonly icon: string;
  readonly category: BlockCategory;
  readonly fields: F;
  /** `childrenField(…)`; not together with `columns`. */
  readonly children?: Children;
  /** Presets to choose from, and which blocks; without `allowed` all that stand alone and have no columns. */
  readonly columns?: { readonly layouts: readonly [Layout, ...Layout[]]; readonly allowed?: readonly string[] };
  /** Its children are rows of cells; `count` names the number field, `usual` holds without it. */
  readonly grid?: { readonly count: string; readonly usual: number };
  /** In the order of the columns; those beyond the grid's count are not shown. */
  readonly cells?: readonly string[];
  /** Such as an answer of an FAQ. */
  readonly childOnly?: boolean;
  /** The server alone renders it, or the page that has it loads its script. */
  readonly rendering: 'static' | 'interactive';
  /** From version n (from 1, in order) to n + 1: pure, and passing unknown fields on. */
  readonly upgrades?: readonly Upgrade[];
  /** Judged when publishing; names the field that is to be mended. */
  readonly rules?: readonly Rule<F>[];
  /** Null where any editor may (`blocksBeyondRole`). */
  readonly neededRole?: (fields: StoredFields<F>) => Role | null;
};
export type Upgrade = (fields: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
export type Rule<F extends Fields> = (fields: StoredFields<F>) => { readonly field: string; readonly problem: { code: string; message: Bilingual } } | null;

export type StoredFields<F extends Fields> = { readonly [Name in keyof F]: StoredValue<F[Name]> };
export type PresentedFields<F extends Fields> = { readonly [Name in keyof F]: PresentedValue<F[Name]> };

/** `FieldsOf<typeof quote>` is the type of its fields as stored, `PresentedOf<typeof quote>` as shown. */
export interface BlockDefinition<F extends Fields = Fields> extends Omit<Declaration<F>, 'rules' | 'neededRole'> {
  /** One more than there are upgrades. */
  readonly version: number;
  readonly fieldNames: readonly (keyof F & string)[];
  /** As a draft may hold them: each may be missing, unknown ones pass. */
  readonly schema: z.ZodType;
  /** Stored, so that a later release may choose another default for new blocks. */
  readonly defaults: Partial<StoredFields<F>>;
  brokenRules(fields: StoredFields<F>): NonNullable<ReturnType<Rule<F>>>[];
  neededRole?(fields: Readonly<Record<string, unknown>>): Role | null;
}
export type FieldsOf<B> = B extends { readonly fields: infer F extends Fields } ? StoredFields<F> : never;
export type PresentedOf<B> = B extends { readonly fields: infer F extends Fields } ? PresentedFields<F> : never;

/** Any block's online window: from the first instant to before the second, either may be open (decisions.md). */
const windowFields = {
  online_from: instantField({ label: { de: 'Sichtbar ab', en: 'Visible from' }, group: 'settings' }),
  online_to: instantField({ label: { de: 'Sichtbar bis', en: 'Visible until' }, group: 'settings' }),
};

const windowRule = (values: Readonly<Record<string, unknown>>) => {
  const [from, to] = [readInstant(values.online_from), readInstant(values.online_to)];
  return from && to && to <= from ? { field: 'online_to', problem: problem('window_reversed') } : null;
};

/** Schema, types, form, validation, search text and references follow from it; the window is added unless declared. */
export function defineBlock<const F extends Fields>(declaration: Declaration<F>): BlockDefinition<typeof windowFields & F> {
  if (declaration.children && declaration.columns) throw new Error(`Block ${declaration.type} declares both children and columns.`);
  // The block's own come first in the form; where it declares a window itself, its word counts.
  const fields = { ...declaration.fields, ...windowFields, ...declaration.fields } as typeof windowFields & F; // a spread of a generic is no intersection
  const fieldNames = Object.keys(fields);
  const wrong = fieldNames.find((name) => !/^[a-z][a-z0-9_]*$/.test(name));
  if (wrong) throw new Error(`Block ${declaration.type}: ${wrong} is no name for a field.`);
  const rules = declaration.rules ?? [];
  return {
    ...declaration,
    fields,
    fieldNames,
    version: (declaration.upgrades?.length ?? 0) + 1,
    schema: z.looseObject(Object.fromEntries(Object.entries<Field>(fields).map(([name, field]) => [name, storedSchema(field).optional()]))),
    defaults: Object.fromEntries(
      Object.entries<Field>(fields).flatMap(([name, field]) => (field.perLanguage || field.isEmpty(field.empty) ? [] : [[name, field.empty]])),
    ) as Partial<StoredFields<typeof windowFields & F>>, // built name by name, which no type can follow
    brokenRules: (values) => [windowRule, ...rules].flatMap((rule) => rule(values) ?? []),
  };
}

export const storedSchema = (field: Field): z.ZodType => (field.perLanguage ? z.record(z.string().regex(/^[a-z]{2,3}$/), field.schema) : field.schema);
