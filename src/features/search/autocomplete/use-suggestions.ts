import { useEffect, useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { reportFailedCall } from '#features/error-log/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { lazyImport } from '#ui/lazy-import.ts';
import type { Found, SearchContract } from '../contract.ts';
import { typingPause } from '../limits.ts';

const api = client<SearchContract>(httpTransport);
const loadList = lazyImport(() => import('./suggestion-list.tsx'));

type Suggestions = { found: readonly Found[]; List: Awaited<ReturnType<typeof loadList>>['SuggestionList'] };

/**
 * Suggestions for a text, asked for in lower case (V §5) after a pause in typing; null as long as none are known, and an answer that comes
 * late is dropped.
 */
export function useSuggestions(text: string, wanted: boolean): Suggestions | null {
  const language = useLanguage();
  const query = text.trim().toLowerCase();
  const isAsking = wanted && query !== '';
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  useEffect(() => {
    if (!isAsking) return setSuggestions(null);
    const overtaken = new AbortController();
    const { signal } = overtaken;
    const timer = setTimeout(async () => {
      const answer = api.get('/api/search/autocomplete/', { language, signal, query: { query } });
      const loaded = await Promise.all([answer, loadList()]).catch((error: unknown) => {
        // A failure is reported and shows the visitor nothing (V §8).
        if (!signal.aborted) reportFailedCall(`/${language}/api/search/autocomplete/`, error, language);
        return null;
      });
      if (!signal.aborted) setSuggestions(loaded && { found: loaded[0], List: loaded[1].SuggestionList });
    }, typingPause);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [query, isAsking, language]);
  return isAsking ? suggestions : null;
}
