import { backOfficeHref, dashboardHref, recordHref } from '#features/back-office/index.ts';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Table } from '#ui/table/table.tsx';
import type { VersionsDashboard } from '../../versions/schema.ts';
import type { Narrowing } from '../dashboard-data.ts';
import { All, Section } from '../section.tsx';
import { Stats } from '../stats.tsx';
import { t } from '../strings.ts';

/** Where contents that are no pages have their form. */
const places: Readonly<Record<string, string>> = { event: 'events', production: 'productions', article: 'articles', series: 'series' };

export function VersionsBoard({ software, drafts, old_drafts, results, narrowing }: VersionsDashboard & { narrowing: Narrowing }) {
  const language = useLanguage();
  const list = (which: 'all' | 'old') => dashboardHref('versions', language, { drafts: which });
  const addressOf = ({ kind, object_id }: VersionsDashboard['results'][number]) => {
    if (kind === null || object_id === null) return '';
    if (kind === 'page') return backOfficeHref('pages', language, {}, object_id);
    return places[kind] ? recordHref(places[kind], language, {}, object_id) : '';
  };
  return (
    <>
      <Section title={t(language, 'drafts')}>
        <Stats
          stats={[
            { key: 'drafts', value: drafts, text: t(language, 'unpublished', { n: drafts }), address: list('all') },
            { key: 'old', value: old_drafts, text: t(language, 'old_drafts', { n: old_drafts }), address: list('old') },
          ]}
        />
        {narrowing.drafts === 'old' && <All address={list('all')} />}
        <Table
          caption={t(language, 'drafts')}
          rows={results}
          keyOf={({ id }) => id}
          empty={t(language, 'no_drafts')}
          isCards
          columns={[
            { key: 'title', title: t(language, 'what'), cell: (row) => (addressOf(row) ? <a href={addressOf(row)}>{row.title}</a> : row.title) },
            {
              key: 'state',
              title: t(language, 'state'),
              cell: ({ is_published, is_old }) =>
                [t(language, is_published ? 'changed' : 'never_published'), is_old && t(language, 'old')].filter(Boolean).join(', '),
            },
            { key: 'by', title: t(language, 'who'), cell: ({ by }) => by ?? t(language, 'somebody') },
            { key: 'at', title: t(language, 'when'), cell: ({ updated_at }) => displayMoment(language, updated_at) },
          ]}
        />
      </Section>
      <Section title={t(language, 'software')}>
        <Table
          caption={t(language, 'software')}
          rows={[
            { name: 'Foyer', version: software.build ? `${software.version} (${software.build})` : software.version },
            { name: 'Node.js', version: software.node },
            { name: 'PostgreSQL', version: software.postgres },
            { name: t(language, 'migration'), version: `${software.migration} (${displayMoment(language, software.migrated_at)})` },
          ]}
          keyOf={({ name }) => name}
          columns={[
            { key: 'name', title: t(language, 'name'), cell: ({ name }) => name },
            { key: 'version', title: t(language, 'version'), cell: ({ version }) => version },
          ]}
        />
      </Section>
    </>
  );
}
