import { CalendarPlus } from 'lucide';
import { useLoaderData, useRouteLoaderData } from 'react-router';
import { longDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import type { RootInfo } from '#ui/site-context.ts';
import { Static } from '#ui/static/static.tsx';
import { bar } from '../filter/bar-strings.ts';
import { displayRange } from '../filter/display-range.ts';
import { toQuery } from '../filter/filter.ts';
import { DateStrip } from './date-strip.static.tsx';
import { EventList } from './event-list.tsx';
import { describeList, FeedLinks } from './for-machines.tsx';
import type { ListData, loader } from './list.loader.ts';
import styles from './list.page.module.css';
import { ListFrame } from './list-frame.tsx';
import { t } from './page-strings.ts';

export { loader } from './list.loader.ts';

/** V §2 "Event list page". */
export function Page() {
  const data = useLoaderData<typeof loader>();
  const language = useLanguage();
  const site = useRouteLoaderData<RootInfo>('root');
  const { filter, count } = data;
  const query = toQuery(filter);
  const days = filter.until
    ? displayRange(language, filter)
    : filter.date
      ? t(language, 'from_day', { day: longDate(language, filter.date) })
      : t(language, 'from_now');
  return (
    <>
      <PageHead title={titleOf(data, language)} {...(import.meta.env.SSR && describeList(data, language, site?.name ?? ''))} />
      {import.meta.env.SSR && <FeedLinks data={data} language={language} />}
      <ListFrame
        data={data}
        heading={t(language, 'title')}
        summary={`${t(language, 'results', { n: count })} ${days}`}
        above={<Static id="date-strip">{data.serverOnly && <DateStrip filter={filter} today={data.today} months={data.serverOnly.months} />}</Static>}
      >
        <EventList data={data} />
      </ListFrame>
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

const titleOf = ({ filter, chosen, page }: ListData, language: Language) =>
  [
    t(language, 'title'),
    displayRange(language, filter),
    filter.tickets && bar(language, 'tickets'),
    ...Object.values(chosen).map(({ name }) => name),
    page > 1 && t(language, 'page', { n: page }),
  ]
    .filter(Boolean)
    .join(', ');
