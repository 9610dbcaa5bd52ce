import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** Before each try, in ms. */
const pauses = [0, 1_000, 3_000, 9_000];

/** A network that has just come back may not carry yet, and a part that fails to load would cost the page (chunk-reload). */
const carries = (signal: AbortSignal): Promise<boolean> =>
  fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );

/** Retries only a page that got no answer; other failures would be retried for ever. */
export function useAgainOnline(error: unknown, isOffline: boolean): () => void {
  const { revalidate } = useRevalidator();
  const tries = useRef(pauses.length);
  useEffect(() => {
    if (!isOffline && !(error instanceof TypeError)) return; // fetch rejects with one where no answer comes
    const gone = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const isThere = await carries(gone.signal);
      if (gone.signal.aborted) return;
      if (isThere) void revalidate();
      else tryNext();
    };
    const tryNext = () => {
      const pause = pauses[tries.current];
      if (pause === undefined || !navigator.onLine) return;
      tries.current += 1;
      timer = setTimeout(() => void ask(), pause);
    };
    const begin = () => {
      clearTimeout(timer);
      tries.current = 0;
      tryNext();
    };
    if (isOffline) begin();
    else tryNext();
    addEventListener('online', begin);
    return () => {
      gone.abort();
      clearTimeout(timer);
      removeEventListener('online', begin);
    };
  }, [error, isOffline, revalidate]);
  return () => void revalidate();
}
