import { z } from 'zod';
import type { Json } from '../../document/json.ts';
import { isRecord, own } from '../../document/json.ts';
import { type Field, type FieldOptions, idSchema, isId, makeField, problem, storedSchema } from '../field.ts';

export type RowFields = { readonly [name: string]: Field };
type Row = { readonly [name: string]: unknown };
type RowsOptions = FieldOptions & {
  readonly fields: RowFields;
  readonly row: FieldOptions['label'];
  readonly max?: number;
  /** Rows have a permanent number, `id`, as something else refers to them; a new one has none. */
  readonly keyed?: true;
};

/** In their order, such as the prices of an event; shared by all languages. */
export function rowsField(options: RowsOptions) {
  const { fields, row, max = 100, keyed } = options;
  const names = Object.keys(fields);
  const none: readonly Row[] = [];
  const form = Object.entries(fields).map(([name, field]) => ({ name, ...field.form }));
  return {
    ...makeField<readonly Row[], false, readonly Row[]>(options, false, {
      kind: 'rows',
      // A form is plain JSON, which its type does not say.
      limits: { max, row, keyed: keyed ?? false, fields: form as unknown as Json },
      empty: none,
      schema: z
        .array(
          z.strictObject({
            ...(keyed && { id: idSchema.optional() }),
            ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, storedSchema(field).optional()])),
          }),
        )
        .max(max),
      normalise: (raw) =>
        Array.isArray(raw)
          ? raw
              .filter(isRecord)
              .slice(0, max)
              .map((one) => ({ ...(keyed && isId(one.id) && { id: one.id }), ...readRow(fields, names, one) }))
          : none,
      isEmpty: (value) => value.length === 0,
      explain: (raw) => (Array.isArray(raw) && raw.length > max ? problem('too_many', { n: max }) : null),
      present: (value) => value,
    }),
    fields,
  };
}

function readRow(fields: RowFields, names: readonly string[], raw: Readonly<Record<string, unknown>>): Row {
  return Object.fromEntries(
    names.map((name) => {
      const field = fields[name] as Field; // of its own names
      const value = own(raw, name);
      if (!field.perLanguage) return [name, value === undefined ? field.empty : field.normalise(value)];
      const texts = isRecord(value) ? Object.entries(value) : [];
      return [name, Object.fromEntries(texts.map(([language, text]) => [language, field.normalise(text)] as const).filter(([, text]) => !field.isEmpty(text)))];
    }),
  );
}
