import { useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { button } from '#ui/button/button-class.ts';
import { Link } from '#ui/link.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import SearchForm from './autocomplete/search-form.tsx';
import type { loader } from './search.loader.ts';
import styles from './search.page.module.css';
import { SearchResults } from './search-results.tsx';
import { t } from './strings.ts';

export { loader } from './search.loader.ts';

/** The search: `/de/search/{category?}/{page?}?q=…` (V §2). */
export function Page() {
  const { q, category, page, results, refusal } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const count = results ? results.events.count + results.others.count : 0;
  return (
    <>
      <PageHead title={q ? t(language, 'title_for', { text: q }) : t(language, 'title')} description={t(language, 'description')} noIndex />
      <header className={styles.head}>
        <h1 className={styles.title}>{t(language, 'title')}</h1>
        <SearchForm variant="page" searched={q} />
        <p role="status" className={styles.count} data-none={refusal !== null || (results && count === 0) || undefined}>
          {refusal}
          {results && (count > 0 ? t(language, 'result_count', { n: count, text: q }) : t(language, 'no_result'))}
        </p>
      </header>
      {results && count > 0 && <SearchResults q={q} category={category} page={page} results={results} />}
      {!results && refusal === null && (
        <div className={styles.nothing}>
          <p>{t(language, 'before')}</p>
          <p>{t(language, 'before_hint')}</p>
        </div>
      )}
      {results && count === 0 && (
        <div className={styles.nothing}>
          <p>{t(language, 'no_result_hint')}</p>
          <Link to={href('programme', language)} className={button('secondary', 'small')}>
            {t(language, 'to_programme')}
          </Link>
        </div>
      )}
    </>
  );
}
