import type { ReactNode } from 'react';
import { inLanguage } from '#features/webshop/index.ts';
import { defaultLanguage, type Language } from '#i18n/language.ts';
import type { EventCard } from './contract.ts';
import { isOnSale, type StateSource, stateOf } from './status.ts';
import { useTickets } from './use-tickets.ts';

type Sold = Pick<EventCard, 'id'> & StateSource & Partial<Pick<EventCard, 'ticket_url'>>;
type Props = { event: Sold; language: Language; className?: string | undefined; label?: string; children: ReactNode };

/**
 * The way to an event's tickets as long as there are any: into the webshop, and with script into the booking widget, which
 * listens for `data-book`. If the last ones go while the page is open, it keeps its place, so that nothing moves.
 */
export function TicketLink({ event, language, className, label, children }: Props) {
  const { canBook } = useTickets(event);
  const { id, ticket_url: url } = event;
  if (!url || !(canBook || isOnSale(stateOf(event)))) return null;
  if (!canBook) {
    return (
      <span className={className} data-gone="">
        {children}
      </span>
    );
  }
  return (
    <a href={language === defaultLanguage ? url : inLanguage(url, language)} className={className} aria-label={label} data-book={id}>
      {children}
    </a>
  );
}
