import { sql } from 'kysely';
import type { FieldErrors } from '../declaration/check-values.ts';
import type { CheckContext } from './store.server.ts';
import { t } from './strings.ts';

/** Whatever its case: an error at the field, which is the column. */
export async function nameTaken(table: string, field: string, name: unknown, { db, id, language }: CheckContext): Promise<FieldErrors> {
  const { rows } = await sql`
    select from ${sql.table(table)} where lower(${sql.ref(field)}) = lower(btrim(${name})) and id is distinct from ${id} limit 1`.execute(db);
  return rows.length > 0 ? { [field]: [t(language, 'taken')] } : {};
}
