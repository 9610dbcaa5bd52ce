import { useEffect, useState } from 'react';

/** How long somebody who types may pause, in ms, before names are offered. */
const pause = 250;
const minLetters = 2;

/** What is known that fits what is typed; nothing for what a field was filled with. */
export function useSuggestions<Item>(find: (q: string, signal: AbortSignal) => Promise<Item[]>): { found: readonly Item[]; ask: (typed: string) => void } {
  const [typed, ask] = useState('');
  const [found, setFound] = useState<readonly Item[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed asks anew
  useEffect(() => {
    const q = typed.trim();
    if (q.length < minLetters) return setFound([]);
    const abort = new AbortController();
    const timer = setTimeout(() => find(q, abort.signal).then(setFound, () => {}), pause); // without names to choose from one can still type
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [typed]);
  return { found, ask };
}
