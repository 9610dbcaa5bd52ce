import { useClosedShop } from '#features/booking/index.ts';
import { clockTime, shortMonth, shortWeekday } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { button } from '#ui/button/button-class.ts';
import { isOnSale } from '../status/status.ts';
import { TicketLink } from '../status/ticket-link.tsx';
import { t as list } from '../strings.ts';
import type { EventPageData } from './event.loader.ts';
import { t } from './strings.ts';
import styles from './ticket-bar.module.css';

/** On a phone, 'Di 1 Dez 19.30 · ab 8,50 € · Karten' rests at the page's end, so it needs no script and covers nothing. */
export function TicketBar({ event }: { event: EventPageData }) {
  const language = useLanguage();
  const isClosed = useClosedShop() !== null;
  const { day, date_start, time_known, runs_until } = event;
  if (!event.ticket_url || !((isOnSale(event.tickets.state) && !isClosed) || event.tickets.state === 'elsewhere')) return null;
  const shown = runs_until ?? day;
  const date = `${shortWeekday(language, shown)} ${Number(shown.slice(8))} ${shortMonth(language, shown)}`;
  return (
    <div className={styles.bar} data-ticket-bar="">
      <TicketLink event={event} language={language} className={styles.link}>
        <span className={styles.words}>
          <b>{runs_until ? `${t(language, 'until')} ${date}` : `${date} ${time_known ? clockTime(new Date(date_start)) : ''}`}</b> {event.tickets.price}
        </span>
        <span className={button('signal', 'small')}>{list(language, 'tickets')}</span>
      </TicketLink>
    </div>
  );
}
