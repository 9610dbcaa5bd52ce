import { fold, type Word } from '#i18n/search-words.ts';
import type { Searched } from './search.server.ts';
import { whatWasMeant } from './snippet.ts';

/**
 * The query by which was found what was found: with what was meant in the place of typing errors, spelled as the `texts`
 * found do, and without words that nothing has beside the others. Null where that is what was typed.
 */
export function meantBy(query: string, { forms, leftOut }: Pick<Searched, 'forms' | 'leftOut'>, texts: readonly string[]): string | null {
  const meant = whatWasMeant(query, forms, texts);
  return leftOut.length > 0 ? without(meant ?? query, leftOut) : meant;
}

function without(query: string, words: readonly Word[]): string {
  const isLeftOut = (word: string) => words.some(({ plain }) => plain === fold(word));
  const rest = query.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => (isLeftOut(word) ? '' : word));
  return rest.replace(/\s+/g, ' ').trim();
}
