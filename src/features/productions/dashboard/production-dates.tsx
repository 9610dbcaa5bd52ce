import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { hubHref } from '#features/hub/index.ts';
import { DeleteButton } from '#features/programme/dashboard/form/index.ts';
import { statusText } from '#features/programme/index.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import type { StaffProductionContract, StaffProductionDetail } from './contract.ts';
import styles from './dashboard.module.css';
import { t } from './strings.ts';

/** The dates that are to come, each with the way to its own form; without any, the way to delete the production. */
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
            <Link to={hubHref('events', language, {}, event.id)}>
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
      {n > 0 ? <p className={styles.count}>{t(language, 'event_count', { n })}</p> : <DeleteProduction production={production} />}
    </section>
  );
}

function DeleteProduction({ production: { id, title, revision } }: { production: StaffProductionDetail }) {
  const language = useLanguage();
  const remove = () =>
    client<StaffProductionContract>(httpTransport).delete('/api/cms-productions/{id}/', { language, headers: writing(revision), parameters: { id } });
  return (
    <DeleteButton
      words={{
        title: t(language, 'delete_title', { name: title }),
        text: t(language, 'delete_text'),
        confirm: t(language, 'delete'),
        cancel: t(language, 'keep'),
        done: t(language, 'deleted', { name: title }),
      }}
      remove={remove}
      to={hubHref('productions', language)}
    />
  );
}
