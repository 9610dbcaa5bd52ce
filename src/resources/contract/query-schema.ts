import { z } from 'zod';
import { pagingQuery } from '#api/pagination/paginated.ts';
import { rowId, wholeNumber } from '#api/whole-number.ts';
import { type Field, isReadOnly } from '#content/index.ts';
import type { Resource } from '../declaration/define-resource.ts';
import { listPageSize } from '../limits.ts';
import { relativeDay } from './relative-day.ts';

export const searchText = z
  .string()
  .trim()
  .max(100)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** The order of a list by when somebody has last changed its records. */
export const lastChanged = '-changed';

const flag = () => z.enum(['true', 'false']);
export const idList = (max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/)
    .transform((text) => text.split(',').map(Number))
    .refine((ids) => ids.length <= max);

const fieldList = (names: readonly string[]) =>
  z
    .string()
    .max(2_000)
    .transform((text) => text.split(','))
    .refine((asked) => asked.every((name) => names.includes(name)));

/** Of which record a new one is a copy, and what comes along beside its fields; nothing where there is nothing beside them. */
export function copyQuery({ copiedParts }: Resource) {
  const keys = copiedParts?.map(({ key }) => key);
  return keys ? z.object({ copy_of: rowId().optional(), parts: fieldList(keys).optional() }) : z.object({});
}

/** What has an order gets a range of two. */
export function filterParameters(name: string, { form }: Field): Record<string, z.ZodType> {
  if (form.kind === 'switch') return { [name]: flag() };
  if (form.kind === 'choice') return { [name]: z.enum(optionsOf(form.limits.options)) };
  if (form.kind === 'day' || form.kind === 'instant') return { [`${name}_from`]: relativeDay, [`${name}_to`]: relativeDay };
  if (form.kind === 'number' || form.kind === 'money') return { [name]: wholeNumber(0, 999_999_999) };
  return { [name]: rowId() };
}

const optionsOf = (options: unknown): string[] =>
  Array.isArray(options) ? options.map((option) => (typeof option === 'object' && option !== null && 'value' in option ? String(option.value) : '')) : [];

/** Shared by list, bulk change and export. */
export function narrowingSchema(resource: Resource) {
  const { list, fields, fieldNames } = resource;
  const filters = Object.assign({}, ...(list.filters ?? []).map((name) => filterParameters(name, fields[name] as Field))); // names of its own fields
  const sortable = fieldNames.filter((name) => isSortable(fields[name] as Field)); // as above
  return {
    q: searchText,
    sort: z.enum([...sortable.flatMap((name) => [name, `-${name}`]), lastChanged]),
    ids: idList(1_000),
    missing: z.enum(fieldNames.filter((name) => !isReadOnly(fields[name] as Field))),
    /** Records with a text that is there in German alone. */
    untranslated: flag(),
    /** Records that lack what this check of their readiness asks for, or anything of it. */
    ...(resource.readiness && { lacks: z.enum(['any', ...resource.readiness.checks.map(({ key }) => key)]) }),
    ...(filters as Record<string, z.ZodType>),
  };
}

const optional = <S extends Record<string, z.ZodType>>(shape: S): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, schema.optional()]));

/** `lacks` is no field, and shown beside them where it is asked for. */
const shownNames = ({ fieldNames, readiness }: Resource): readonly string[] => (readiness ? [...fieldNames, 'lacks'] : fieldNames);

export const listQuery = (resource: Resource) =>
  z.object({ ...optional(narrowingSchema(resource)), fields: fieldList(shownNames(resource)).optional(), ...pagingQuery(listPageSize) });
export const exportQuery = (resource: Resource) =>
  z.object({ ...optional(narrowingSchema(resource)), fields: fieldList(resource.fieldNames).optional(), format: z.enum(['csv', 'json']).default('csv') });
export const readinessQuery = (resource: Resource) => z.object(optional(narrowingSchema(resource)));
export const narrowingBody = (resource: Resource) => z.strictObject(optional(narrowingSchema(resource)));

export const isSortable = ({ form }: Field): boolean => !['rows', 'references', 'words', 'rich_text', 'multi_line', 'html', 'picture'].includes(form.kind);
