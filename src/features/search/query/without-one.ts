import { searchWordsOf, type Word } from '#i18n/search-words.ts';
import { isWeak, type ParsedQuery, parseQuery } from './parse-query.ts';
import type { WordForms } from './word-forms.server.ts';

export type Sought = {
  /** As it is typed, without a word that was left out. */
  text: string;
  query: ParsedQuery;
  /** By which the words are looked for; what was meant in the place of typing errors is in them. */
  forms: readonly WordForms[];
};

/** Of so many words one is left out in turn. */
const maxLeftOut = 4;

/** The same with one word less, for each of the first words. */
export function withoutOne({ text, forms }: Sought): Sought[] {
  return forms.slice(0, maxLeftOut).flatMap(({ word }) => {
    const rest = withoutWord(text, word);
    const query = parseQuery(rest);
    const others = forms.filter((one) => query?.words.some((word) => holds(one.word, word)));
    return query && others.length > 0 && others.length < forms.length ? [{ text: rest, query, forms: others }] : [];
  });
}

const holds = ({ plain, spelled }: Word, other: Word) => {
  const index = spelled.split(' ').indexOf(other.spelled);
  return index >= 0 && plain.split(' ')[index] === other.plain;
};

/** A text without a word, without signs around what is left, and without an article at its edge. */
function withoutWord(text: string, word: Word): string {
  const has = (part: string) => searchWordsOf(part).some((one) => holds(word, one));
  const parts = text
    .split(/\s+/)
    .map((part) => (has(part) ? part.replace(/[\p{L}\p{M}\p{N}]+/gu, (letters) => (has(letters) ? '' : letters)) : part))
    .map((part) => part.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
    .filter((part) => searchWordsOf(part).length > 0);
  const isArticle = (part: string | undefined) => part !== undefined && parts.length > 1 && isWeak(searchWordsOf(part));
  while (isArticle(parts[0])) parts.shift();
  while (isArticle(parts.at(-1))) parts.pop();
  return parts.join(' ');
}
