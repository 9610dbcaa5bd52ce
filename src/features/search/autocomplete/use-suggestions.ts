import { useEffect, useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { reportFailedCall } from '#features/error-log/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Found, SearchContract } from '../contract.ts';
import { typingPause } from '../limits.ts';

const api = client<SearchContract>(httpTransport);

/**
 * Suggestions for a text while they are wanted; null as long as none are known. The text is asked for in lower case
 * (V §5), after a pause in typing; an answer that a later text has overtaken is dropped.
 */
export function useSuggestions(text: string, wanted: boolean): readonly Found[] | null {
  const language = useLanguage();
  const query = text.trim().toLowerCase();
  const isAsking = wanted && query !== '';
  const [suggestions, setSuggestions] = useState<readonly Found[] | null>(null);
  useEffect(() => {
    if (!isAsking) return setSuggestions(null);
    const overtaken = new AbortController();
    const { signal } = overtaken;
    const timer = setTimeout(async () => {
      const found = await api.get('/api/search/autocomplete/', { language, signal, query: { query } }).catch((error: unknown) => {
        // A failure is reported and shows the visitor nothing (V §8).
        if (!signal.aborted) reportFailedCall(`/${language}/api/search/autocomplete/`, error, language);
        return null;
      });
      if (!signal.aborted) setSuggestions(found);
    }, typingPause);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [query, isAsking, language]);
  return isAsking ? suggestions : null;
}
