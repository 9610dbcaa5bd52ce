import { eventsBetween } from '../events.ts';
import { halls } from '../halls/halls.ts';
import { maxListedEvents } from '../limits.ts';
import { saleState } from '../sale.ts';
import type { Store } from '../store/store.ts';

export function eventList(store: Store, { from, until }: { from: number; until: number }, at: number) {
  const found = eventsBetween(store, from, until, maxListedEvents);
  return {
    events: found.slice(0, maxListedEvents).map((event) => ({
      event_jet_id: event.event_jet_id,
      title: { de: event.title_de, en: event.title_en },
      date_start: new Date(event.date_start).toISOString(),
      hall: halls[event.hall].name.de,
      sale: saleState(event, at),
    })),
    more: found.length > maxListedEvents,
  };
}
