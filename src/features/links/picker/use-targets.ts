import { useEffect, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import type { Language } from '#i18n/language.ts';
import type { LinksContract, LinkTarget } from '../contract.ts';
import { t } from './strings.ts';

/** ms after the last key before it is asked. */
const pause = 200;

type Answer = { readonly q: string; readonly targets: readonly LinkTarget[]; readonly failure: string };

/** What is found for words, null while nothing has been found yet; what was found before stays until there is an answer. Not asked while `q` is null. */
export function useTargets(q: string | null, language: Language) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [round, ask] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again
  useEffect(() => {
    if (q === null) return;
    const request = new AbortController();
    const find = async () => {
      try {
        const targets = await client<LinksContract>(httpTransport).get('/pageeditor-api/link-targets/', { language, query: { q }, signal: request.signal });
        setAnswer({ q, targets, failure: '' });
      } catch (error) {
        if (request.signal.aborted) return;
        setAnswer({ q, targets: [], failure: t(language, 'failed', { reason: error instanceof ApiError ? error.message : t(language, 'unreachable') }) });
      }
    };
    const timer = setTimeout(() => void find(), q === '' ? 0 : pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [q, language, round]);
  return {
    targets: answer?.targets ?? [],
    failure: answer?.q === q ? answer.failure : '',
    isLoading: q !== null && answer?.q !== q,
    again: () => {
      setAnswer(null);
      ask((n) => n + 1);
    },
  };
}
