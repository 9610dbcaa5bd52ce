import { sql } from 'kysely';
import type { Field } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import { maxOptions } from '../../limits.ts';
import { asLabel, chooseLabel, labelExpression } from '../labels.server.ts';
import type { Store } from '../store.server.ts';
import { whereOf } from './where.server.ts';

type OptionsRequest = { store: Store; readable: ReadonlyMap<string, Field>; language: Language; q?: string | undefined; ids?: number[] | undefined };

/**
 * Suggestions for what is typed: by their order those whose title begins with it, then some that have its words; or what records
 * of these ids are called.
 */
export async function readOptions(db: Database, { store, readable, language, q, ids }: OptionsRequest) {
  const table = sql.table(store.table);
  const where = whereOf(store, 't', { q, ids }, readable);
  const limit = ids ? ids.length : maxOptions;
  // Comparing bytes, as the index of titles does, which knows their beginnings.
  const chosen = q
    ? sql`
      (select t.id from ${table} t where t.list_title ~>=~ fold_plain(${q}) and t.list_title ~<~ (fold_plain(${q}) || chr(1114111)) and ${where}
        order by t.list_title using ~<~ limit ${limit})
      union (select t.id from ${table} t where ${where} limit ${limit})`
    : sql`select t.id from ${table} t where ${where} order by t.list_title, t.id limit ${limit}`;
  const { rows } = await sql<{ id: number; label: unknown; detail: string | null }>`
    select t.id, ${labelExpression(store, 't')} as label, ${store.detail?.('t') ?? sql`null`} as detail
      from ${table} t where t.id in (${chosen})
     order by ${q ? sql`starts_with(t.list_title, fold_plain(${q})) desc,` : sql``} t.list_title, t.id limit ${limit}`.execute(db);
  return rows.map(({ id, label, detail }) => ({ id, ...asLabel(chooseLabel(label, language)), ...(detail && { detail }) }));
}
