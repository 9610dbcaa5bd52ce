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

/** Null where there is no letter and no digit. */
export function parseQuery(query: string): ParsedQuery | null {
  const all = searchWordsOf(query);
  if (all.length === 0) return null;
  const telling = all.filter(({ plain }) => !weak.has(plain));
  const phrases = [...query.matchAll(quoted)].map(([, phrase = '']) => searchWordsOf(phrase)).filter(({ length }) => length > 1);
  return { words: telling.length > 0 ? telling : all, phrases, whole: joined(all) };
}

export const joined = (words: readonly Word[]): Word => ({
  plain: words.map(({ plain }) => plain).join(' '),
  spelled: words.map(({ spelled }) => spelled).join(' '),
});
