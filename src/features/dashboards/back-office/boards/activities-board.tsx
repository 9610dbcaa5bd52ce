import { AuditDone, auditMoment } from '#features/audit/index.ts';
import { backOfficeHref, recordHref } from '#features/back-office/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Table } from '#ui/table/table.tsx';
import type { ActivitiesDashboard } from '../../activities/schema.ts';
import { DayChart } from '../charts/day-chart.tsx';
import { moment } from '../moment.ts';
import { Section } from '../section.tsx';
import { t } from '../strings.ts';

export function ActivitiesBoard({ is_of_all, changes, days, people, results, upcoming }: ActivitiesDashboard) {
  const language = useLanguage();
  return (
    <>
      <Section title={t(language, is_of_all ? 'changes' : 'own_changes', { n: changes })}>
        <DayChart title={t(language, 'by_day')} unit={t(language, 'changes')} days={days} />
        <Table
          caption={t(language, 'latest')}
          rows={results}
          keyOf={({ id }) => id}
          empty={t(language, 'no_changes')}
          columns={[
            { key: 'done', title: t(language, 'done'), cell: (entry) => <AuditDone entry={entry} /> },
            { key: 'who', title: t(language, 'who'), cell: ({ user }) => user.name || t(language, 'somebody') },
            { key: 'when', title: t(language, 'when'), cell: (entry) => auditMoment(entry, language) },
          ]}
        />
        {is_of_all && (
          <p>
            <a href={backOfficeHref('changes', language)}>{t(language, 'all_changes')}</a>
          </p>
        )}
      </Section>
      <Section title={t(language, 'people')}>
        <Table
          caption={t(language, 'people')}
          rows={people}
          keyOf={({ id, name }) => id ?? name}
          empty={t(language, 'no_changes')}
          columns={[
            {
              key: 'name',
              title: t(language, 'name'),
              cell: ({ id, name }) =>
                is_of_all && id !== null ? <a href={backOfficeHref('changes', language, { user_id: id })}>{name}</a> : name || t(language, 'somebody'),
            },
            { key: 'n', title: t(language, 'changes'), isNumber: true, cell: (person) => person.changes ?? '–' },
          ]}
        />
      </Section>
      <Section title={t(language, 'upcoming')}>
        <Table
          caption={t(language, 'upcoming')}
          rows={upcoming}
          keyOf={({ kind, id, language: of, at }) => `${kind} ${id} ${of} ${at}`}
          empty={t(language, 'nothing_planned')}
          columns={[
            {
              key: 'title',
              title: t(language, 'what'),
              cell: ({ kind, id, page, title }) => {
                const address =
                  kind === 'release' ? recordHref('releases', language, {}, id) : page === null ? '' : backOfficeHref('pages', language, {}, page);
                return address ? <a href={address}>{title}</a> : title;
              },
            },
            {
              key: 'kind',
              title: t(language, 'done'),
              cell: ({ kind, language: of }) => [t(language, kind), of === 'de' || of === 'en' ? t(language, of) : ''].filter(Boolean).join(', '),
            },
            { key: 'at', title: t(language, 'when'), cell: ({ at }) => moment(language, at) },
          ]}
        />
      </Section>
    </>
  );
}
