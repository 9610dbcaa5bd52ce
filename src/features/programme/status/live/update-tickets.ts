import type { LiveEvent } from '#features/booking/index.ts';
import type { Language } from '#i18n/language.ts';
import type { ShownTickets } from '../live-tickets.ts';
import type { EventState } from '../status.ts';
import { priceIn, ticketText } from '../words/ticket-text.ts';

/** What depends on the box office alone; what has begun has, whatever it still sells. */
const following = new Set<EventState>(['available', 'few', 'sold_out', 'closed', 'not_yet']);
/** A sale is over when the event begins. */
const stateOfSale: { [Sale in LiveEvent['sale']]?: EventState } = { over: 'begun', closed: 'closed', not_open: 'not_yet' };

/** The tickets of an event as the box office says they are now. */
export function updateTickets(made: ShownTickets, { sale, availability }: LiveEvent, language: Language): ShownTickets {
  if (!following.has(made.state)) return made;
  const state = (sale === 'on_sale' ? availability : stateOfSale[sale]) ?? made.state;
  return state === made.state ? made : { state, text: ticketText(language, state, priceIn(made, language)) };
}
