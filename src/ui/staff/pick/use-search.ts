import { useEffect, useState } from 'react';

export type Found = { id: number; label: string; lang?: 'de' | 'en' | undefined; detail?: string | undefined };
export type Search = (typed: string, signal: AbortSignal) => Promise<readonly Found[]>;

/** How long somebody who types may pause, in ms, before it is asked. */
const pause = 200;

/** What was found before stays until it has come. */
export function useSearch(search: Search, typed: string, isOpen: boolean) {
  const [found, setFound] = useState<readonly Found[]>([]);
  const [state, setState] = useState<'searching' | 'done' | 'failed'>('searching');
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is searched never changes the answer
  useEffect(() => {
    if (!isOpen) return;
    const request = new AbortController();
    setState('searching');
    const timer = setTimeout(
      () =>
        search(typed, request.signal).then(
          (answer) => {
            setFound(answer);
            setState('done');
          },
          () => request.signal.aborted || setState('failed'),
        ),
      typed ? pause : 0,
    );
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [typed, isOpen]);
  return { found, state };
}
