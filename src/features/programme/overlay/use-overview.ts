import { useEffect, useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import type { Language } from '#i18n/language.ts';
import type { ProgrammeContract } from '../contract.ts';
import { type CardData, cardOf } from '../event-card/card-data.ts';
import type { Filter } from '../filter/filter.ts';
import type { Options } from '../filter/options.ts';
import { queryForApi } from '../filter/query-for-api.ts';
import { overviewSize } from './limits.ts';

export type Overview = { events: CardData[]; count: number; options: Options };

/** What was there stays until the new ones come. */
export function useOverview(filter: Filter, isOpen: boolean, language: Language) {
  const [overview, setOverview] = useState<Overview | null>(null);
  const [progress, setProgress] = useState<'idle' | 'loading' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!isOpen) return;
    const request = new AbortController();
    const { signal } = request;
    setProgress('loading');
    ask(filter, language, signal).then(
      (answer) => {
        if (signal.aborted) return;
        setOverview(answer);
        setProgress('idle');
      },
      () => signal.aborted || setProgress('failed'),
    );
    return () => request.abort();
  }, [filter, isOpen, language, attempt]);
  return { overview, progress, retry: () => setAttempt(attempt + 1) };
}

async function ask(filter: Filter, language: Language, signal: AbortSignal): Promise<Overview> {
  const api = client<ProgrammeContract>(httpTransport);
  const query = queryForApi(filter);
  const [{ results, count }, options] = await Promise.all([
    api.get('/api/events/', { language, signal, query: { ...query, page_size: overviewSize } }),
    api.get('/api/event-filters/', { language, signal, query }),
  ]);
  return { events: results.map(cardOf), count, options };
}
