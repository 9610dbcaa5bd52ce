import { recordHref } from '#features/back-office/index.ts';
import { statusText } from '#features/programme/index.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import styles from './back-office.module.css';
import type { StaffProductionDetail } from './contract.ts';
import { t } from './strings.ts';

export function ProductionDates({ production }: { production: StaffProductionDetail }) {
  const { events, event_count: n } = production;
  const language = useLanguage();
  return (
    <section aria-labelledby="production-dates" className={styles.dates}>
      <h2 id="production-dates">{t(language, 'events')}</h2>
      {events.length === 0 && <p>{t(language, 'no_events')}</p>}
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <Link to={recordHref('events', language, {}, event.id)}>
              {displayDate(language, event.day)}
              {event.time_known && `, ${displayTime(language, new Date(event.date_start))}`}
            </Link>
            <span>
              <span lang={event.room.lang}>{event.room.name}</span>
              {event.status !== 'scheduled' && ` · ${statusText(language, event.status)}`}
              {!event.is_online && ` · ${t(language, 'offline')}`}
            </span>
          </li>
        ))}
      </ul>
      {n > 0 && <p className={styles.count}>{t(language, 'event_count', { n })}</p>}
    </section>
  );
}
