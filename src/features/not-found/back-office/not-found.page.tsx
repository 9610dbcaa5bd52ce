import { useLoaderData } from 'react-router';
import type { CallOf } from '#api/endpoint.ts';
import { mayCall } from '#api/user.ts';
import type { ScreenCall, ScreenData } from '#features/back-office/index.ts';
import { type ListData, ListScreen, loadList } from '#features/back-office/list-screen/index.ts';
import { readablePath } from '#features/redirects/index.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import { displayDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { NotFoundContract, NotFoundPath } from '../contract.ts';
import { pathsPerPage } from '../limits.ts';
import { pathStates } from '../states.ts';
import styles from './not-found.module.css';
import { PathActions } from './path-actions.tsx';
import { t } from './strings.ts';

const filters = ['state'] as const;

export type NotFoundData = ListData<(typeof filters)[number], NotFoundPath> & {
  totals?: { new: number; ignored: number; mended: number; scanners: number; scanner_requests: number };
};

export const loadNotFound = ({ api, language, url, signal }: ScreenCall<NotFoundContract>): Promise<NotFoundData> =>
  loadList(url, filters, (query: CallOf<NotFoundContract['notFoundPaths']>['query']) =>
    api.get('/api/not-found-paths/', { language, signal, query: query ?? {} }),
  );

/** What visitors asked for and did not find: the most asked first, to be mended or ignored. */
export function NotFoundPage() {
  const language = useLanguage();
  const { query, results = [], count = 0, totals, failure, staff } = useLoaderData<Partial<NotFoundData> & ScreenData>();
  if (!query) return null; // refused: the frame says so
  const state = pathStates.find((one) => one === query.state) ?? 'new';
  const isScanned = state === 'new' && (totals?.scanner_requests ?? 0) > 0;
  const labelOf = (one: (typeof pathStates)[number]) => t(language, `state_${one}`, { n: totals?.[one] ?? 0 });
  const mayWrite = mayCall('manager', { id: 0, role: staff.role });
  return (
    <ListScreen
      screen="not_found"
      say={(word, parameters) => t(language, word, parameters)}
      total={[t(language, 'count', { n: count }), isScanned && t(language, 'beside_scanners', { n: totals?.scanner_requests ?? 0 })].filter(Boolean).join(', ')}
      {...{ query, results, count, failure }}
      filters={[
        {
          name: 'state',
          label: t(language, 'state'),
          options: pathStates.filter((value) => value !== 'new').map((value) => ({ value, label: labelOf(value) })),
          value: query.state,
          first: labelOf('new'),
        },
      ]}
      narrowing={filters}
      perPage={pathsPerPage}
      isCards
      keyOf={({ id }) => String(id)}
      columns={[
        {
          key: 'path',
          title: t(language, 'path'),
          cell: ({ path }) => (
            <a href={path} target="_blank" rel="noreferrer" className={styles.path}>
              <bdi dir="ltr">{readablePath(path)}</bdi>
            </a>
          ),
        },
        { key: 'count', title: t(language, 'requests'), isNumber: true, cell: (one) => one.count },
        { key: 'who', title: t(language, 'by_whom'), cell: (one) => whoOf(one, language) },
        { key: 'referrer', title: t(language, 'referrer'), cell: (one) => <Referrer path={one} /> },
        { key: 'seen', title: t(language, 'seen'), cell: (one) => <Seen path={one} /> },
        { key: 'actions', title: t(language, 'actions'), cell: (one) => <PathActions path={one} isIgnored={state === 'ignored'} mayWrite={mayWrite} /> },
      ]}
    />
  );
}

function whoOf({ count, by_bots }: NotFoundPath, language: Language): string {
  if (by_bots === 0) return t(language, 'people');
  return by_bots >= count ? t(language, 'bots') : t(language, 'some_bots', { n: by_bots });
}

function Referrer({ path: { referring_host, is_own_link } }: { path: NotFoundPath }) {
  const language = useLanguage();
  if (is_own_link) return <strong className={styles.own}>{t(language, 'own_link')}</strong>;
  return referring_host === null ? <span className={styles.quiet}>{t(language, 'no_referrer')}</span> : <bdi className={styles.host}>{referring_host}</bdi>;
}

function Seen({ path: { first_seen, last_seen } }: { path: NotFoundPath }) {
  const language = useLanguage();
  const last = new Date(last_seen);
  return (
    <span className={styles.seen}>
      {displayMoment(language, last)}
      <small>{t(language, 'since', { date: displayDate(language, dayOf(new Date(first_seen))) })}</small>
    </span>
  );
}
