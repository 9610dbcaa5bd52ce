import { fold } from '#i18n/search-words.ts';
import type { Searched } from './search.server.ts';
import type { WordForms } from './word-forms.server.ts';

/** The query by which results were found, typing errors corrected and without a word that nothing has; null where that is what was typed. */
export function correctedText(typed: string, { text, forms, objects }: Pick<Searched, 'text' | 'forms' | 'objects'>, texts: readonly string[]): string | null {
  return whatWasMeant(text, forms, texts) ?? (objects.length > 0 && text !== typed ? text : null);
}

const wordsOf = /[\p{L}\p{M}\p{N}]+/gu;

/** The query with what was meant in the place of typing errors, spelled as the texts found do; null where there were none. */
function whatWasMeant(query: string, forms: readonly WordForms[], found: readonly string[]): string | null {
  const wrong = new Map(forms.flatMap(({ word, near }) => (near[0] === undefined ? [] : [[word.plain, near[0]] as const])));
  if (wrong.size === 0) return null;
  const shown = (meant: string) => found.flatMap((text) => text.match(wordsOf) ?? []).find((word) => fold(word).startsWith(meant)) ?? meant;
  return query.replace(wordsOf, (word) => {
    const meant = wrong.get(fold(word));
    return meant === undefined ? word : shown(meant);
  });
}
