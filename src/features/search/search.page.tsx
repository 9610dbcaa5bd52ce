import { useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { Static } from '#ui/static/static.tsx';
import SearchForm from './autocomplete/search-form.tsx';
import { IdeasInstead } from './results/ideas.static.tsx';
import { SearchResults } from './results/search-results.tsx';
import type { loader } from './search.loader.ts';
import styles from './search.page.module.css';
import { searchAddress } from './search-address.ts';
import { t } from './strings.ts';

export { loader } from './search.loader.ts';

/** The search: `/de/search/{category?}/{page?}?q=…` (V §2). */
export function Page() {
  const { q, category, page, results, refusal, serverOnly } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const count = results ? results.events.count + results.others.count : 0;
  const all = { count, more: results?.events.more || results?.others.more };
  const found = t(language, all.more ? 'results_more' : 'result_count', { n: all.more ? count.toLocaleString(language) : count, text: q });
  return (
    <>
      <PageHead title={q ? t(language, 'title_for', { text: q }) : t(language, 'title')} description={t(language, 'description')} noIndex />
      <header className={styles.head}>
        <h1 className={styles.title}>{t(language, 'title')}</h1>
        <SearchForm variant="page" searched={q} />
        <p role="status" className={styles.count} data-none={refusal !== null || (results && count === 0) || undefined}>
          {refusal}
          {results && (count > 0 ? found : t(language, 'no_result'))}
        </p>
        {results?.meant && (
          <p className={styles.meant}>
            {t(language, 'meant')} <Link to={searchAddress(language, { q: results.meant })}>{results.meant}</Link>?
          </p>
        )}
      </header>
      {results && count > 0 && <SearchResults all={all} q={q} category={category} page={page} results={results} others={serverOnly?.others} />}
      {refusal === null && count === 0 && (
        <div className={styles.nothing}>
          {!results && <p>{t(language, 'before')}</p>}
          <p>{t(language, results ? 'no_result_hint' : 'before_hint')}</p>
          <Static id="ideas">{serverOnly?.ideas && <IdeasInstead ideas={serverOnly.ideas} />}</Static>
        </div>
      )}
    </>
  );
}
