import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { button } from '#ui/button/button-class.ts';
import { Link } from '#ui/link.tsx';
import { type Filter, toQuery } from '../filter/filter.ts';
import { infiniteScrollMargin } from '../limits.ts';
import styles from './paged-list.module.css';
import { type ListPage, type LoadNext, useInfiniteScroll } from './use-infinite-scroll.ts';

type ListText = 'title' | 'earlier_page' | 'load_more' | 'loading' | 'loaded' | 'load_failed' | 'retry' | 'end';

type Props<Data> = {
  data: Data;
  t: (language: Language, key: ListText, parameters?: { n: number }) => string;
  size: (loaded: Data) => number;
  loadNext: LoadNext<Data>;
  /** The entries, each an `article` with an id. */
  children: (loaded: Data) => ReactNode;
};

/** Paged by links for those without script. */
export function PagedList<Data extends ListPage & { filter: Filter }>({ data, t, size, loadNext, children }: Props<Data>) {
  const language = useLanguage();
  const { key, pathname, search } = useLocation();
  // All entries of the history that the router did not make share one key: an anchor's, the first document's.
  const entry = key + pathname + search;
  const list = useRef<HTMLElement>(null);
  const { loaded, progress, loadMore, loadsByItself, pause } = useInfiniteScroll(data, { language, entry, list, loadNext });
  const end = useNearEnd(loadsByItself, () => loadMore('scroll'), pause);
  return (
    <section aria-label={t(language, 'title')} ref={list}>
      {data.page > 1 && <PageLink data={data} page={data.page - 1} text={t(language, 'earlier_page')} rel="prev" />}
      {children(loaded)}
      <div ref={end} className={styles.end}>
        {progress === 'failed' && (
          <p role="alert" className={styles.failed}>
            {t(language, 'load_failed')}
          </p>
        )}
        {loaded.hasNext ? (
          <PageLink
            data={data}
            page={loaded.page + 1}
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
        {loaded.page > data.page && progress === 'idle' && t(language, 'loaded', { n: size(loaded) })}
      </p>
    </section>
  );
}

type PageLinkProps = { data: { filter: Filter }; page: number; text: string; rel: 'prev' | 'next'; busy?: boolean; onLoad?: () => void };

/** With script it loads the page in place. */
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

/** V §9: 170 %; whoever presses End wants the end of the page: then it waits. */
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
    return () => observer.disconnect();
  }, [active]);
  // Also while a page is on its way.
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'End' && pause();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [pause]);
  return end;
}
