import { backOfficeHref, recordHref } from '#features/back-office/index.ts';
import { searchAddress } from '#features/search/index.ts';
import { slugOf } from '#i18n/slug.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { type Column, Table } from '#ui/table/table.tsx';
import type { DashboardTerm, SearchesDashboard } from '../../searches/schema.ts';
import { DayChart } from '../charts/day-chart.tsx';
import styles from '../dashboard.module.css';
import { Section } from '../section.tsx';
import { Stats } from '../stats.tsx';
import { t } from '../strings.ts';

export function SearchesBoard({ terms, searches, without_hits, days, days_without_hits, top, top_without_hits }: SearchesDashboard) {
  const language = useLanguage();
  // The lists count up to today as well, over as many days.
  const list = (query: Record<string, string> = {}) => backOfficeHref('searches', language, { period: String(days.length), ...query });
  const share = searches === 0 ? 0 : Math.round((100 * without_hits) / searches);
  const term: Column<DashboardTerm> = {
    key: 'term',
    title: t(language, 'term'),
    cell: ({ term: words, language: of }) => (
      <>
        <a href={searchAddress(of, { q: words })} lang={of}>
          {words}
        </a>{' '}
        <small className={styles.language}>{t(language, of)}</small>
      </>
    ),
  };
  const times: Column<DashboardTerm> = { key: 'searches', title: t(language, 'searches'), isNumber: true, cell: (one) => one.searches };
  const keyOf = ({ language: of, term: words }: DashboardTerm) => `${of} ${words}`;
  return (
    <>
      <Section title={t(language, 'searches')}>
        <Stats
          stats={[
            { key: 'searches', value: searches, text: t(language, 'searches_in_all', { n: searches }), address: list() },
            { key: 'terms', value: terms, text: t(language, 'different', { n: terms }), address: list() },
            {
              key: 'without',
              value: `${share} %`,
              text: t(language, 'without_hits'),
              note: t(language, 'n_searches', { n: without_hits }),
              address: list({ results: 'none' }),
            },
          ]}
        />
        <DayChart
          title={t(language, 'by_day')}
          unit={t(language, 'searches')}
          days={days}
          part={{ name: t(language, 'without_hits'), days: days_without_hits }}
        />
      </Section>
      <div className={styles.pair}>
        <Section title={t(language, 'without_hits')}>
          <Table
            caption={t(language, 'without_hits')}
            rows={top_without_hits}
            keyOf={keyOf}
            empty={t(language, 'all_found')}
            isCards
            columns={[
              term,
              times,
              {
                key: 'remedy',
                title: t(language, 'remedy'),
                cell: ({ term: words, language: of }) => (
                  <span className={styles.remedies}>
                    <a href={recordHref('synonyms', language, { term: words }, 'new')}>{t(language, 'make_synonym')}</a>
                    <a href={recordHref('redirects', language, { old_path: `/${of}/${slugOf(words)}` }, 'new')}>{t(language, 'make_redirect')}</a>
                  </span>
                ),
              },
            ]}
          />
        </Section>
        <Section title={t(language, 'most_searched')}>
          <Table
            caption={t(language, 'most_searched')}
            rows={top}
            keyOf={keyOf}
            empty={t(language, 'no_searches')}
            columns={[term, times, { key: 'found', title: t(language, 'found'), isNumber: true, cell: ({ found }) => found ?? '–' }]}
          />
        </Section>
      </div>
    </>
  );
}
