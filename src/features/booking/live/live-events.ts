import { useCallback, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import type { eventStateSchema } from '../contract.ts';

export type LiveEvent = z.infer<typeof eventStateSchema>;

/** By event; small, as it is in the first view: what listens is loaded later (use-live-updates.ts). */
const heard = new Map<number, LiveEvent>();
const shown = new Map<() => void, number>();
let onShown = () => {};

/** Undefined as long as nothing newer than the page is known. */
export function useLiveEvent(id: number): LiveEvent | undefined {
  const subscribe = useCallback((listener: () => void) => followEvent(id, listener), [id]);
  return useSyncExternalStore(
    subscribe,
    () => liveEvent(id),
    () => undefined,
  );
}

/** Calls `listener` whenever something newer is known of an event, which counts as shown until the answer is called. */
export function followEvent(id: number, listener: () => void): () => void {
  shown.set(listener, id);
  onShown();
  return () => {
    shown.delete(listener);
    onShown();
  };
}

export const liveEvent = (id: number): LiveEvent | undefined => heard.get(id);

export function publishLiveEvent(event: LiveEvent): void {
  heard.set(event.id, event);
  for (const [listener, id] of [...shown]) if (id === event.id) listener();
}

/** Each once, those that came last first. */
export const shownEvents = (): number[] => [...new Set([...shown.values()].reverse())];

/** There is one caller. */
export function whenShownChange(call: () => void): () => void {
  onShown = call;
  return () => {
    onShown = () => {};
  };
}
