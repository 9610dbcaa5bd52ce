import type { ReactNode } from 'react';
import { useClosedShop } from '#features/booking/index.ts';
import { inLanguage } from '#features/webshop/index.ts';
import { defaultLanguage, type Language } from '#i18n/language.ts';
import type { EventCard } from '../contract.ts';
import type { ShownTickets } from './live-tickets.ts';
import { hasTicketLink } from './status.ts';
import { useTickets } from './use-tickets.ts';

type Props = {
  event: Pick<EventCard, 'id'> & Partial<Pick<EventCard, 'ticket_url'>> & { tickets: ShownTickets };
  language: Language;
  className?: string | undefined;
  label?: string;
  /** A seat group that is chosen with the click. */
  seatGroup?: number | null;
  /** What stands in its place while the shop is switched off, of 'hint' a few words. */
  whileClosed?: ReactNode;
  children: ReactNode;
};

/** The webshop, with script the booking widget (`data-book`); it keeps its place when tickets run out. Imported events have an address. */
export function TicketLink({ event, language, className, label, seatGroup, whileClosed = null, children }: Props) {
  const { state } = useTickets(event, language);
  const closed = useClosedShop();
  const { id, ticket_url: url, tickets } = event;
  if (!url || !(hasTicketLink(state) || hasTicketLink(tickets.state))) return null;
  if (closed && state !== 'elsewhere') return hasTicketLink(state) ? whileClosed === 'hint' ? <span>{closed.hint}</span> : whileClosed : null;
  if (!hasTicketLink(state)) {
    return (
      <span className={className} data-gone="">
        {children}
      </span>
    );
  }
  const isElsewhere = state === 'elsewhere';
  return (
    <a
      href={language === defaultLanguage ? url : inLanguage(url, language)}
      className={className}
      aria-label={label}
      data-book={isElsewhere ? undefined : id}
      data-seat-group={isElsewhere ? undefined : (seatGroup ?? undefined)}
    >
      {children}
    </a>
  );
}
