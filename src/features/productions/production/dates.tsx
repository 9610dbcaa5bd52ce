import { ClosedShopHint } from '#features/booking/index.ts';
import { EventTime, StatusMark, TicketLink } from '#features/programme/index.ts';
import { displayDate, shortMonth, shortWeekday } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { button } from '#ui/button/button-class.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Link } from '#ui/link.tsx';
import { unbroken } from '#ui/unbroken/unbroken.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { openDates } from '../limits.ts';
import styles from './dates.module.css';
import type { ProductionDate, ProductionPageData } from './production.loader.ts';
import { t } from './strings.ts';

type Props = { production: Pick<ProductionPageData, 'title' | 'dates'> };

/** The dates of a production, each with its state and its way to a ticket: the booking widget opens in the row. */
export function Dates({ production: { title, dates } }: Props) {
  const language = useLanguage();
  if (dates.length === 0) return null;
  const [open, further] = dates.length > openDates + 1 ? [dates.slice(0, openDates), dates.slice(openDates)] : [dates, []];
  return (
    <section id="dates" aria-labelledby="dates-heading" className={styles.section}>
      <h2 id="dates-heading" className={styles.heading}>
        {t(language, 'events')}
      </h2>
      <div>
        <Rows dates={open} title={title} />
        {further.length > 0 && (
          <Disclosure summary={t(language, 'further', { n: further.length })} className={styles.further}>
            <Rows dates={further} title={title} />
          </Disclosure>
        )}
      </div>
    </section>
  );
}

function Rows({ dates, title }: { dates: readonly ProductionDate[]; title: string }) {
  const language = useLanguage();
  return (
    <ul className={styles.dates}>
      {dates.map((event) => {
        const date = displayDate(language, event.day);
        return (
          <li key={event.id}>
            <article id={`event-${event.id}`} data-booking={event.id} data-status={event.status} className={styles.date}>
              <h3 className={styles.when}>
                <Link to={event.link.url} className={styles.link}>
                  <VisuallyHidden>{date}</VisuallyHidden>
                  <time dateTime={event.day} aria-hidden="true">
                    <b>{event.day.slice(8)}</b>
                    <span>{shortWeekday(language, event.day)}</span>
                    <span>
                      {shortMonth(language, event.day)} {event.day.slice(0, 4)}
                    </span>
                  </time>
                </Link>
              </h3>
              <p className={styles.time}>
                <span>
                  <EventTime event={event} />
                </span>
                <span className={styles.room} lang={event.room.lang}>
                  {event.room.name}
                </span>
                {event.title !== title && <span>{unbroken(event.title)}</span>}
              </p>
              <StatusMark event={event} language={language}>
                <TicketLink
                  event={event}
                  language={language}
                  className={button('secondary', 'small')}
                  label={t(language, 'tickets_of', { title: event.title, date })}
                  whileClosed={<ClosedShopHint />}
                >
                  {t(language, 'tickets')}
                </TicketLink>
              </StatusMark>
            </article>
          </li>
        );
      })}
    </ul>
  );
}
