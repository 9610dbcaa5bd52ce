import type { Language } from '#i18n/language.ts';
import { invalid } from './check-record.server.ts';
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

/** Runs a write; what a constraint of the table refuses becomes an error at the field of its column, or at the title. */
export async function withStorageErrors<T>({ resource }: Store, language: Language, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code, detail, column } = readError(error);
    const refusal = Object.hasOwn(refusals, code) ? refusals[code] : undefined;
    if (!refusal) throw error;
    const named = [column, ...(/^Key \(([^)]+)\)/.exec(detail)?.[1]?.split(/[,\s]+/) ?? [])].find((name) => Object.hasOwn(resource.fields, name));
    throw invalid({ [named ?? resource.title]: [t(language, refusal)] }, language);
  }
}

/** What PostgreSQL says of an error, '' where it says nothing. */
function readError(error: unknown): { code: string; detail: string; column: string } {
  const read = (name: 'code' | 'detail' | 'column'): string => {
    const value: unknown = typeof error === 'object' && error !== null && name in error ? error[name as keyof typeof error] : '';
    return typeof value === 'string' ? value : '';
  };
  return { code: read('code'), detail: read('detail'), column: read('column') };
}
