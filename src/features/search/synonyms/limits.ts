/** Longest term that has synonyms, in characters; so many a term may have, each of so many words. */
export const maxTermLength = 60;
export const maxMeanings = 10;
export const maxSynonymWords = 4;
