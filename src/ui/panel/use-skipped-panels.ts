import { useEffect } from 'react';
import { lazyImport } from '../lazy-import.ts';
import { panelOf } from './panel-of.ts';

const load = lazyImport(() => import('./panel-entry.ts'));

/** Skips what is left of closed panels in the history. The code for it comes with the first panel, or with the first of what one has left. */
export function useSkippedPanels(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const look = async () => {
      if (panelOf(history.state) === undefined) return;
      removeEventListener('popstate', look);
      stop = await load().then(
        ({ skipClosedPanels }) => skipClosedPanels(),
        () => undefined, // then Back has to be pressed twice
      );
    };
    addEventListener('popstate', look);
    void look();
    return () => {
      removeEventListener('popstate', look);
      stop?.();
    };
  }, []);
}
