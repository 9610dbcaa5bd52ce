import { useLiveEvent } from '#features/booking/index.ts';
import type { EventCard } from '../contract.ts';
import { type EventState, isOnSale, type StateSource, stateOf } from './status.ts';

type Sold = Pick<EventCard, 'id'> & StateSource & Partial<Pick<EventCard, 'date_start'>>;

/**
 * The state of an event as it is now: as the page was made, until the box office says something newer of its tickets.
 * An event for which nothing was sold stays as it is.
 */
export function useTickets({ id, status, availability, has_begun: hadBegun, date_start: start }: Sold): { state: EventState; canBook: boolean } {
  const live = useLiveEvent(id);
  // What the box office has said since the page was made it says of now.
  const hasBegun = hadBegun || (live !== undefined && start !== undefined && Date.parse(start) <= Date.now());
  const now = (availability && live?.availability) ?? availability;
  const state = stateOf({ ...(status && { status }), availability: now, ...(hasBegun && { has_begun: true }) });
  return { state, canBook: isOnSale(state) && (live?.sale ?? 'on_sale') === 'on_sale' };
}
