import { ArrowRight } from 'lucide';
import { displayTime, longDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { EventPageData } from './event.loader.ts';
import styles from './event-facts.module.css';
import { t } from './strings.ts';

/** Nothing while there is none. */
export function NewDate({ event: { rescheduled_to: to } }: { event: EventPageData }) {
  const language = useLanguage();
  if (!to) return null;
  const time = to.time_known ? `, ${displayTime(language, new Date(to.date_start))}` : '';
  return (
    <div className={styles.actions}>
      <Link to={to.link.url} className={styles.newDate}>
        <span>{t(language, 'new_date')}</span>
        <b>
          {longDate(language, to.day)}
          {time}
        </b>
        <Icon node={ArrowRight} />
      </Link>
    </div>
  );
}
