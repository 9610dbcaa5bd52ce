import { sql } from 'kysely';
import { withinShare } from '#db/connection-share.server.ts';
import type { Database } from '#db/database.server.ts';
import { addDays, dayOf } from '#i18n/berlin-time.ts';
import { type Language, languages } from '#i18n/language.ts';
import { maxPopular, popularDays, popularVisitors, searchShare } from '../limits.ts';
import { type Asked, search } from '../query/search.server.ts';

export type SearchDependencies = Pick<Asked, 'now' | 'filtersToCome'> & { db: Database };

/** So many are looked at for each that is shown: some find nothing any more. */
const candidates = 3 * maxPopular;

/** How much a text finds, and whether only by what was probably meant, or without one of its words. In its turn among the searches of visitors. */
export async function hitsOf({ db, now, filtersToCome }: SearchDependencies, term: string): Promise<{ found: number; is_corrected: boolean }> {
  const searched = await withinShare(db, searchShare, (one) => search(one, term, { now, category: null, filtersToCome }, { limit: 1, offset: 0 }));
  if (!searched) return { found: 0, is_corrected: false };
  const { forms, query, count } = searched;
  return { found: count, is_corrected: count > 0 && (forms.length < query.words.length || forms.some(({ near }) => near.length > 0)) };
}

/** Chooses what others are shown: searched by several in the last weeks, and found as it was typed. Written only where it is another choice. */
export async function choosePopular(dependencies: SearchDependencies): Promise<void> {
  const { db, now } = dependencies;
  const chosen: { language: Language; term: string; place: number }[] = [];
  for (const language of languages) {
    const { rows } = await sql<{ term: string }>`
      select term from search_term where language = ${language} and day > ${addDays(dayOf(now), -popularDays)}::date
      group by term having sum(visitors) >= ${popularVisitors}
      order by sum(visitors) desc, max(day) desc, term limit ${candidates}`.execute(db);
    const found: string[] = [];
    for (const { term } of rows) {
      if (found.length >= maxPopular) break;
      const hits = await hitsOf(dependencies, term);
      if (hits.found > 0 && !hits.is_corrected) found.push(term);
    }
    chosen.push(...found.map((term, place) => ({ language, term, place })));
  }
  const before = await db.selectFrom('search_popular').select(['language', 'term', 'place']).orderBy('language').orderBy('place').execute();
  if (JSON.stringify(before) === JSON.stringify(chosen)) return;
  await db.transaction().execute(async (writing) => {
    await sql`lock table search_popular in share row exclusive mode`.execute(writing);
    await writing.deleteFrom('search_popular').execute();
    if (chosen.length > 0) await writing.insertInto('search_popular').values(chosen).execute();
  });
}

/** What others look for, the most searched first. */
export async function popularTerms(db: Database, language: Language): Promise<string[]> {
  const rows = await db.selectFrom('search_popular').select('term').where('language', '=', language).orderBy('place').execute();
  return rows.map(({ term }) => term);
}
