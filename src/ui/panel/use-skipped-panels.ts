import { useEffect } from 'react';
import { lazyImport } from '../lazy-import.ts';
import { panelOf } from './panel-of.ts';

const load = lazyImport(() => import('./panel-entry.ts'));

/** Its code comes with the first panel, or the first left-over entry. */
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
