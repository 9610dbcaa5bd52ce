import { ArrowRight } from 'lucide';
import type { BlockViewProps } from '#content/index.ts';
import { DayHeading, EventCard, groupByDay, isEvent } from '#features/programme/index.ts';
import { href } from '#routes.ts';
import { button } from '#ui/button/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { eventList } from './block.ts';
import type { EventListData } from './data.ts';
import { groupInOrder } from './group-in-order.ts';
import { t } from './strings.ts';
import styles from './view.module.css';

/** `data-book` opens the booking widget. */
export function EventListView({ id, root, data, language, deepestLevel }: BlockViewProps<typeof eventList, EventListData>) {
  const { events = [], today = '', arePicked = false, programme = href('programme', language) } = data ?? {};
  const days = arePicked ? groupInOrder(events) : groupByDay([...events], []);
  return (
    <div {...root} className={styles.frame} data-enhance={events.length > 0 ? 'event-list' : undefined}>
      {events.length === 0 && <p className={styles.nothing}>{t(language, 'nothing')}</p>}
      {events.length > 0 && (
        <ol className={styles.days}>
          {days.map(({ day, items }) => (
            <li key={`${day} ${items[0]?.id}`} className={styles.day}>
              <DayHeading day={day} today={today} as={deepestLevel === 2 ? 'h2' : 'h3'} />
              <div className={styles.items}>
                {items.map(
                  (item) => isEvent(item) && <EventCard key={item.id} event={item} titleAs={deepestLevel === 2 ? 'h3' : 'h4'} id={`event-${item.id}-${id}`} />,
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
      {programme && (
        <p className={styles.more}>
          <Link to={programme} className={button('link', 'small')}>
            {t(language, 'all')}
            <Icon node={ArrowRight} />
          </Link>
        </p>
      )}
    </div>
  );
}
