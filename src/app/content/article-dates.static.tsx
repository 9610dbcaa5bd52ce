import { cardOf, EventCard, type EventCardData, groupByDay, isEvent } from '#features/programme/index.ts';
import { displayDate } from '#i18n/format.ts';
import { defineStrings } from '#i18n/strings.ts';
import { useLanguage } from '#i18n/use-language.ts';
import styles from './article-dates.module.css';

const t = defineStrings({ dates: { de: 'Dazu im Programm', en: 'On in the programme' } });

export function ArticleDates({ dates }: { dates: readonly EventCardData[] }) {
  const language = useLanguage();
  if (dates.length === 0) return null;
  return (
    <section aria-labelledby="dates" className={styles.dates}>
      <h2 id="dates" className={styles.heading}>
        {t(language, 'dates')}
      </h2>
      {groupByDay(dates.map(cardOf), []).map(({ day, items }) => (
        <div key={day}>
          <h3 className={styles.day}>{displayDate(language, day)}</h3>
          {items.map((item) => isEvent(item) && <EventCard key={item.id} event={item} titleAs="h4" />)}
        </div>
      ))}
    </section>
  );
}
