import { useMatches } from 'react-router';
import { displayDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { button } from '#ui/button/button-class.ts';
import type { StickyTraits } from '#ui/page-traits.ts';
import { EventTime } from '../event-times.tsx';
import { TicketLink } from '../status/ticket-link.tsx';
import { useRegistered } from './sticky-items.ts';
import styles from './sticky-navigation.module.css';
import { t } from './strings.ts';
import { type StickyEvent, ticketEvent } from './ticket-event.ts';

export function TicketButton({ tickets }: Pick<StickyTraits, 'tickets'>) {
  const language = useLanguage();
  const { event: named } = useRegistered();
  const shown = (useMatches().at(-1)?.loaderData ?? null) as StickyEvent | null; // what the loader answers of a page with this trait
  const event = ticketEvent({ tickets, named, shown });
  if (!event) return null;
  return (
    <TicketLink event={event} language={language} className={`${button('signal', 'small')} ${styles.tickets}`}>
      {t(language, 'tickets')}
      <span className={styles.date}>
        {displayDate(language, event.day)}, <EventTime event={event} />
      </span>
    </TicketLink>
  );
}
