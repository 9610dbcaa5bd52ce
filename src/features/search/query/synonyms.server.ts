import { cachedRead } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import type { Word } from '#i18n/search-words.ts';
import { asOneWord } from './parse-query.ts';
import { synonymRows } from './queries.server.ts';

export type Synonyms = {
  /** Those terms that are of several words, as they are compared. */
  terms: readonly string[];
  /** What a word or a term is looked for by as well. */
  of: (word: Word) => readonly Word[];
};

type Synonym = { readonly term: string; readonly meanings: readonly string[]; readonly both_ways: boolean };

/** What the venue has written down, as the search asks for it. Words that are left out of a search are left out of it too. */
export function readSynonyms(rows: readonly Synonym[]): Synonyms {
  const meant = new Map<string, Word[]>();
  for (const { term, meanings, both_ways } of rows) {
    const [first, ...others] = [term, ...meanings].map(asOneWord);
    for (const from of both_ways ? [first, ...others] : [first]) {
      if (!from) continue;
      const to = [first, ...others].filter((one) => one !== null && one !== undefined && one.plain !== from.plain) as Word[]; // as the filter says
      for (const typed of new Set([from.plain, from.spelled])) meant.set(typed, [...(meant.get(typed) ?? []), ...to]);
    }
  }
  return { terms: [...meant.keys()].filter((term) => term.includes(' ')), of: ({ plain, spelled }) => meant.get(spelled) ?? meant.get(plain) ?? [] };
}

/** The synonyms of the venue: read once in each process, and anew as soon as one of them is changed. */
export const synonymsOf = (db: Database): Promise<Synonyms> => cachedRead(db, 'synonyms', null, async () => readSynonyms(await synonymRows(db)));
