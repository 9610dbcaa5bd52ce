import { useLoaderData } from 'react-router';
import type { CallOf } from '#api/endpoint.ts';
import type { ScreenCall } from '#features/back-office/index.ts';
import { type ListData, ListScreen, loadList } from '#features/back-office/list-screen/index.ts';
import { displayDate } from '#i18n/format.ts';
import { type Language, languages } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { CountedRow, PageViewsContract } from '../contract.ts';
import { defaultGrouping, defaultPeriod, groupings, periods, viewsPerPage } from '../limits.ts';
import { type Device, devices } from '../read-view.ts';
import { t } from './strings.ts';

const filters = ['period', 'by', 'language'] as const;
type Grouping = (typeof groupings)[number];

/** `views`, `bots`: of all that are listed. */
export type PageViewsData = ListData<(typeof filters)[number], CountedRow> & { views?: number; bots?: number };

export const loadPageViews = ({ api, language, url, signal }: ScreenCall<PageViewsContract>): Promise<PageViewsData> =>
  loadList(url, filters, (query: CallOf<PageViewsContract['pageViews']>['query']) => api.get('/api/page-views/', { language, signal, query: query ?? {} }));

/** How often pages are opened: by page, where from, with what, or day by day. */
export function PageViewsPage() {
  const language = useLanguage();
  const { query, results = [], count = 0, views = 0, bots = 0, failure } = useLoaderData<Partial<PageViewsData>>();
  if (!query) return null; // refused: the frame says so
  const by = groupings.find((one) => one === query.by) ?? defaultGrouping;
  return (
    <ListScreen
      screen="page_views"
      say={(word, parameters) => t(language, word, parameters)}
      total={[t(language, 'total', { n: views }), bots > 0 && t(language, 'total_bots', { n: bots })].filter(Boolean).join(', ')}
      {...{ query, results, count, failure }}
      filters={[
        {
          name: 'by',
          label: t(language, 'by'),
          options: groupings.filter((value) => value !== defaultGrouping).map((value) => ({ value, label: t(language, `by_${value}`) })),
          value: query.by,
          first: t(language, `by_${defaultGrouping}`),
        },
        {
          name: 'period',
          label: t(language, 'period'),
          options: periods.filter((value) => value !== defaultPeriod).map((value) => ({ value, label: t(language, `days_${value}`) })),
          value: query.period,
          first: t(language, `days_${defaultPeriod}`),
        },
        {
          name: 'language',
          label: t(language, 'language'),
          options: languages.map((value) => ({ value, label: t(language, value) })),
          value: query.language,
        },
      ]}
      narrowing={['language']}
      perPage={viewsPerPage}
      keyOf={({ key }) => key || '-'}
      columns={[
        { key: 'key', title: t(language, `key_${by}`), cell: ({ key }) => nameOf(by, key, language) },
        { key: 'views', title: t(language, 'views'), isNumber: true, cell: (row) => row.views },
        { key: 'bots', title: t(language, 'bots'), isNumber: true, cell: (row) => row.bots },
      ]}
    />
  );
}

function nameOf(by: Grouping, key: string, language: Language) {
  if (by === 'page') return key ? <a href={key}>{readable(key)}</a> : t(language, 'other_pages');
  if (by === 'referrer') return key || t(language, 'no_referrer');
  if (by === 'day') return displayDate(language, key);
  return isDevice(key) ? t(language, key) : key;
}

const isDevice = (key: string): key is Device => devices.some((device) => device === key);

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
