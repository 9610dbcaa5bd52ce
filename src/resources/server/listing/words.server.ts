import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Store } from '../store.server.ts';

/** A word of what is typed; `lenders`: by reference, the ids of the records that have it and lend it, where they have been read. */
export type Word = { readonly text: string; readonly lenders?: { readonly [field: string]: readonly number[] } };

const patternOf = (text: string): RawBuilder<string> => sql`'%' || fold_plain(${text}) || '%'`;

/** In its own texts or a referred record's, without case and accents; signs separate words, so that no pattern is left. */
export function hasWord({ wordsOf = {} }: Store, alias: string, { text, lenders }: Word): RawBuilder<boolean> {
  const pattern = patternOf(text);
  const lent = Object.entries(wordsOf).map(([field, table]) => {
    const ids = lenders?.[field];
    // As an array, so that the indexes of both answer it: of a subquery beside "or" every record would be read. Written out where it is known: only a constant array is hashed.
    const have = ids ? sql.raw(`'{${ids.map(Number).join(',')}}'::int[]`) : sql`array(select id from ${sql.table(table)} where list_text like ${pattern})`;
    return sql` or ${sql.ref(`${alias}.${field}`)} = any (${have})`;
  });
  return sql`(${sql.ref(`${alias}.list_text`)} like ${pattern}${sql.join(lent, sql``)})`;
}

/** One statement where a store lends words, none otherwise. */
export async function readWords(db: Database, { wordsOf = {} }: Store, typed: string): Promise<Word[]> {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  const lenders = words.flatMap((text) => Object.entries(wordsOf).map(([field, table]) => ({ text, field, table })));
  if (lenders.length === 0) return words.map((text) => ({ text }));
  const { rows } = await sql<{ [column: number]: number[] }>`select ${sql.join(
    lenders.map(({ text, table }, index) => sql`array(select id from ${sql.table(table)} where list_text like ${patternOf(text)}) as ${sql.id(String(index))}`),
  )}`.execute(db);
  const idsOf = (text: string) => Object.fromEntries(lenders.flatMap((one, index) => (one.text === text ? [[one.field, rows[0]?.[index] ?? []]] : [])));
  return words.map((text) => ({ text, lenders: idsOf(text) }));
}
