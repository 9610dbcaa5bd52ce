import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import type { FieldErrors } from '../declaration/check-values.ts';
import type { Store } from './store.server.ts';
import { t } from './strings.ts';

/** SQLSTATEs of what a constraint of the database refuses (PostgreSQL, Appendix A): such a record cannot be, whoever writes it. */
const refusals: Readonly<Record<string, 'taken' | 'refused' | 'no_such_record'>> = {
  '23505': 'taken',
  '23P01': 'taken',
  '23514': 'refused',
  '23502': 'refused',
  '23503': 'no_such_record',
  '22001': 'refused',
  '22003': 'refused',
  '22007': 'refused',
  '22008': 'refused',
  '22P02': 'refused',
};

type Writing = { db: Database; store: Store; language: Language };

/** A constraint's refusal becomes an error at the column's field or the title, and the transaction goes on. */
export async function withStorageErrors<T>({ db, store, language }: Writing, write: () => Promise<T>): Promise<{ done: T } | { errors: FieldErrors }> {
  await sql`savepoint record`.execute(db);
  try {
    const done = await write();
    await sql`release savepoint record`.execute(db);
    return { done };
  } catch (error) {
    const { code, detail, column } = readError(error);
    const refusal = Object.hasOwn(refusals, code) ? refusals[code] : undefined;
    if (!refusal) throw error;
    await sql`rollback to savepoint record`.execute(db);
    const { fields, title } = store.resource;
    if (detail.includes('is still referenced')) {
      const [part] = Object.entries(store.parts).flatMap(([name, { keyed }]) => (keyed ? [name] : []));
      return { errors: { [part ?? title]: [t(language, 'row_in_use')] } };
    }
    const columns = [column, ...(/^Key \(([^)]+)\)/.exec(detail)?.[1]?.split(/[^a-z_]+/) ?? [])];
    const named = columns.includes(title) ? title : columns.find((name) => Object.hasOwn(fields, name));
    return { errors: { [named ?? title]: [t(language, refusal)] } };
  }
}

/** '' where it says nothing. */
function readError(error: unknown): { code: string; detail: string; column: string } {
  const read = (name: 'code' | 'detail' | 'column'): string => {
    const value: unknown = typeof error === 'object' && error !== null && name in error ? error[name as keyof typeof error] : '';
    return typeof value === 'string' ? value : '';
  };
  return { code: read('code'), detail: read('detail'), column: read('column') };
}
