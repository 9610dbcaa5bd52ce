import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { button } from '#ui/button/button-class.ts';
import { Link } from '#ui/link.tsx';
import { DayHeading } from '../event-card/day-heading.tsx';
import { EventCard } from '../event-card/event-card.tsx';
import { groupByDay, isEvent } from '../event-card/grouping.ts';
import { TeaserCard } from '../event-card/teaser-card.tsx';
import { toQuery } from '../filter/filter.ts';
import { infiniteScrollMargin } from '../limits.ts';
import { t } from '../strings.ts';
import styles from './event-list.module.css';
import type { ListData } from './list.loader.ts';
import { useInfiniteScroll } from './use-infinite-scroll.ts';
import { useReturningFocus } from './use-returning-focus.ts';

/** The programme, day by day; loads on while a visitor scrolls, and is paged by links for those without script. */
export function EventList({ data }: { data: ListData }) {
  const language = useLanguage();
  const { key, search } = useLocation();
  // All entries of the history that the router did not make share one key: an anchor's, the first document's.
  const entry = key + search;
  const { events, teasers, page, hasNext, progress, loadMore, loadsByItself, pause } = useInfiniteScroll(data, language, entry);
  const list = useReturningFocus(entry);
  const end = useNearEnd(loadsByItself, () => loadMore('scroll'), pause);
  return (
    <section aria-label={t(language, 'title')} ref={list}>
      {data.page > 1 && <PageLink data={data} page={data.page - 1} text={t(language, 'earlier_page')} rel="prev" />}
      <ol className={styles.days}>
        {groupByDay(events, teasers).map(({ day, items }, index) => (
          <li key={day} className={styles.day}>
            <DayHeading day={day} today={data.today} />
            <div className={styles.items}>
              {items.map((item, position) =>
                isEvent(item) ? (
                  <EventCard key={item.id} event={item} priority={index === 0 && position === 0} />
                ) : (
                  <TeaserCard key={`teaser-${item.id}`} teaser={item} />
                ),
              )}
            </div>
          </li>
        ))}
      </ol>
      <div ref={end} className={styles.end}>
        {progress === 'failed' && (
          <p role="alert" className={styles.failed}>
            {t(language, 'load_failed')}
          </p>
        )}
        {hasNext ? (
          <PageLink
            data={data}
            page={page + 1}
            rel="next"
            busy={progress === 'loading'}
            text={t(language, progress === 'loading' ? 'loading' : progress === 'failed' ? 'retry' : 'load_more')}
            onLoad={() => loadMore('button')}
          />
        ) : (
          <p className={styles.finis}>{t(language, 'end')}</p>
        )}
      </div>
      <p role="status" className={styles.status}>
        {page > data.page && progress === 'idle' && t(language, 'loaded', { n: events.length })}
      </p>
    </section>
  );
}

type PageLinkProps = { data: ListData; page: number; text: string; rel: 'prev' | 'next'; busy?: boolean; onLoad?: () => void };

/** A real link to a page of the list; with script it loads the page in place. */
function PageLink({ data, page, text, rel, busy = false, onLoad }: PageLinkProps) {
  const { pathname } = useLocation();
  const query = toQuery(data.filter);
  if (page > 1) query.set('page', String(page));
  return (
    <Link
      to={`${pathname}?${query}`}
      rel={rel}
      className={`${button()} ${styles.more}`}
      aria-busy={busy}
      onClick={(click) => {
        if (!onLoad || click.metaKey || click.ctrlKey || click.shiftKey) return;
        click.preventDefault();
        onLoad();
      }}
    >
      {text}
    </Link>
  );
}

/** Calls `load` when the end of the list comes nearer than the margin (V §9: 170 %). Whoever presses End wants the end of the page: then it waits. */
function useNearEnd(active: boolean, load: () => void, pause: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    if (!active || !end.current) return;
    // A busy browser tells of several changes at once, the latest last.
    const observer = new IntersectionObserver((changes) => changes.at(-1)?.isIntersecting && latest.current(), {
      rootMargin: `0px 0px ${infiniteScrollMargin * 100}% 0px`,
    });
    observer.observe(end.current);
    const onKey = ({ key }: KeyboardEvent) => key === 'End' && pause();
    addEventListener('keydown', onKey);
    return () => {
      observer.disconnect();
      removeEventListener('keydown', onKey);
    };
  }, [active, pause]);
  return end;
}
