import { sql } from 'kysely';
import { ApiError } from '#api/api-error.ts';
import { messageFor } from '#api/strings.ts';
import { type Field, isId } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import { checkValues, type FieldErrors } from '../declaration/check-values.ts';
import type { Values } from '../declaration/define-resource.ts';
import { readValue } from '../declaration/read-values.ts';
import type { CheckContext, Store, StoreRegistry } from './store.server.ts';
import { t } from './strings.ts';

/** Field rules, references, and what its store demands between records; values are as they were given. */
export async function whatIsWrong(
  store: Store,
  stores: StoreRegistry,
  values: Values,
  written: readonly string[],
  context: CheckContext,
): Promise<FieldErrors> {
  const errors = checkValues(store.resource, values, context.language, written);
  if (Object.keys(errors).length > 0) return errors;
  const lost = await missingReferences(context.db, store, stores, values, written, context.language);
  if (Object.keys(lost).length > 0) return lost;
  const foreign = context.restoring ? {} : await foreignRows(context.db, store, values, written, context);
  if (Object.keys(foreign).length > 0) return foreign;
  return (await store.check?.(values, context)) ?? {};
}

type Given = { path: string; table: string; isPicture: boolean; accepts: unknown; ids: number[] };

async function missingReferences(db: Database, { resource }: Store, stores: StoreRegistry, values: Values, written: readonly string[], language: Language) {
  const errors: FieldErrors = {};
  const fields = written.flatMap((name) => (resource.fields[name] ? [[name, resource.fields[name]] as const] : []));
  for (const { path, table, isPicture, accepts, ids } of referencesIn(fields, stores, values)) {
    const usable = isPicture ? sql`and deleted_at is null ${accepts === 'image' ? sql`and kind = 'image'` : sql``}` : sql``;
    const { rows } = await sql<{ n: string }>`select count(*) as n from ${sql.table(table)} where id = any (${ids}) ${usable}`.execute(db);
    if (Number(rows[0]?.n ?? 0) < new Set(ids).size) errors[path] = [t(language, isPicture ? 'no_such_picture' : 'no_such_record')];
  }
  return errors;
}

function referencesIn(fields: readonly (readonly [string, Field])[], stores: StoreRegistry, values: Values, start = ''): Given[] {
  return fields.flatMap(([name, field]): Given[] => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const { kind, limits } = field.form;
    if (kind === 'rows' && 'fields' in field && Array.isArray(value)) {
      const columns = Object.entries(field.fields as Record<string, Field>); // a field of rows declares them
      return value.flatMap((row: Values, index) => referencesIn(columns, stores, row, `${start}${name}.${index}.`));
    }
    const isPicture = kind === 'picture';
    const table = isPicture ? 'asset' : stores.get(String(limits.to))?.table;
    const ids = (Array.isArray(value) ? value : [value]).filter(isId);
    if (!table || ids.length === 0 || !(isPicture || kind === 'reference' || kind === 'references')) return [];
    return [{ path: start + name, table, isPicture, accepts: limits.accept, ids }];
  });
}

/** They would be taken from another record. */
async function foreignRows(db: Database, store: Store, values: Values, written: readonly string[], { id, language }: CheckContext): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  for (const [name, { table, own, keyed }] of Object.entries(store.parts)) {
    const value = values[name];
    if (!keyed || !written.includes(name) || !Array.isArray(value)) continue;
    const ids = value.flatMap((row: { id?: number }) => row.id ?? []);
    if (ids.length === 0) continue;
    const { rows } = await sql<{ n: string }>`select count(*) as n from ${sql.table(table)} where id = any (${ids}) and ${sql.ref(own)} = ${id}`.execute(db);
    if (Number(rows[0]?.n ?? 0) < ids.length) errors[name] = [t(language, 'no_such_record')];
  }
  return errors;
}

/** Values that are not given are left out. */
export const readWritten = ({ resource }: Store, given: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, raw]) => (raw === undefined || !resource.fields[name] ? [] : [[name, readValue(resource.fields[name], raw)]])),
  );

export const invalid = (errors: FieldErrors, language: Language): ApiError =>
  new ApiError(400, { code: 'invalid_input', message: messageFor(language, 'invalid_input'), fields: errors });
