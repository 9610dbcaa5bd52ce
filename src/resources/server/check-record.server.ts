import { sql } from 'kysely';
import { ApiError } from '#api/api-error.ts';
import { messageFor } from '#api/strings.ts';
import { isId } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import { checkValues, type FieldErrors } from '../declaration/check-values.ts';
import type { Values } from '../declaration/define-resource.ts';
import { readValue } from '../declaration/read-values.ts';
import type { CheckContext, Store, StoreRegistry } from './store.server.ts';
import { t } from './strings.ts';

/**
 * What is wrong with a record as it would be stored: the rules of its fields (of those that are written), what it refers to,
 * and what its store holds between records. The values are as they were given.
 */
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
  return (await store.check?.(values, context)) ?? {};
}

/** References to what is not there (any more). */
async function missingReferences(db: Database, { resource }: Store, stores: StoreRegistry, values: Values, written: readonly string[], language: Language) {
  const errors: FieldErrors = {};
  for (const name of written) {
    const { kind, limits } = resource.fields[name]?.form ?? {};
    const table = kind === 'picture' ? 'asset' : stores.get(String(limits?.to))?.table;
    if (!table || (kind !== 'picture' && kind !== 'reference' && kind !== 'references')) continue;
    const value = values[name];
    const ids = (Array.isArray(value) ? value : [value]).filter(isId);
    if (ids.length === 0) continue;
    const { rows } = await sql<{
      n: string;
    }>`select count(*) as n from ${sql.table(table)} where id = any (${ids}) ${kind === 'picture' && limits?.accept === 'image' ? sql`and kind = 'image'` : sql``}`.execute(
      db,
    );
    if (Number(rows[0]?.n ?? 0) < new Set(ids).size) errors[name] = [t(language, kind === 'picture' ? 'no_such_picture' : 'no_such_record')];
  }
  return errors;
}

/** Values as they were given, in the shapes of their fields; those that are not given are left out. */
export const readWritten = ({ resource }: Store, given: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, raw]) => (raw === undefined || !resource.fields[name] ? [] : [[name, readValue(resource.fields[name], raw)]])),
  );

/** The answer to values that are wrong, by field. */
export const invalid = (errors: FieldErrors, language: Language): ApiError =>
  new ApiError(400, { code: 'invalid_input', message: messageFor(language, 'invalid_input'), fields: errors });
