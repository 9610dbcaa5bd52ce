import { useLoaderData } from 'react-router';
import type { CallOf } from '#api/endpoint.ts';
import type { ScreenCall } from '#features/back-office/index.ts';
import { type ListData, ListScreen, loadList } from '#features/back-office/list-screen/index.ts';
import { displayDate } from '#i18n/format.ts';
import { type Language, languages } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { termsPerPage } from '../../limits.ts';
import { searchAddress } from '../../search-address.ts';
import type { SearchedTerm, TermsContract } from '../contract.ts';
import { defaultPeriod, periods, results } from '../periods.ts';
import { t } from './strings.ts';

const filters = ['period', 'results', 'language'] as const;

/** `searches`: of all that are listed. */
export type TermsData = ListData<(typeof filters)[number], SearchedTerm> & { searches?: number };

export const loadTerms = ({ api, language, url, signal }: ScreenCall<TermsContract>): Promise<TermsData> =>
  loadList(url, filters, (query: CallOf<TermsContract['terms']>['query']) => api.get('/api/searched-terms/', { language, signal, query: query ?? {} }));

/** What people search: the most searched first, in a period, of one language, or what nobody finds. */
export function TermsPage() {
  const language = useLanguage();
  const { query, results: terms = [], count = 0, searches = 0, failure } = useLoaderData<Partial<TermsData>>();
  if (!query) return null; // refused: the frame says so
  return (
    <ListScreen
      screen="searches"
      say={(word, parameters) => t(language, word, parameters)}
      total={[t(language, 'count', { n: count }), searches > 0 && t(language, 'searches_in_all', { n: searches })].filter(Boolean).join(', ')}
      {...{ query, results: terms, count, failure }}
      filters={[
        {
          name: 'period',
          label: t(language, 'period'),
          options: periods.filter((value) => value !== defaultPeriod).map((value) => ({ value, label: t(language, `days_${value}`) })),
          value: query.period,
          first: t(language, `days_${defaultPeriod}`),
        },
        {
          name: 'results',
          label: t(language, 'results'),
          options: results.map((value) => ({ value, label: t(language, `results_${value}`) })),
          value: query.results,
        },
        {
          name: 'language',
          label: t(language, 'language'),
          options: languages.map((value) => ({ value, label: t(language, value) })),
          value: query.language,
        },
      ]}
      narrowing={['results', 'language']}
      perPage={termsPerPage}
      keyOf={({ language: of, term }) => `${of} ${term}`}
      isCards
      columns={[
        {
          key: 'term',
          title: t(language, 'term'),
          cell: ({ language: of, term }) => (
            <a href={searchAddress(of, { q: term })} lang={of}>
              {term}
            </a>
          ),
        },
        { key: 'searches', title: t(language, 'searches'), isNumber: true, cell: ({ searches: times }) => times },
        { key: 'found', title: t(language, 'found'), isNumber: true, cell: (term) => foundOf(term, language) },
        { key: 'language', title: t(language, 'language'), cell: ({ language: of }) => t(language, of) },
        { key: 'last', title: t(language, 'last'), cell: ({ last_day }) => displayDate(language, last_day) },
      ]}
    />
  );
}

function foundOf({ found, is_corrected }: SearchedTerm, language: Language): string {
  if (found === null) return t(language, 'not_yet');
  if (found === 0) return t(language, 'nothing');
  return is_corrected ? t(language, 'similar', { n: found }) : String(found);
}
