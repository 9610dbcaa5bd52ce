import { useSyncExternalStore } from 'react';

/** Whether the box office answers, as the stream says it; online until it says otherwise. */
let online = true;
const listeners = new Set<() => void>();

export function setShopOnline(next: boolean): void {
  if (next === online) return;
  online = next;
  for (const listener of listeners) listener();
}

export const useShopOnline = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => online,
    () => true,
  );
