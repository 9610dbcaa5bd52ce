import { useLoaderData } from 'react-router';
import type { CallOf } from '#api/endpoint.ts';
import type { ScreenCall, ScreenData } from '#features/back-office/index.ts';
import { type ListData, ListScreen, loadList } from '#features/back-office/list-screen/index.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { PolicyReport, PolicyReportContract } from '../contract.ts';
import { reportsPerPage } from '../limits.ts';
import styles from './policy-reports.module.css';
import { ReportActions } from './report-actions.tsx';
import { t } from './strings.ts';

const filters = ['state'] as const;

export type PolicyReportData = ListData<(typeof filters)[number], PolicyReport> & { totals?: { new: number; ignored: number } };

export const loadPolicyReports = ({ api, language, url, signal }: ScreenCall<PolicyReportContract>): Promise<PolicyReportData> =>
  loadList(url, filters, (query: CallOf<PolicyReportContract['policyReports']>['query']) =>
    api.get('/api/policy-reports/', { language, signal, query: query ?? {} }),
  );

/** What browsers have stopped by the content security policy, the latest first. */
export function PolicyReportsPage() {
  const language = useLanguage();
  const { query, results = [], count = 0, totals, failure } = useLoaderData<Partial<PolicyReportData> & ScreenData>();
  if (!query) return null; // refused: the frame says so
  const isIgnored = query.state === 'ignored';
  return (
    <ListScreen
      screen="policy_reports"
      say={(word, parameters) => t(language, word, parameters)}
      total={t(language, 'count', { n: count })}
      {...{ query, results, count, failure }}
      filters={[
        {
          name: 'state',
          label: t(language, 'state'),
          options: [{ value: 'ignored', label: t(language, 'state_ignored', { n: totals?.ignored ?? 0 }) }],
          value: query.state,
          first: t(language, 'state_new', { n: totals?.new ?? 0 }),
        },
      ]}
      narrowing={filters}
      perPage={reportsPerPage}
      isCards
      keyOf={({ id }) => String(id)}
      columns={[
        { key: 'blocked', title: t(language, 'blocked'), cell: (one) => <strong className={styles.blocked}>{blockedIn(one, language)}</strong> },
        { key: 'directive', title: t(language, 'directive'), cell: (one) => <Directive report={one} /> },
        { key: 'page', title: t(language, 'page'), cell: ({ path }) => path && <bdi className={styles.path}>{path}</bdi> },
        { key: 'count', title: t(language, 'times'), isNumber: true, cell: (one) => one.count },
        { key: 'seen', title: t(language, 'seen'), cell: (one) => <Seen report={one} /> },
        { key: 'actions', title: t(language, 'actions'), cell: ({ id }) => <ReportActions id={id} isIgnored={isIgnored} /> },
      ]}
    />
  );
}

function blockedIn({ directive, blocked }: PolicyReport, language: Language): string {
  if (directive === null) return t(language, 'others');
  if (/trusted-types/.test(directive) || /^trusted-types/.test(blocked)) return t(language, 'markup');
  if (blocked === 'inline') return t(language, 'inline');
  if (/eval/.test(blocked)) return t(language, 'eval');
  return blocked || t(language, 'unknown');
}

function Directive({ report: { directive, is_enforced } }: { report: PolicyReport }) {
  const language = useLanguage();
  if (directive === null) return null;
  return (
    <span className={styles.lines}>
      <code>{directive}</code>
      {!is_enforced && <small>{t(language, 'only_reported')}</small>}
    </span>
  );
}

function Seen({ report: { first_seen, last_seen } }: { report: PolicyReport }) {
  const language = useLanguage();
  const last = new Date(last_seen);
  return (
    <span className={styles.lines}>
      {displayDate(language, dayOf(last))}, {displayTime(language, last)}
      <small>{t(language, 'since', { date: displayDate(language, dayOf(new Date(first_seen))) })}</small>
    </span>
  );
}
