import { useEffect, useState } from 'react';
import { httpTransport } from '#api/client.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { listCalls } from './list-calls.ts';
import type { FilterData, Options } from './options.ts';
import { queryForApi } from './query-for-api.ts';

/** Two panels may ask at once: the answer of a list is fetched once. */
const answers = new WeakMap<FilterData, Promise<Options>>();

/** Loaded once unless the list came with them; null while on their way. `retry` asks again. */
export function useOptions(data: FilterData): { options: Options | 'failed' | null; retry: () => void } {
  const language = useLanguage();
  const [options, setOptions] = useState<Options | 'failed' | null>(data.serverOnly?.options ?? null);
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (data.serverOnly) return setOptions(data.serverOnly.options);
    let isCurrent = true;
    const query = queryForApi(data.filter);
    const answer = answers.get(data) ?? (httpTransport({ method: 'GET', path: listCalls[data.list].options, language, query }) as Promise<Options>); // as the call says
    answers.set(data, answer);
    answer.then(
      (loaded) => isCurrent && setOptions(loaded),
      () => {
        answers.delete(data);
        if (isCurrent) setOptions('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [data, language, attempt]);
  const retry = () => {
    setOptions(null);
    setAttempt(attempt + 1);
  };
  return { options, retry };
}
