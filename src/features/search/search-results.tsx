import { EventCard, groupByDay, isEvent } from '#features/programme/index.ts';
import { displayDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { button } from '#ui/button/button-class.ts';
import { Link } from '#ui/link.tsx';
import { LinkTabs } from '#ui/tabs/link-tabs.tsx';
import { type Category, categories } from './categories.ts';
import { pageSize } from './limits.ts';
import type { Results } from './search.loader.ts';
import styles from './search.page.module.css';
import { searchAddress } from './search-address.ts';
import { t } from './strings.ts';

type Props = { q: string; category: Category | null; page: number; results: Results };

/** Results as events and others, each with its count and its pages; all of it are links. */
export function SearchResults({ q, category, page, results }: Props) {
  const language = useLanguage();
  const shown = categories.filter((one) => (category === null ? results[one].count > 0 : one === category));
  const tab = (of: Category | null, count: number) => ({
    to: searchAddress(language, { q, category: of ?? undefined }),
    isCurrent: of === category,
    text: (
      <>
        {t(language, of ?? 'all')} <small>{count}</small>
      </>
    ),
  });
  return (
    <>
      <LinkTabs
        label={t(language, 'categories')}
        tabs={[tab(null, results.events.count + results.others.count), tab('events', results.events.count), tab('others', results.others.count)]}
      />
      {shown.map((one) => (
        <section key={one} aria-labelledby={`results-${one}`}>
          <h2 id={`results-${one}`} className={styles.group}>
            {t(language, one)} <span>{results[one].count}</span>
          </h2>
          {one === 'events' ? <Events results={results.events.results} /> : <Others results={results.others.results} />}
          {results[one].count === 0 && <p className={styles.empty}>{t(language, 'no_result')}</p>}
          <Pager q={q} category={one} page={page} count={results[one].count} />
        </section>
      ))}
    </>
  );
}

function Events({ results }: { results: Results['events']['results'] }) {
  const language = useLanguage();
  return groupByDay(results, []).map(({ day, items }) => (
    <div key={day}>
      <h3 className={styles.day}>{displayDate(language, day)}</h3>
      {items.map((item) => isEvent(item) && <EventCard key={item.id} event={item} titleAs="h4" />)}
    </div>
  ));
}

function Others({ results }: { results: Results['others']['results'] }) {
  return (
    <ul className={styles.others}>
      {results.map(({ type, id, url, text, lang }) => (
        <li key={`${type}-${id}`}>
          <Link to={url} lang={lang}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type PagerProps = { q: string; category: Category; page: number; count: number };

function Pager({ q, category, page, count }: PagerProps) {
  const language = useLanguage();
  const last = Math.ceil(count / pageSize);
  if (last <= 1) return null;
  const link = (to: number, rel: 'prev' | 'next', text: string) => (
    <Link to={searchAddress(language, { q, category, page: to })} rel={rel} className={button('secondary', 'small')}>
      {text}
    </Link>
  );
  return (
    <nav aria-label={`${t(language, 'pages')}: ${t(language, category)}`} className={styles.pager}>
      {page > 1 && link(page - 1, 'prev', t(language, 'previous'))}
      <span>{t(language, 'page', { page, last })}</span>
      {page < last && link(page + 1, 'next', t(language, 'next'))}
    </nav>
  );
}
