import { useMatches } from 'react-router';
import { displayDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { EventTime } from '../event-times.tsx';
import { TicketLink } from '../ticket-link.tsx';
import { useRegistered } from './items.ts';
import { hasTicketButton, type StickyEvent } from './rules.ts';
import styles from './sticky-navigation.module.css';
import { t } from './strings.ts';

/** The way to a ticket for the event of the page, with its date, as long as there are any. */
export function TicketButton({ page }: { page: string | null }) {
  const language = useLanguage();
  const { event: flagged } = useRegistered();
  const shown = useMatches().at(-1)?.loaderData;
  const event = flagged ?? (page === 'event' && shown ? (shown as StickyEvent) : null); // what the event's loader answers
  if (!event || !hasTicketButton({ page, flagged: flagged !== null, event })) return null;
  return (
    <TicketLink event={event} language={language} className={styles.tickets}>
      {t(language, 'tickets')}
      <span className={styles.date}>
        {displayDate(language, event.day)}, <EventTime event={event} />
      </span>
    </TicketLink>
  );
}
