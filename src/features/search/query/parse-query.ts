import { searchWordsOf, type Word } from '#i18n/search-words.ts';

/** What somebody looks for: words, all of which have to be found, and phrases, whose words stand together. */
export type ParsedQuery = {
  /** At least one. */
  words: readonly Word[];
  phrases: readonly (readonly Word[])[];
  /** All that was typed, as titles are compared. */
  whole: Word;
};

const quoted = /["“”„«»]([^"“”„«»]*)["“”„«»]/g;
/** Articles and the like: found nearly everywhere, and left out of most titles. They count where nothing else is typed. */
const weak = new Set(
  'der die das den dem des ein eine einer eines und oder mit im in am an auf zu zum zur von vom aus the a an and or of at on for to with by le la les de du'.split(
    ' ',
  ),
);

export const isWeak = (words: readonly Word[]): boolean => words.every(({ plain }) => weak.has(plain));

/**
 * Null where there is no letter and no digit. Of `terms`, texts of several words as `joined` has them, what stands in the query is one word
 * of it.
 */
export function parseQuery(query: string, terms: readonly string[] = []): ParsedQuery | null {
  const all = searchWordsOf(query);
  if (all.length === 0) return null;
  const telling = all.filter(({ plain }) => !weak.has(plain));
  const phrases = [...query.matchAll(quoted)].map(([, phrase = '']) => searchWordsOf(phrase)).filter(({ length }) => length > 1);
  return { words: joinTerms(telling.length > 0 ? telling : all, terms), phrases, whole: joined(all) };
}

/** The words with those that are one term together as one; the longest term counts. */
function joinTerms(words: readonly Word[], terms: readonly string[]): Word[] {
  const [first, ...others] = words;
  if (!first) return [];
  const term = terms
    .map((one) => words.slice(0, one.split(' ').length))
    .filter((run) => run.length > 1 && terms.includes(joined(run).plain))
    .toSorted((a, b) => b.length - a.length)[0];
  return term ? [joined(term), ...joinTerms(words.slice(term.length), terms)] : [first, ...joinTerms(others, terms)];
}

/** A text as what is typed is compared with it: without case, accents and articles. Null where nothing is left. */
export function asOneWord(text: string): Word | null {
  const query = parseQuery(text);
  return query && joined(query.words);
}

export const joined = (words: readonly Word[]): Word => ({
  plain: words.map(({ plain }) => plain).join(' '),
  spelled: words.map(({ spelled }) => spelled).join(' '),
});
