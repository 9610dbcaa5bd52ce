import { Plus } from 'lucide';
import { recordHref } from '#features/back-office/index.ts';
import { displayDate, shortWeekday } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { OpeningWeekDay } from '../contract.ts';
import styles from './opening-weeks.module.css';
import { t } from './strings.ts';

/** A day of a week: when the venue is open, why otherwise than usual, and the way to the record that says so. */
export function WeekDay({ day: { day, is_today, holiday, is_exception, ranges, note, lang, records }, mayWrite }: { day: OpeningWeekDay; mayWrite: boolean }) {
  const language = useLanguage();
  const date = displayDate(language, day);
  const [record] = records;
  return (
    <li className={styles.day} data-today={is_today || undefined} data-exception={is_exception || undefined} data-closed={ranges.length === 0 || undefined}>
      <time dateTime={day}>
        {shortWeekday(language, day)} {Number(day.slice(8))}.{is_today && <small> {t(language, 'today')}</small>}
      </time>
      <div className={styles.hours}>
        {ranges.length === 0 && <p>{t(language, 'closed')}</p>}
        {ranges.map((range) => (
          <p key={range}>{t(language, 'hour', { range })}</p>
        ))}
        {note && <p lang={lang}>{note}</p>}
        {holiday && <p className={styles.holiday}>{holiday}</p>}
      </div>
      {is_exception && record !== undefined ? (
        <Link className={styles.way} to={recordHref('opening-hours-exceptions', language, {}, record)} aria-label={t(language, 'exception_of', { day: date })}>
          {t(language, 'exception')}
        </Link>
      ) : (
        mayWrite && (
          <Link className={styles.way} to={recordHref('opening-hours-exceptions', language, { day }, 'new')} aria-label={t(language, 'add_for', { day: date })}>
            <Icon node={Plus} />
            {t(language, 'add')}
          </Link>
        )
      )}
    </li>
  );
}
