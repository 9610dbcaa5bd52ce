import type { StickyTraits } from '#ui/page-traits.ts';
import type { EventDetail } from '../contract.ts';
import type { ShownTickets } from '../status/live-tickets.ts';
import { stickyThreshold } from './limits.ts';

export type StickyEvent = Pick<EventDetail, 'id' | 'seat_groups' | 'prices' | 'ticket_url' | 'day' | 'date_start' | 'date_end' | 'time_known' | 'until'> & {
  tickets: ShownTickets;
};

export const isBeyondThreshold = (scrolled: number, windowHeight: number): boolean => scrolled > windowHeight * stickyThreshold;

type Situation = { isScrolled: boolean; isFooterInView: boolean };

/** What is to be seen of the sticky navigation (V §4 "Sticky"). */
export const visibleParts = ({ isScrolled, isFooterInView }: Situation) => ({
  overlay: !isFooterInView,
  items: isScrolled && !isFooterInView,
  top: isScrolled,
});

/** `named`: the event that the page names (`useStickyEvent`); `shown`: what its loader answers. */
type Tickets = { tickets: StickyTraits['tickets']; named: StickyEvent | null; shown: StickyEvent | null };

/** V §5: on a production's page the one that it names, else one that has seat groups or costs something; null: none. */
export function ticketEvent({ tickets, named, shown }: Tickets): StickyEvent | null {
  const event = named ?? (tickets === 'of-page' ? shown : null);
  if (tickets === 'if-named' || !event) return event;
  return event.seat_groups.length > 0 || event.prices.some(({ price }) => price !== '0.00') ? event : null;
}
