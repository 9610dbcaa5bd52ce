import { type RawBuilder, sql } from 'kysely';
import type { Field } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import { maxOptions } from '../../limits.ts';
import { asLabel, chooseLabel, labelExpression } from '../labels.server.ts';
import type { Store } from '../store.server.ts';
import { whereOf } from './where.server.ts';
import { readWords } from './words.server.ts';

type OptionsRequest = { store: Store; readable: ReadonlyMap<string, Field>; language: Language; q?: string | undefined; ids?: number[] | undefined };
type Row = { id: number; label: unknown; detail: string | null };

/** Titles that begin with the text, where these are few some that have its words; or records of these ids. */
export async function readOptions(db: Database, { store, readable, language, q, ids }: OptionsRequest) {
  const table = sql.table(store.table);
  const read = async (chosen: RawBuilder<unknown>): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      select t.id, ${labelExpression(store, 't')} as label, ${store.detail?.('t') ?? sql`null`} as detail
        from ${table} t where t.id in (${chosen}) order by t.list_title, t.id`.execute(db);
    return rows;
  };
  const some = (condition: RawBuilder<boolean>, order: RawBuilder<unknown>, limit = maxOptions) =>
    sql`select t.id from ${table} t where ${condition} ${order} limit ${limit}`;
  const all = whereOf(store, 't', { ids }, readable);
  if (!q) return present(await read(some(all, sql`order by t.list_title, t.id`, ids?.length)), language);
  // Comparing bytes, as the index of titles does, which knows their beginnings.
  const begins = sql<boolean>`${all} and t.list_title ~>=~ fold_plain(${q}) and t.list_title ~<~ (fold_plain(${q}) || chr(1114111))`;
  const first = await read(some(begins, sql`order by t.list_title using ~<~`));
  if (first.length >= maxOptions) return present(first, language);
  const known = new Set(first.map(({ id }) => id));
  const words = await readWords(db, store, q);
  const others = (await read(some(whereOf(store, 't', { words, ids }, readable), sql``))).filter(({ id }) => !known.has(id));
  return present([...first, ...others].slice(0, maxOptions), language);
}

const present = (rows: readonly Row[], language: Language) =>
  rows.map(({ id, label, detail }) => ({ id, ...asLabel(chooseLabel(label, language)), ...(detail && { detail }) }));
