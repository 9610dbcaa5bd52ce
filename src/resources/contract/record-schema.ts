import { z } from 'zod';
import { type Field, isReadOnly, storedSchema } from '#content/index.ts';
import type { Resource } from '../declaration/define-resource.ts';

const texts = z.record(z.string(), z.string());

const labelSchema = z.object({ label: z.string(), lang: z.enum(['de', 'en']).optional() });
const pictureSchema = z.object({ url: z.string(), width: z.int(), height: z.int(), name: z.string() });
/** By resource and by id, what the references among the values are called; the pictures among them by id. */
export const lookupSchemas = { labels: z.record(z.string(), z.record(z.string(), labelSchema)), pictures: z.record(z.string(), pictureSchema) };

export const useSchema = z.object({
  /** Name of the resource, or 'content' for pages made of blocks. */
  resource: z.string(),
  id: z.int().nullable(),
  label: z.string(),
  /** Where staff find it; null where it has no screen. */
  path: z.string().nullable(),
});

/** What a role may not read is left out. */
const valueSchemas = ({ fields, fieldAccess }: Resource) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldAccess[name]?.read ? outputSchema(field).optional() : outputSchema(field)]));
const outputSchema = (field: Field): z.ZodType => (field.form.kind === 'rows' ? z.array(z.record(z.string(), z.unknown())) : storedSchema(field));

export const recordSchema = (resource: Resource) =>
  z.object({
    id: z.int(),
    /** For `If-Match`. */
    revision: z.int(),
    ...valueSchemas(resource),
    meta: z.object({
      label: z.string(),
      lang: z.enum(['de', 'en']).optional(),
      /** Where visitors see it, per language. */
      urls: texts.nullable(),
      /** Fields that whoever asks may write. */
      writable: z.array(z.string()),
      uses: z.array(useSchema),
      uses_count: z.int(),
      ...lookupSchemas,
    }),
  });

/** The columns that were asked for. */
export const lineSchema = (resource: Resource) =>
  z.object({
    id: z.int(),
    revision: z.int(),
    label: z.string(),
    lang: z.enum(['de', 'en']).optional(),
    url: z.string().nullable(),
    /** Of pictures that it has not itself, those that visitors see instead. */
    inherited: z.record(z.string(), z.int()).optional(),
    ...(resource.readiness && { lacks: z.array(z.string()).optional() }),
    ...Object.fromEntries(Object.entries(valueSchemas(resource)).map(([name, schema]) => [name, schema.optional()])),
  });

export const listSchema = (resource: Resource) =>
  z.object({
    count: z.int(),
    /** Whether there are more than `count`, which is not counted beyond 10,000. */
    more: z.boolean(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(lineSchema(resource)),
    ...lookupSchemas,
  });

/** By the check's key. */
export const readinessSchema = z.object({ total: z.int(), incomplete: z.int(), lacking: z.record(z.string(), z.int()) });

export const optionSchema = labelSchema.extend({ id: z.int(), detail: z.string().optional() });

export const historyEntrySchema = z.object({
  id: z.int(),
  at: z.string(),
  user: z.object({ id: z.int().nullable(), name: z.string() }),
  action: z.enum(['created', 'changed', 'deleted']),
  /** How it was done: form, bulk, import, restore, undo, api … */
  via: z.string(),
  batch: z.string().nullable(),
  /** Each field that was changed, with what stood there before and after. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  /** Columns that another form writes and that were changed as well, by the names that the declaration has words for. */
  noted: z.array(z.string()),
  ...lookupSchemas,
});

export const refusedSchema = z.object({ id: z.int(), label: z.string(), reasons: z.array(z.string()) });
/** All of it, or nothing and why. */
export const batchSchema = z.object({ batch: z.string().nullable(), changed: z.int(), unchanged: z.int(), refused: z.array(refusedSchema) });

export const importReportSchema = z.object({
  /** False of a preview and where a line is wrong. */
  written: z.boolean(),
  batch: z.string().nullable(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** `field` null: unknown; with how many lines have something there, and an example. */
  columns: z.array(z.object({ heading: z.string(), field: z.string().nullable(), filled: z.int(), sample: z.string() })),
  lines: z.array(z.object({ line: z.int(), label: z.string(), outcome: z.enum(['created', 'changed', 'unchanged', 'wrong']), problems: z.array(z.string()) })),
  /** A file of the same columns and one with the reasons; '' where none is wrong. */
  rest: z.string(),
});

/** What does not fit is told by `checkValues`, in the words of the field. */
export const writtenSchema = ({ fields }: Resource) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, field]) => !isReadOnly(field))
        .map(([name, field]) => [name, z.unknown().meta(described(field)).optional()]),
    ),
  );

function described(field: Field): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(storedSchema(field), { unrepresentable: 'any', io: 'input' });
  return { ...schema, title: field.form.label.en };
}
