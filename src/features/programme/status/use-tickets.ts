import { useLiveEvent } from '#features/booking/index.ts';
import type { EventCard } from '../contract.ts';
import { type EventState, isOnSale, type StateSource, stateOf } from './status.ts';

type Sold = Pick<EventCard, 'id'> & StateSource;

/**
 * The state of an event as it is now: as the page was made, until the box office says something newer of its tickets.
 * An event for which nothing was sold stays as it is.
 */
export function useTickets({ id, status, availability, has_begun: hasBegun }: Sold): { state: EventState; canBook: boolean } {
  const live = useLiveEvent(id);
  const state = stateOf({ status, availability: (availability && live?.availability) ?? availability, has_begun: hasBegun });
  return { state, canBook: isOnSale(state) && (!live || live.sale === 'on_sale') };
}
