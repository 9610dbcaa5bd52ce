import { ArrowRight } from 'lucide';
import { dayOf } from '#i18n/berlin-time.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Button } from '#ui/button/button.tsx';
import { button } from '#ui/button/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { DayHeading } from '../event-card/day-heading.tsx';
import { EventCard } from '../event-card/event-card.tsx';
import { groupByDay, isEvent } from '../event-card/grouping.ts';
import { type Filter, isFiltered, noFilter, toQuery } from '../filter/filter.ts';
import { panel } from '../filter/strings.ts';
import styles from './overview.module.css';
import { t } from './strings.ts';
import type { Overview as OverviewData } from './use-overview.ts';

type Props = { overview: OverviewData; filter: Filter; onChoose: (filter: Filter) => void };

export function Overview({ overview: { events, count }, filter, onChoose }: Props) {
  const language = useLanguage();
  const today = dayOf(new Date());
  const query = toQuery(filter).toString();
  if (count === 0) {
    return (
      <div className={styles.nothing}>
        <p>{panel(language, isFiltered(filter) ? 'no_result' : 'no_upcoming_events')}</p>
        {isFiltered(filter) && <Button onClick={() => onChoose(noFilter)}>{panel(language, 'reset')}</Button>}
      </div>
    );
  }
  return (
    <>
      <ol className={styles.days}>
        {groupByDay(events, []).map(({ day, items }) => (
          <li key={day} className={styles.day}>
            <DayHeading day={day} today={today} />
            <div>{items.map((item) => isEvent(item) && <EventCard key={item.id} event={item} />)}</div>
          </li>
        ))}
      </ol>
      <p className={styles.end}>
        <Link to={href('programme', language) + (query && `?${query}`)} className={button()}>
          {isFiltered(filter) ? t(language, 'all_filtered', { n: count }) : t(language, 'all')}
          <Icon node={ArrowRight} />
        </Link>
      </p>
    </>
  );
}

export function OverviewSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {[1, 2, 3, 4].map((row) => (
        <div key={row}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
