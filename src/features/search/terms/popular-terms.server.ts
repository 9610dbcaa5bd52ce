import { withinShare } from '#db/connection-share.server.ts';
import type { Database } from '#db/database.server.ts';
import { type Language, languages } from '#i18n/language.ts';
import { maxPopular, searchShare } from '../limits.ts';
import { type Asked, search } from '../query/search.server.ts';
import { candidateTerms, deletePopular, insertPopular, lockPopular, popularRows } from './queries.server.ts';

export type SearchDependencies = Asked & { db: Database };

/** How much a text finds, and whether only by what was probably meant, or without one of its words. In its turn among the searches of visitors. */
export async function hitsOf({ db, now, filtersToCome }: SearchDependencies, term: string): Promise<{ found: number; is_corrected: boolean }> {
  const searched = await withinShare(db, searchShare, (one) => search(one, term, { now, filtersToCome }, { category: null }, { limit: 1, offset: 0 }));
  if (!searched) return { found: 0, is_corrected: false };
  const { forms, query, count } = searched;
  return { found: count, is_corrected: count > 0 && (forms.length < query.words.length || forms.some(({ near }) => near.length > 0)) };
}

/** Chooses what others are shown: searched by several in the last weeks, and found as it was typed. Written only where it is another choice. */
export async function choosePopular(dependencies: SearchDependencies): Promise<void> {
  const { db, now } = dependencies;
  const chosen: { language: Language; term: string; place: number }[] = [];
  for (const language of languages) {
    const rows = await candidateTerms(db, language, now);
    const found: string[] = [];
    for (const { term } of rows) {
      if (found.length >= maxPopular) break;
      const hits = await hitsOf(dependencies, term);
      if (hits.found > 0 && !hits.is_corrected) found.push(term);
    }
    chosen.push(...found.map((term, place) => ({ language, term, place })));
  }
  const before = await popularRows(db);
  if (JSON.stringify(before) === JSON.stringify(chosen)) return;
  await db.transaction().execute(async (writing) => {
    await lockPopular(writing);
    await deletePopular(writing);
    if (chosen.length > 0) await insertPopular(writing, chosen);
  });
}
