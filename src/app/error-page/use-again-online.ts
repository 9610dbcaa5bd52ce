import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** Before each try, in ms. */
const pauses = [0, 1_000, 3_000, 9_000];

/** Whether the network carries anything to the server: one that has just come may not yet, and a part of the page that then fails to load would cost the page (chunk-reload). */
const carries = (signal: AbortSignal): Promise<boolean> =>
  fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );

/**
 * Loads the page anew that got no answer, as soon as there is a network that carries. The device may have heard of it before this
 * failure was shown. Other failures are not tried by themselves, or they would be tried for ever. Answers
 * how to try it at once.
 */
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
