import type { Searched } from './search.server.ts';
import { whatWasMeant } from './snippet.ts';

/** The query by which results were found, typing errors corrected and without a word that nothing has; null where that is what was typed. */
export function correctedText(typed: string, { text, forms, objects }: Pick<Searched, 'text' | 'forms' | 'objects'>, texts: readonly string[]): string | null {
  return whatWasMeant(text, forms, texts) ?? (objects.length > 0 && text !== typed ? text : null);
}
