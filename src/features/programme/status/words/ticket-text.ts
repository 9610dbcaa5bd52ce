import { defineStrings } from '#i18n/strings.ts';
import type { EventState } from '../status.ts';

export const statusText = defineStrings({
  cancelled: { de: 'Entfällt', en: 'Cancelled' },
  postponed: { de: 'Verschoben', en: 'Postponed' },
  over: { de: 'Vorbei', en: 'Over' },
  begun: { de: 'Hat begonnen', en: 'Has begun' },
  closed: { de: 'Verkauf beendet', en: 'Sale has ended' },
  not_yet: { de: 'Noch nicht im Verkauf', en: 'Not yet on sale' },
  sold_out: { de: 'Ausverkauft', en: 'Sold out' },
  few: { de: 'Wenige Karten', en: 'Few tickets left' },
  available: { de: 'Karten erhältlich', en: 'Tickets available' },
  elsewhere: { de: 'Karten auf anderer Website', en: 'Tickets on another website' },
  free: { de: 'Eintritt frei', en: 'Free admission' },
  box_office: { de: 'Nur an der Abendkasse', en: 'At the door only' },
  undecided: { de: 'Vorverkauf steht noch nicht fest', en: 'Tickets to be announced' },
});

const withPrice = defineStrings({
  few: { de: 'Wenige Karten {price}', en: 'Few tickets {price}' },
  available: { de: 'Karten {price}', en: 'Tickets {price}' },
  elsewhere: { de: 'Karten auf anderer Website {price}', en: 'Tickets on another website {price}' },
  box_office: { de: 'Nur an der Abendkasse, {price}', en: 'At the door only, {price}' },
});

/** The state as a visitor reads it: 'Karten ab 18 €'; `price` is 'ab 18 €' in their language. */
export function ticketText(language: 'de' | 'en', state: EventState, price: string | undefined): string {
  return price && isPriced(state) ? withPrice(language, state, { price }) : statusText(language, state);
}

/** The price that such a text ends with; undefined where there is none. */
export function priceIn({ state, text }: { state: EventState; text: string }, language: 'de' | 'en'): string | undefined {
  if (!isPriced(state) || text === statusText(language, state)) return undefined;
  return text.slice(withPrice(language, state, { price: '' }).length);
}

const isPriced = (state: EventState): state is keyof typeof withPrice.table => state in withPrice.table;
