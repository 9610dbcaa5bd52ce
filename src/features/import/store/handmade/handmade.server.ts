import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { foldName } from '#i18n/fold-name.ts';
import type { Localised } from '#i18n/localised.ts';

/** The productions made by hand that have one of these titles in one of their languages, by the folded title; of two that share one the older. */
export async function findHandmade(db: Database, titles: readonly string[]): Promise<Map<string, number>> {
  const keys = sql`array(select ${keyOf(sql`title`)} from unnest(${titles}::text[]) as title)`;
  const { rows } = await sql<{ id: number; title: Localised }>`
    select id, title from production
    where identifier is null and (${keyOf(sql`title->>'de'`)} = any(${keys}) or ${keyOf(sql`title->>'en'`)} = any(${keys})) order by id`.execute(db);
  const index = new Map<string, number>();
  for (const { id, title } of rows) for (const text of Object.values(title)) if (!index.has(foldName(text))) index.set(foldName(text), id);
  return index;
}

/** What titles that `foldName` makes the same have in common, as it is indexed: without the letters that „ä“ and „ae“, „ß“ and „ss“, „ł“ and „l“, „þ“ and „th“ differ in. */
const keyOf = (title: RawBuilder<unknown>): RawBuilder<string> => sql`regexp_replace(lower(normalize(${title}, nfkd)), '[^bcfgijkmnpqrvwxyz0-9]', '', 'g')`;
