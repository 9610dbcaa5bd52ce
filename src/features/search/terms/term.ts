import { type Language, languageOfPath } from '#i18n/language.ts';
import { maxTermLength } from '../limits.ts';

export type Searched = { language: Language; term: string };

/** Pages of results, what a move to them asks, and the calls of other programs; suggestions are no search. */
const searches = /^(\/page-data)?\/(de|en)\/search(\/(events|others))?$|^(\/(de|en))?\/api\/search\/((events|others|pages)\/)?$/;

/** What a request searches; null where it does not, or for what is not counted. Further pages are the same search. */
export function searchedBy(url: string): Searched | null {
  if (!url.includes('/search')) return null;
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  if (at < 0 || !searches.test(path)) return null;
  const query = new URLSearchParams(url.slice(at));
  if (['page', 'events_page', 'others_page'].some((page) => Number(query.get(page) ?? 1) > 1)) return null;
  const term = termOf(query.get(path.includes('/api/') ? 'query' : 'q') ?? '');
  return term === null ? null : { language: languageOfPath(path.replace(/^\/page-data/, '')), term };
}

/**
 * A text as it is counted, in lower case with single spaces; null for one without letters or digits, a long one, and what belongs to
 * somebody, such as an address or a number.
 */
export function termOf(typed: string): string | null {
  const term = typed
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
  if (term.length > maxTermLength || !/[\p{L}\p{N}]/u.test(term) || /[\p{Cs}\ufffd]/u.test(term)) return null;
  const isSomebodys = term.includes('@') || term.replace(/\D/g, '').length > maxDigits;
  return isSomebodys ? null : term;
}

/** A date has eight. */
const maxDigits = 8;
