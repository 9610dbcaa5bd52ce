import { addDays, type Day } from '#i18n/berlin-time.ts';
import type { Store } from './insert.server.ts';

type Searched = { language: 'de' | 'en'; term: string; weekly: readonly number[]; found: number; is_corrected?: true };

/** What the demo's visitors have searched: how often in each of the last weeks, the latest first, and how much they found. */
const searched: readonly Searched[] = [
  { language: 'de', term: 'jazz', weekly: [31, 24, 28, 22], found: 20 },
  { language: 'de', term: 'weihnachtsoratorium', weekly: [42, 19, 9, 4], found: 2 },
  { language: 'de', term: 'orgel', weekly: [12, 15, 9, 14], found: 12 },
  { language: 'de', term: 'hänsel und gretel', weekly: [18, 11, 6, 3], found: 1 },
  { language: 'de', term: 'anfahrt', weekly: [9, 8, 11, 7], found: 2 },
  { language: 'de', term: 'neujahrskonzert', weekly: [14, 8, 2, 1], found: 1 },
  { language: 'de', term: 'gutschein', weekly: [17, 9, 4, 3], found: 0 },
  { language: 'de', term: 'parkhaus', weekly: [6, 5, 4, 6], found: 0 },
  { language: 'de', term: 'nusknacker', weekly: [4, 2, 1, 0], found: 1, is_corrected: true },
  { language: 'de', term: 'zauberflöte', weekly: [5, 3, 4, 2], found: 0 },
  { language: 'en', term: 'jazz', weekly: [9, 7, 8, 6], found: 20 },
  { language: 'en', term: 'christmas oratorio', weekly: [11, 5, 3, 1], found: 2 },
  { language: 'en', term: 'chamber music', weekly: [6, 7, 4, 5], found: 12 },
  { language: 'en', term: 'nutcracker', weekly: [8, 4, 2, 1], found: 1 },
  { language: 'en', term: 'getting here', weekly: [3, 4, 2, 3], found: 1 },
  { language: 'en', term: 'gift voucher', weekly: [5, 2, 1, 1], found: 0 },
];
const popular = 5;

export async function storeSearches(store: Store, today: Day): Promise<void> {
  const days = searched.flatMap(({ weekly, is_corrected = false, ...row }) =>
    weekly.map((times, week) => ({ ...row, is_corrected, day: addDays(today, -1 - 7 * week), searches: times, visitors: Math.ceil(times * 0.8) })),
  );
  await store
    .insertInto('search_term')
    .values(days.filter(({ searches }) => searches > 0))
    .execute();
  const shown = (['de', 'en'] as const).flatMap((of) =>
    searched
      .filter(({ language, found, is_corrected }) => language === of && found > 0 && !is_corrected)
      .slice(0, popular)
      .map(({ language, term }, place) => ({ language, term, place })),
  );
  await store.insertInto('search_popular').values(shown).execute();
}
