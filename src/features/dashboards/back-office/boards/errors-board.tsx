import { backOfficeHref, dashboardHref, recordHref } from '#features/back-office/index.ts';
import { readablePath } from '#features/redirects/index.ts';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Table } from '#ui/table/table.tsx';
import type { ErrorsDashboard } from '../../errors/schema.ts';
import styles from '../dashboard.module.css';
import type { Narrowing } from '../dashboard-data.ts';
import { All, Section } from '../section.tsx';
import { Stats } from '../stats.tsx';
import { t } from '../strings.ts';

export function ErrorsBoard({ totals, not_found, statuses, failed, narrowing }: ErrorsDashboard & { narrowing: Narrowing }) {
  const language = useLanguage();
  const list = (state?: string) => backOfficeHref('not_found', language, { state });
  return (
    <>
      <Section title={t(language, 'not_found')}>
        <Stats
          stats={[
            { key: 'new', value: totals.new, text: t(language, 'paths_new', { n: totals.new }), address: list() },
            { key: 'mended', value: totals.mended, text: t(language, 'paths_mended', { n: totals.mended }), address: list('mended') },
            { key: 'ignored', value: totals.ignored, text: t(language, 'paths_ignored', { n: totals.ignored }), address: list('ignored') },
            { key: 'scanners', value: totals.scanners, text: t(language, 'paths_scanners', { n: totals.scanners }), address: list('scanners') },
          ]}
        />
        <Table
          caption={t(language, 'not_found')}
          rows={not_found}
          keyOf={({ id }) => id}
          empty={t(language, 'nothing_missed')}
          isCards
          columns={[
            {
              key: 'path',
              title: t(language, 'path'),
              cell: ({ path }) => (
                <a
                  href={list()
                    .replace(/(\?|$)/, `?q=${encodeURIComponent(path)}&`)
                    .replace(/&$/, '')}
                  className={styles.path}
                >
                  <bdi dir="ltr">{readablePath(path)}</bdi>
                </a>
              ),
            },
            { key: 'count', title: t(language, 'requests'), isNumber: true, cell: ({ count }) => count },
            {
              key: 'from',
              title: t(language, 'from'),
              cell: ({ referring_host, is_own_link }) => (is_own_link ? <strong>{t(language, 'own_link')}</strong> : (referring_host ?? '–')),
            },
            { key: 'last', title: t(language, 'last'), cell: ({ last_seen }) => displayMoment(language, last_seen) },
            {
              key: 'remedy',
              title: t(language, 'remedy'),
              cell: ({ plain_path }) =>
                plain_path === null ? '–' : <a href={recordHref('redirects', language, { old_path: plain_path }, 'new')}>{t(language, 'make_redirect')}</a>,
            },
          ]}
        />
      </Section>
      <Section id="failed" title={narrowing.status ? t(language, 'answered_with', { status: narrowing.status }) : t(language, 'failed')}>
        {statuses.length > 0 && (
          <Stats
            stats={statuses.map(({ status, paths, count }) => ({
              key: String(status),
              value: count,
              text: t(language, 'answered_with', { status }),
              note: t(language, 'n_paths', { n: paths }),
              address: `${dashboardHref('errors', language, { status })}#failed`,
            }))}
          />
        )}
        {narrowing.status && <All address={dashboardHref('errors', language)} />}
        <Table
          caption={t(language, 'failed')}
          rows={failed}
          keyOf={({ path, status }) => `${status} ${path}`}
          empty={t(language, 'nothing_failed')}
          isCards
          columns={[
            { key: 'path', title: t(language, 'path'), cell: ({ path }) => <bdi className={styles.path}>{readablePath(path)}</bdi> },
            { key: 'status', title: t(language, 'status'), isNumber: true, cell: ({ status }) => status },
            { key: 'count', title: t(language, 'times'), isNumber: true, cell: ({ count }) => count },
            { key: 'reference', title: t(language, 'reference'), cell: ({ reference }) => reference ?? '–' },
            { key: 'last', title: t(language, 'last'), cell: ({ last_seen }) => displayMoment(language, last_seen) },
          ]}
        />
      </Section>
    </>
  );
}
