import type { HeldLine } from '../../cart/cart.ts';
import { selectionLifetime } from '../limits.ts';
import { isSelection, type Selection } from './selection.ts';
import type { ChosenTime } from './ticket-limits.ts';

/** For the other language, the event's page and back in the list; `isAskedFor`: it takes the focus where it opens. */
export type StoredSelection = { eventId: number; time: ChosenTime; selection: Selection; isAskedFor?: boolean };

/** In the tab's own storage: the other language is a document of its own, and another tab is another choice. */
const storageKey = 'selection';

export function storeSelection(stored: StoredSelection): void {
  write(JSON.stringify({ ...stored, until: Date.now() + selectionLifetime }));
}

/** Closing the widget forgets what was selected (V §4), and so does putting it into the cart. */
export const forgetSelection = (): void => write(null);

/** Null where nothing is stored, or it is too old. */
export function storedSelection(): StoredSelection | null {
  try {
    const { until, eventId, time, selection, isAskedFor } = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? {};
    if (!(until > Date.now()) || typeof eventId !== 'number' || !isSelection(selection)) return null;
    return { eventId, time: typeof time === 'string' ? time : null, selection, isAskedFor: isAskedFor === true };
  } catch {
    return null; // no storage, or something else in it
  }
}

function write(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, text);
  } catch {
    // Without storage a selection lasts as long as its page.
  }
}

/** Without the time, which a cart does not tell. */
export const selectionOf = (lines: readonly HeldLine[], eventId: number): Selection =>
  lines.flatMap(({ event, seat_group, sale_type_id, quantity }) =>
    event?.id === eventId ? [{ ticket: { id: sale_type_id, seat_group, sale_type_id }, amount: quantity }] : [],
  );

let openHere: (eventId: number) => boolean = () => false;

/** Answers whether the page shows the event; there is one caller. */
export function whenSelectionAskedFor(open: typeof openHere): () => void {
  openHere = open;
  return () => {
    openHere = () => false;
  };
}

/** False: it opens on the event's page, as soon as that is there. */
export function askForSelection(stored: StoredSelection): boolean {
  storeSelection({ ...stored, isAskedFor: true });
  return openHere(stored.eventId);
}
