import { useEffect } from 'react';
import { lazyImport } from '#ui/lazy-import.ts';

const load = lazyImport(() => import('./follow-intent.ts'));

/** Whoever points at something or goes on by keyboard may be about to open it: the code that sees to it comes with the first sign of that, and costs no page before. */
export function useAhead(): void {
  useEffect(() => {
    const awaited = new AbortController();
    const begin = () => {
      awaited.abort();
      load().then(
        ({ followIntent }) => followIntent(),
        () => {}, // links are the same without
      );
    };
    for (const sign of ['pointerover', 'focusin']) addEventListener(sign, begin, awaited);
    return () => awaited.abort();
  }, []);
}
