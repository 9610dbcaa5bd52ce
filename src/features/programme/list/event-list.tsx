import { longMonth } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { lazyImport } from '#ui/lazy-import.ts';
import { DayHeading } from '../event-card/day-heading.tsx';
import { EventCard } from '../event-card/event-card.tsx';
import { groupByDay, isEvent } from '../event-card/grouping.ts';
import { TeaserCard } from '../event-card/teaser-card.tsx';
import styles from './event-list.module.css';
import type { ListData } from './list.loader.ts';
import { t } from './page-strings.ts';
import { PagedList } from './paged-list.tsx';

const loadNext = lazyImport(() => import('./next-page.ts'));

export function EventList({ data }: { data: ListData }) {
  const language = useLanguage();
  return (
    <PagedList data={data} t={t} size={({ events }) => events.length} loadNext={loadNext}>
      {({ events, teasers }) => (
        <ol className={styles.days}>
          {groupByDay(events, teasers).map(({ day, items }, index, days) => (
            <li key={day}>
              {day.slice(0, 7) !== days[index - 1]?.day.slice(0, 7) && <h2>{longMonth(language, day)}</h2>}
              <DayHeading day={day} today={data.today} as="h3" />
              <div>
                {items.map((item, position) =>
                  isEvent(item) ? (
                    <EventCard key={item.id} event={item} titleAs="h4" priority={index === 0 && position === 0} />
                  ) : (
                    <TeaserCard key={`teaser-${item.id}`} teaser={item} />
                  ),
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </PagedList>
  );
}
