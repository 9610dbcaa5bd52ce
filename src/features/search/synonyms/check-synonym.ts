import type { Bilingual } from '#content/index.ts';
import { asOneWord } from '../query/parse-query.ts';
import { maxSynonymWords } from './limits.ts';
import { wrong } from './strings.ts';

type Named = { readonly term: string; readonly meanings: readonly string[] };
type Rule = (synonym: Named) => { readonly field: keyof Named; readonly message: Bilingual } | null;

/** What holds of a synonym, for browser and server alike. */
export const checkSynonym: readonly Rule[] = [
  ({ term }) => (term === '' || isSearchable(term) ? null : { field: 'term', message: wrong.term }),
  ({ meanings }) => (meanings.every(isSearchable) ? null : { field: 'meanings', message: wrong.meanings }),
  ({ term, meanings }) => (meanings.some((one) => asOneWord(one)?.plain === asOneWord(term)?.plain) ? { field: 'meanings', message: wrong.itself } : null),
];

function isSearchable(text: string): boolean {
  const compared = asOneWord(text);
  return compared !== null && compared.plain.split(' ').length <= maxSynonymWords;
}
