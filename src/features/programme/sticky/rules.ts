import type { EventDetail } from '../contract.ts';
import { stickyThreshold } from './limits.ts';

/** What the ticket button has to know of an event. */
export type StickyEvent = Pick<
  EventDetail,
  'id' | 'id_jet' | 'seat_groups' | 'prices' | 'ticket_url' | 'status' | 'availability' | 'day' | 'date_start' | 'date_end' | 'time_known' | 'until'
>;

export const isBeyondThreshold = (scrolled: number, windowHeight: number): boolean => scrolled > windowHeight * stickyThreshold;

/**
 * Whether there is a way to the overlay: not on the programme and the pages of its events, which it would only repeat
 * (V §5), and not on those of an account, whose forms it would cover on a phone.
 */
export const hasOverlayButton = (page: string | null): boolean => page !== 'programme' && page !== 'event' && !page?.startsWith('user');

type Situation = { isScrolled: boolean; isFooterInView: boolean };

/** What is to be seen of the sticky navigation (V §4 "Sticky"). */
export const visibleParts = ({ isScrolled, isFooterInView }: Situation) => ({
  overlay: !isFooterInView,
  items: isScrolled && !isFooterInView,
  top: isScrolled,
});

/**
 * Whether the ticket button is there at all (V §5): on a production's page if its flag is set, elsewhere for an event
 * that has seat groups or costs something.
 */
export function hasTicketButton({ page, flagged, event }: { page: string | null; flagged: boolean; event: StickyEvent | null }): boolean {
  if (page === 'production') return flagged;
  return event !== null && (event.seat_groups.length > 0 || event.prices.some(({ price }) => price !== '0.00'));
}
