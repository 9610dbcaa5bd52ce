import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Words } from './found-objects.server.ts';
import { lexemesOf } from './text-query.server.ts';
import type { Sought } from './without-one.ts';
import type { WordForms } from './word-forms.server.ts';

type Shown = Pick<Words, 'now' | 'filters'>;

/** Of several sets of words those of which something has all: a look into the indexes for each, in one statement, which is the same for any words. */
export async function setsFound<Some extends Pick<Sought, 'forms'>>(db: Database, sets: readonly Some[], { now, filters }: Shown): Promise<Some[]> {
  const words = [...new Set<WordForms>(sets.flatMap(({ forms }) => forms))];
  const lexemes = words.map(lexemesOf);
  const members = sets.flatMap(({ forms }, index) => forms.map((word) => ({ set: index, place: words.indexOf(word) + 1 })));
  const isThere = (kinds: RawBuilder<unknown>) => sql`exists (select from search_document as document
    where document.words @@ sought.asked and ${kinds} and document.is_shown
      and search_shows(document.kind, document.object_id, document.shown_from, ${now}::timestamptz, ${filters.type}::int[], ${filters.tag}::int[], ${filters.genre}::int[]))`;
  const { rows } = await sql<{ set: number }>`
    with word as materialized (
      select place, to_tsquery('pg_catalog.simple', simple) || to_tsquery('pg_catalog.german', reduced) || to_tsquery('pg_catalog.english', reduced) as asked
      from unnest(${lexemes.map(({ simple }) => simple)}::text[], ${lexemes.map(({ reduced }) => reduced)}::text[]) with ordinality as typed (simple, reduced, place)
    ), sought as materialized (
      -- Of some signs text search knows no word: they are in everything, as if they had not been typed.
      select set, (string_agg('(' || word.asked::text || ')', ' & ') filter (where numnode(word.asked) > 0))::tsquery as asked
      from unnest(${members.map(({ set }) => set)}::int[], ${members.map(({ place }) => place)}::int[]) as member (set, place) join word using (place) group by set
    )
    select set from sought
    where ${isThere(sql`document.kind = 'event'`)} or ${isThere(sql`document.kind <> 'event'`)}`.execute(db);
  const found = rows.map(({ set }) => set);
  return sets.filter((_, index) => found.includes(index));
}
