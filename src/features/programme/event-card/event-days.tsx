import type { Day } from '#i18n/berlin-time.ts';
import type { CardData } from './card-data.ts';
import { DayHeading } from './day-heading.tsx';
import { EventCard } from './event-card.tsx';
import styles from './event-days.module.css';
import { groupByDay, isEvent } from './grouping.ts';

/** `as`: the level of a day's heading. */
export function EventDays({ events, today, as = 'h3' }: { events: CardData[]; today: Day; as?: 'h2' | 'h3' }) {
  return groupByDay(events, []).map(({ day, items }) => (
    <div key={day} className={styles.day}>
      <DayHeading day={day} today={today} as={as} />
      <div>{items.map((item) => isEvent(item) && <EventCard key={item.id} event={item} titleAs={as === 'h2' ? 'h3' : 'h4'} />)}</div>
    </div>
  ));
}
