import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { labelExpression } from '../labels.server.ts';
import type { Store } from '../store.server.ts';

/** So that a table may name them by words. */
export type KnownRecords = { find(words: string): 'unknown' | 'ambiguous' | number };

/** In either language, without case and accents; a number is an id. */
export async function knownRecords(db: Database, store: Store, words: readonly string[]): Promise<KnownRecords> {
  const wanted = [...new Set(words)];
  const label = sql`to_jsonb(${labelExpression(store, 't')})`;
  const { rows } = await sql<{ word: string; ids: number[] }>`
    with wanted as (select word, fold_plain(word) as folded from unnest(${wanted}::text[]) as word),
         named as (
      select t.id, t.list_title as title from ${sql.table(store.table)} t where t.list_title = any (array(select folded from wanted))
      union select t.id, fold_plain(${label}->>'en') from ${sql.table(store.table)} t where fold_plain(${label}->>'en') = any (array(select folded from wanted)))
    select word, array_agg(distinct named.id) as ids from wanted join named on named.title = wanted.folded group by word`.execute(db);
  const byWord = new Map(rows.map(({ word, ids }) => [word, ids]));
  const numbers = wanted.flatMap((word) => (/^[1-9]\d{0,8}$/.test(word) && !byWord.has(word) ? [Number(word)] : []));
  if (numbers.length > 0) {
    const found = await sql<{ id: number }>`select id from ${sql.table(store.table)} where id = any (${numbers})`.execute(db);
    for (const { id } of found.rows) byWord.set(String(id), [id]);
  }
  return {
    find: (word) => {
      const [id, ...others] = byWord.get(word) ?? [];
      if (id === undefined) return 'unknown';
      return others.length > 0 ? 'ambiguous' : id;
    },
  };
}
