import type { Language } from '#i18n/language.ts';
import type { ShownPhase } from './contract.ts';
import { t } from './strings.ts';

/** A phase in words (V §4); an alternative text stands in their place. */
export function openingText({ state, times, alternative_text }: ShownPhase, language: Language): string {
  if (alternative_text) return alternative_text;
  if (state === 'late' || state === 'closed') return t(language, 'closed');
  return t(language, times.length > 1 ? 'ranges' : state, { time: times.join(` ${t(language, 'and')} `) });
}

/** A text in pieces: its ranges of hours, each of which stays on one line, and what stands between them. */
export const rangesIn = (text: string): { text: string; isRange: boolean }[] =>
  text.split(/(\d[\d.:]*–\d[\d.:]*(?: Uhr)?)/).flatMap((piece, index) => (piece ? [{ text: piece, isRange: index % 2 === 1 }] : []));
