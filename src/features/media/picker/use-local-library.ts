import { useEffect, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { LibraryState } from '../browse/library.tsx';
import type { LibraryQuery } from '../browse/library-query.ts';
import { type LibraryData, loadLibrary } from '../browse/load-library.ts';
import { t } from '../browse/strings.ts';
import type { Asset, MediaContract } from '../contract.ts';

/** What narrows it down is nobody's address; `kind`: the only kind that may be chosen. */
export function useLocalLibrary(kind?: Asset['kind']): LibraryState {
  const language = useLanguage();
  const [query, setQuery] = useState<LibraryQuery>(kind ? { kind } : {});
  const [round, again] = useState(0);
  const [data, setData] = useState<LibraryData>({ query, assets: [], count: 0, folders: [], tags: [], storage: 'writable' });
  const [isLoading, load] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again
  useEffect(() => {
    const { signal, abort } = newRequest();
    load(true);
    loadLibrary(query, { api: client<MediaContract>(httpTransport), language, signal }).then(
      (answer) => {
        setData(answer);
        load(false);
      },
      (error) => {
        if (signal.aborted) return;
        const failure = error instanceof ApiError ? error.message : t(language, 'offline');
        setData((before) => ({ ...before, query, assets: [], count: 0, failure }));
        load(false);
      },
    );
    return abort;
  }, [query, language, round]);
  return { data: { ...data, query }, isLoading, onQuery: (next) => setQuery(kind ? { ...next, kind } : next), reload: () => again((n) => n + 1) };
}

function newRequest() {
  const request = new AbortController();
  return { signal: request.signal, abort: () => request.abort() };
}
