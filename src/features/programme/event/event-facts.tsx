import { CalendarPlus } from 'lucide';
import type { ReactNode } from 'react';
import { ClosedShopNote } from '#features/booking/index.ts';
import { longDate, shortMonth, shortWeekday } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { button } from '#ui/button/button-class.ts';
import chip from '#ui/chip/chip.module.css';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { StatusMark } from '../status/status-mark.tsx';
import { TicketLink } from '../status/ticket-link.tsx';
import type { EventPageData } from './event.loader.ts';
import styles from './event-facts.module.css';
import { EventHours } from './event-hours.tsx';
import { NewDate } from './new-date.tsx';
import { t } from './strings.ts';

/** Beside the title, in the first window. */
export function EventFacts({ event, sale, children }: { event: EventPageData; sale: ReactNode; children: ReactNode }) {
  const language = useLanguage();
  return (
    <aside aria-label={t(language, 'facts')} className={styles.facts} data-status={event.status}>
      <When event={event} />
      <Actions event={event} sale={sale} />
      <div className={styles.kinds}>
        <p>
          <span lang={event.event_type_new.lang}>{event.event_type_new.name}</span>
          <Place event={event} />
          <Link to={event.production.link.url}>{t(language, 'to_production')}</Link>
        </p>
        <Tags event={event} />
      </div>
      {children}
    </aside>
  );
}

/** A date that does not hold is struck out. */
function When({ event }: { event: EventPageData }) {
  const language = useLanguage();
  const day = event.runs_until ?? event.day;
  const Shown = event.status === 'scheduled' ? 'span' : 's';
  return (
    <div className={styles.when}>
      {event.runs_until && <p className={styles.until}>{t(language, 'until')} </p>}
      <Shown className={styles.day}>
        <VisuallyHidden>{longDate(language, day)}</VisuallyHidden>
        <time dateTime={day} aria-hidden="true">
          <span className={styles.numeral}>{day.slice(8)}</span>
          <span className={styles.month}>
            {shortWeekday(language, day)} {shortMonth(language, day)} {day.slice(0, 4)}
          </span>
        </time>
      </Shown>
      <Shown className={styles.time}>
        <EventHours event={event} />
      </Shown>
      <b className={styles.hall} lang={event.room.lang}>
        {event.room.name}
      </b>
    </div>
  );
}

function Place({ event: { room, venue } }: { event: EventPageData }) {
  const address = room.address || venue.street;
  if (!venue.link) return address && <span>{address}</span>;
  return (
    <span>
      <Link to={venue.link.url}>{[venue.name, address, venue.city].filter(Boolean).join(', ')}</Link>
    </span>
  );
}

function Tags({ event: { tags } }: { event: EventPageData }) {
  const language = useLanguage();
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags}>
      {tags.map(({ id, name, lang }) => (
        <li key={id}>
          <Link to={`${href('programme', language)}?tag=${id}`} className={chip.chip} lang={lang}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Where the event is over or does not take place, where else to go. */
function Actions({ event, sale }: { event: EventPageData; sale: ReactNode }) {
  const language = useLanguage();
  if (event.is_over) {
    return (
      <div className={styles.actions}>
        <p className={styles.over}>{t(language, 'over')}</p>
        <Link to={href('programme', language)} className={button()}>
          {t(language, 'to_programme')}
        </Link>
      </div>
    );
  }
  // What is cancelled or postponed says so in full below the title.
  if (event.status !== 'scheduled') return <NewDate event={event} />;
  return (
    <div className={styles.actions}>
      <StatusMark event={event} language={language} />
      {sale}
      <TicketLink event={event} language={language} className={`${button('signal')} ${styles.tickets}`} whileClosed={<ClosedShopNote />}>
        {t(language, 'tickets')}
      </TicketLink>
      <a href={`/${language}/api/events/${event.id}.ics`} className={button()} download>
        <Icon node={CalendarPlus} />
        {t(language, 'add_to_calendar')}
      </a>
    </div>
  );
}
