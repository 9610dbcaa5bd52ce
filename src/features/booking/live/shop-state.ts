import { useSyncExternalStore } from 'react';

/** Whether the box office answers, as the stream says it; undefined until it has said so. */
let online: boolean | undefined;
const listeners = new Set<() => void>();

export function setShopOnline(next: boolean): void {
  if (next === online) return;
  online = next;
  for (const listener of listeners) listener();
}

/** `known`: what the page was made with. */
export const useShopOnline = (known = true): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => online ?? known,
    () => known,
  );
