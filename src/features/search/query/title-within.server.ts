import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';

/** The longest title that stands within what was typed, of two words and more: „Konzert im Liegen“ in „Großer Saal Konzert im Liegen“. Null where none does. */
export async function titleWithin(db: Database, { whole }: ParsedQuery): Promise<ParsedQuery | null> {
  const words = whole.plain.split(' ');
  const runs = words.flatMap((_, from) => words.map((_, to) => words.slice(from, to + 1).join(' ')).slice(from + 1));
  const titles = runs.filter((run) => run !== whole.plain && (parseQuery(run)?.words.length ?? 0) > 1).toSorted((a, b) => b.length - a.length);
  if (titles.length === 0) return null;
  // Each category has an index of its own.
  const isTitleOf = (kinds: RawBuilder<unknown>) => sql`exists (select from ${sql.table('search_document')} as document
    where ${kinds} and document.words @@ plainto_tsquery('pg_catalog.simple', typed.title) and document.is_shown and document.heading like '%| ' || typed.title || ' |%')`;
  const { rows } = await sql<{ title: string }>`
    select typed.title from unnest(${titles}::text[]) with ordinality as typed (title, place)
    where ${isTitleOf(sql`document.kind = 'event'`)} or ${isTitleOf(sql`document.kind <> 'event'`)}
    order by place limit 1`.execute(db);
  return rows[0] ? parseQuery(rows[0].title) : null;
}
