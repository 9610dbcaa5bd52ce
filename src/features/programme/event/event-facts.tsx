import { CalendarPlus } from 'lucide';
import { longDate, shortMonth, shortWeekday } from '#i18n/format.ts';
import { displayPrice } from '#i18n/price.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import chip from '#ui/chip.module.css';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { EventDetail } from '../contract.ts';
import { StatusMark } from '../status-mark.tsx';
import { TicketLink } from '../ticket-link.tsx';
import styles from './event-facts.module.css';
import { EventHours } from './event-hours.tsx';
import { t } from './strings.ts';

/** When, where, what it costs, and the ways to a ticket and into one's calendar. */
export function EventFacts({ event }: { event: EventDetail }) {
  const language = useLanguage();
  const day = event.runs_until ?? event.day;
  return (
    <aside aria-label={t(language, 'facts')} className={styles.facts}>
      <p className={styles.date}>
        {event.runs_until && <span className={styles.until}>{t(language, 'until')} </span>}
        <VisuallyHidden>{longDate(language, day)}</VisuallyHidden>
        <time dateTime={day} aria-hidden="true">
          <span className={styles.numeral}>{day.slice(8)}</span>
          <span className={styles.month}>
            {shortWeekday(language, day)}
            <br />
            {shortMonth(language, day)} {day.slice(0, 4)}
          </span>
        </time>
      </p>
      <p className={styles.time}>
        <EventHours event={event} />
      </p>
      <p>
        <b lang={event.room.lang}>{event.room.name}</b>
        {event.room.address && <span className={styles.quiet}>{event.room.address}</span>}
        <span className={styles.quiet} lang={event.event_type_new.lang}>
          {event.event_type_new.name}
        </span>
      </p>
      <Tags event={event} />
      {/* What is cancelled or postponed says so in full below the title. */}
      {event.status === 'scheduled' && <StatusMark event={event} language={language} />}
      <Price event={event} />
      <Actions event={event} />
    </aside>
  );
}

/** What is special about the event; each leads to the others of its kind. */
function Tags({ event: { tags } }: { event: EventDetail }) {
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

/** What a visitor can do; once the event is over, where else to go. */
function Actions({ event }: { event: EventDetail }) {
  const language = useLanguage();
  return (
    <div className={styles.actions}>
      {event.is_over ? (
        <>
          <p>{t(language, 'over')}</p>
          <Link to={href('programme', language)} className={styles.calendar}>
            {t(language, 'to_programme')}
          </Link>
        </>
      ) : (
        <>
          <TicketLink event={event} language={language} className={styles.tickets}>
            {t(language, 'tickets')}
          </TicketLink>
          <a href={`/${language}/api/events/${event.id}.ics`} className={styles.calendar} download>
            <Icon node={CalendarPlus} />
            {t(language, 'add_to_calendar')}
          </a>
        </>
      )}
    </div>
  );
}

function Price({ event }: { event: EventDetail }) {
  const language = useLanguage();
  const all = [...event.seat_groups.flatMap(({ prices }) => prices), ...event.prices].map(({ price }) => price);
  const lowest = all.sort((a, b) => Number(a) - Number(b))[0];
  if (lowest === undefined || event.status !== 'scheduled') return null;
  const isFree = Number(lowest) === 0;
  return <p>{isFree ? t(language, 'free') : t(language, 'from', { price: displayPrice(lowest) })}</p>;
}
