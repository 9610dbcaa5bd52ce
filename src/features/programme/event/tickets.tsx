import { Plus } from 'lucide';
import { useClosedShop } from '#features/booking/index.ts';
import { PriceList } from '#features/booking/price-list/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { isOnSale } from '../status/status.ts';
import { TicketLink } from '../status/ticket-link.tsx';
import { t as list } from '../strings.ts';
import type { EventPageData } from './event.loader.ts';
import styles from './tickets.module.css';

/** The booking widget opens here (`data-booking`); a click on a price opens it with one ticket. */
export function Tickets({ event }: { event: EventPageData }) {
  const language = useLanguage();
  const isClosed = useClosedShop() !== null;
  if (event.status !== 'scheduled' || (event.seat_groups.length === 0 && event.prices.length === 0)) return null;
  return (
    <section aria-labelledby="tickets" className={styles.section} data-booking={event.id}>
      <h2 id="tickets">{list(language, 'tickets')}</h2>
      <div className={styles.offer}>
        <PriceList
          of={event}
          control={
            event.ticket_url && ((isOnSale(event.tickets.state) && !isClosed) || event.tickets.state === 'elsewhere')
              ? ({ seat_group }, className, words) => (
                  <TicketLink event={event} language={language} className={className} seatGroup={seat_group}>
                    {words}
                    <Icon node={Plus} />
                  </TicketLink>
                )
              : undefined
          }
        />
      </div>
    </section>
  );
}
