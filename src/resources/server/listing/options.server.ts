import { sql } from 'kysely';
import type { Field } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import { maxOptions } from '../../limits.ts';
import { asLabel, chooseLabel, labelExpression } from '../labels.server.ts';
import type { Store } from '../store.server.ts';
import { whereOf } from './where.server.ts';

type OptionsRequest = { store: Store; readable: ReadonlyMap<string, Field>; language: Language; q?: string | undefined; ids?: number[] | undefined };

/** Suggestions for what is typed, those whose title begins with it first; or what records of these ids are called. */
export async function readOptions(db: Database, { store, readable, language, q, ids }: OptionsRequest) {
  const { rows } = await sql<{ id: number; label: unknown; detail: string | null }>`
    select t.id, ${labelExpression(store, 't')} as label, ${store.detail?.('t') ?? sql`null`} as detail
      from ${sql.table(store.table)} t where ${whereOf(store, 't', { q, ids }, readable)}
     order by ${q ? sql`starts_with(t.list_title, fold_plain(${q})) desc,` : sql``} t.list_title, t.id limit ${ids ? ids.length : maxOptions}`.execute(db);
  return rows.map(({ id, label, detail }) => ({ id, ...asLabel(chooseLabel(label, language)), ...(detail && { detail }) }));
}
