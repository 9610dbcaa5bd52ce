import { ArrowRight } from 'lucide';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { Offer } from '../../contract.ts';
import { t } from '../strings.ts';
import { bookedDate } from '../ticket-names.ts';
import styles from './steps.module.css';

/** Each the way to its page; nothing where there are none. */
export function OtherDates({ offer: { title, other_dates: dates } }: { offer: Pick<Offer, 'title' | 'other_dates'> }) {
  const language = useLanguage();
  if (dates.length === 0) return null;
  return (
    <div className={styles.otherDates}>
      <p>{t(language, 'other_dates')}</p>
      <ul>
        {dates.map((date) => (
          <li key={date.event_id}>
            <Link to={`${date.url}#tickets`}>
              {bookedDate(language, date)}
              {date.title !== title && ` · ${date.title}`}
              <Icon node={ArrowRight} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
