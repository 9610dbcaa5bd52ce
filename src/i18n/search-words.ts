/** Of a text, so many words are searched for. */
export const maxWords = 8;
/** Letters from which on a word is found within others too; an index of threes cannot tell where fewer stand. */
const anywhereFrom = 3;

/** A word in the two spellings under which a text may hold it. */
export type Word = { plain: string; spelled: string };

/** Each once, letters and digits only, without case and accents; `plain` and `spelled` umlauts both match (migration 0040). */
export function searchWordsOf(query: string): Word[] {
  // Of one sign there may be two words: ½ is 1 and 2 for the database too, and a sign between them would be looked for as a phrase.
  const parts = query
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const words = new Map<string, Word>();
  for (const word of parts) {
    const spelled = foldSpelled(word);
    // Of some letters nothing is left without their accent: the half-wide ﾟ is one.
    if (spelled !== '' && words.size < maxWords) words.set(spelled, { plain: fold(word), spelled });
  }
  return [...words.values()];
}

/** How a folded text that holds a word looks to LIKE: a short word is looked for at the beginning of words alone, for nearly every text holds it somewhere. */
export const patternsOf = ({ plain, spelled }: Word): string[] =>
  [...new Set([plain, spelled])].map((form) => (form.length < anywhereFrom ? `% ${form}%` : `%${form}%`));

export const fold = (word: string): string =>
  isPlain(word)
    ? word.toLowerCase()
    : word
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/ß/g, 'ss')
        .replace(/æ/g, 'ae')
        .replace(/œ/g, 'oe')
        .replace(/[øłđ]/g, (letter) => ({ ø: 'o', ł: 'l', đ: 'd' })[letter] ?? letter);

export const foldSpelled = (word: string): string => (isPlain(word) ? word.toLowerCase() : fold(word.normalize('NFKD').replace(/([aou])\u0308/gi, '$1e')));

/** Most words have nothing to fold, and whole texts are folded. */
const isPlain = (word: string): boolean => /^[A-Za-z0-9]*$/.test(word);
