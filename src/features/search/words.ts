import { maxWords } from './limits.ts';

/** A word in the two spellings under which a text may hold it. */
export type Word = { plain: string; spelled: string };

/**
 * The words of a search, as they are compared: without case and accents; umlauts without dots (`plain`) and with
 * their e (`spelled`), so that „Frühling“, „Fruhling“ and „Fruehling“ find each other. Only letters and digits are
 * left, so nothing in them means anything to the database. `foldedText` does the same to the texts.
 */
export function wordsOf(query: string): Word[] {
  const words = query.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.slice(0, maxWords).map((word) => ({ plain: fold(word), spelled: fold(word.normalize('NFKD').replace(/([aou])\u0308/gi, '$1e')) }));
}

const fold = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/[øłđ]/g, (letter) => ({ ø: 'o', ł: 'l', đ: 'd' })[letter] ?? letter);
