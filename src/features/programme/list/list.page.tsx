import { CalendarPlus } from 'lucide';
import { useLoaderData, useLocation, useNavigation, useRouteLoaderData } from 'react-router';
import { displayDate, longDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deferred } from '#ui/deferred.tsx';
import { Icon } from '#ui/icon.tsx';
import { lazyImport } from '#ui/lazy-import.ts';
import { PageHead } from '#ui/page-head/page-head.tsx';
import type { RootInfo } from '#ui/site-context.ts';
import { isFiltered, toQuery } from '../filter/filter.ts';
import { FilterBar } from '../filter-bar/filter-bar.tsx';
import { t } from '../strings.ts';
import { EventList } from './event-list.tsx';
import { describeList, FeedLinks } from './for-machines.tsx';
import type { ListData, loader } from './list.loader.ts';
import styles from './list.page.module.css';
import { NoResult as ServerNoResult } from './no-result.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

export { loader } from './list.loader.ts';

const loadNoResult = lazyImport(() => import('./no-result.tsx'));
const NoResult = deferred(import.meta.env.SSR && ServerNoResult, async () => (await loadNoResult()).NoResult);

/** The programme: `/de/programm`, `/en/events` (V §2 "Event list page"). */
export function Page() {
  const data = useLoaderData<typeof loader>();
  const language = useLanguage();
  const { pathname } = useLocation();
  const isLoading = useNavigation().location?.pathname === pathname;
  const site = useRouteLoaderData<RootInfo>('root');
  useKeptFocus(data);
  const { filter, count } = data;
  const query = toQuery(filter);
  return (
    <>
      <PageHead title={titleOf(data, language)} {...(import.meta.env.SSR && describeList(data, language, site?.name ?? ''))} />
      {import.meta.env.SSR && <FeedLinks data={data} language={language} />}
      <header className={styles.head}>
        <h1 className={styles.title}>{t(language, 'title')}</h1>
        <p role="status" className={styles.count}>
          {t(language, 'results', { n: count })} {filter.date ? t(language, 'from_day', { day: longDate(language, filter.date) }) : t(language, 'from_now')}
        </p>
      </header>
      <FilterBar data={data} />
      <div aria-busy={isLoading} className={styles.list}>
        {count > 0 ? <EventList data={data} /> : <NoResult filtered={isFiltered(filter)} />}
      </div>
      <p className={styles.feeds}>
        {/* With this scheme a calendar keeps asking for what is new; with https it takes the dates once. */}
        <a href={`${site?.baseUrl.replace(/^https?/, 'webcal')}/${language}/api/events.ics?${query}`.replace(/\?$/, '')}>
          <Icon node={CalendarPlus} />
          {t(language, 'subscribe')}
        </a>
      </p>
    </>
  );
}

/** 'Programm, Sa 21/11/2026, Kammersaal, Seite 2' */
const titleOf = ({ filter, chosen, page }: ListData, language: Language) =>
  [
    t(language, 'title'),
    filter.date && displayDate(language, filter.date),
    ...Object.values(chosen).map(({ name }) => name),
    page > 1 && t(language, 'page', { n: page }),
  ]
    .filter(Boolean)
    .join(', ');
