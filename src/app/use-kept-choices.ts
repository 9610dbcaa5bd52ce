import { useLayoutEffect } from 'react';

let kept: Record<string, string> = {};

/**
 * What the script before the first paint has set on <html> (before-paint-script.ts) is not React's, and would be gone when
 * the document of one layout, or of the error page, takes the place of another's.
 */
export function useKeptChoices(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    Object.assign(dataset, kept);
    return () => {
      kept = Object.fromEntries(['script', 'theme', 'alertClosed', 'signedIn'].flatMap((name) => (dataset[name] === undefined ? [] : [[name, dataset[name]]])));
    };
  }, []);
}
