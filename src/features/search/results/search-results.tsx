import { EventCard } from '#features/programme/index.ts';
import { displayDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { Pager } from '#ui/pager/pager.tsx';
import { Static } from '#ui/static/static.tsx';
import { LinkTabs } from '#ui/tabs/link-tabs.tsx';
import { type Category, categories } from '../categories.ts';
import type { Found } from '../contract.ts';
import { pageSize } from '../limits.ts';
import type { Count, Results } from '../search.loader.ts';
import styles from '../search.page.module.css';
import { searchAddress } from '../search-address.ts';
import { t } from '../strings.ts';
import { OtherResults } from './other-results.static.tsx';
import { Snippet } from './snippet.tsx';

type Props = { all: Count; q: string; category: Category | null; page: number; results: Results; others: Found[] | undefined };

/** Results as events and others, each with its count and its pages; all of it are links. */
export function SearchResults({ all, q, category, page, results, others }: Props) {
  const language = useLanguage();
  const shown = categories.filter((one) => (category ? one === category : results[one].count > 0));
  const shownCount = ({ count, more }: Count) => (more ? t(language, 'more_than', { n: count.toLocaleString(language) }) : count);
  const tab = (of: Category | null, count: Count) => ({
    to: searchAddress(language, { q, category: of ?? undefined }),
    isCurrent: of === category,
    text: (
      <>
        {t(language, of ?? 'all')} <small>{shownCount(count)}</small>
      </>
    ),
  });
  return (
    <>
      <LinkTabs
        label={t(language, 'categories')}
        className={styles.tabs}
        tabs={[tab(null, all), tab('events', results.events), tab('others', results.others)]}
      />
      {shown.map((one) => (
        <section key={one} aria-labelledby={`results-${one}`}>
          <h2 id={`results-${one}`} className={styles.group}>
            {t(language, one)} <span>{shownCount(results[one])}</span>
          </h2>
          {one === 'events' ? <Events results={results.events.results} /> : <Static id="others">{others && <OtherResults results={others} />}</Static>}
          {results[one].count === 0 && <p className={styles.empty}>{t(language, 'no_result')}</p>}
          <Pager
            label={`${t(language, 'pages')}: ${t(language, one)}`}
            page={page}
            last={Math.ceil(results[one].count / pageSize)}
            hrefOf={(to) => searchAddress(language, { q, category: one, page: to })}
          />
        </section>
      ))}
    </>
  );
}

/** Productions by their next date; those of which all is past after them, under a heading of their own. */
function Events({ results }: { results: Results['events']['results'] }) {
  const language = useLanguage();
  const firstOver = results.findIndex(({ is_over }) => is_over);
  return results.map(({ card, dates, snippet, marks }, index) => (
    <div key={card.id} className={styles.found}>
      {index === firstOver && <h3 className={styles.archive}>{t(language, 'archive')}</h3>}
      <EventCard event={card} isDated titleAs={firstOver < 0 || index < firstOver ? 'h3' : 'h4'} />
      <Snippet snippet={snippet} marks={marks} />
      {dates.length > 0 && (
        <p className={styles.dates}>
          {t(language, 'more_dates')}{' '}
          {dates.map(({ id, url, date_start }) => (
            <Link key={id} to={url}>
              {displayDate(language, date_start.slice(0, 10))}
            </Link>
          ))}
        </p>
      )}
    </div>
  ));
}
