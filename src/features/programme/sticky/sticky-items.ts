import { useEffect, useSyncExternalStore } from 'react';
import type { Language } from '#i18n/language.ts';
import type { StickyEvent } from './ticket-event.ts';

/** From a block whose `sticky` is on; `lang` where its text is not in the page's language. */
export type StickyItem = { id: string; text: string; url: string; lang?: Language | undefined };

/** Written in effects alone, so never on the server. */
type Registered = { items: readonly StickyItem[]; event: StickyEvent | null };
const nothing: Registered = { items: [], event: null };
let registered = nothing;
const listeners = new Set<() => void>();

function register(next: Registered): void {
  registered = next;
  for (const listener of listeners) listener();
}

/** What it answers takes the link away again. */
export function addStickyItem(item: StickyItem): () => void {
  register({ ...registered, items: [...registered.items, item] });
  return () => register({ ...registered, items: registered.items.filter((other) => other !== item) });
}

/** The flag of a production's page (V §5): its next event, whose tickets stay in view. */
export function useStickyEvent(event: StickyEvent | null): void {
  useEffect(() => {
    register({ ...registered, event });
    return () => register({ ...registered, event: null });
  }, [event]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useRegistered = (): Registered =>
  useSyncExternalStore(
    subscribe,
    () => registered,
    () => nothing,
  );
