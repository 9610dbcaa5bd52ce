import { addDays, type Day } from '#i18n/berlin-time.ts';
import { longDate, shortMonth, shortWeekday } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { t } from '../strings.ts';
import styles from './day-heading.module.css';

/** The day as the strongest sign of the page: a large numeral (`b`) beside weekday (`span`) and month (`i`), that stays beside its events. */
export function DayHeading({ day, today, as: Heading = 'h2' }: { day: Day; today: Day; as?: 'h2' | 'h3' }) {
  const language = useLanguage();
  const relative = day === today ? t(language, 'today') : day === addDays(today, 1) ? t(language, 'tomorrow') : null;
  return (
    <Heading className={styles.heading} aria-label={longDate(language, day)}>
      <time dateTime={day} className={styles.date}>
        <span>{relative ?? shortWeekday(language, day)}</span>
        <b>{day.slice(8)}</b>
        <i>{day.slice(0, 4) === today.slice(0, 4) ? shortMonth(language, day) : `${shortMonth(language, day)} ${day.slice(0, 4)}`}</i>
      </time>
    </Heading>
  );
}
