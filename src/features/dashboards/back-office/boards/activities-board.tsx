import { useNavigate } from 'react-router';
import { AuditDone, auditMoment } from '#features/audit/index.ts';
import { backOfficeHref, dashboardHref, recordHref } from '#features/back-office/index.ts';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Table } from '#ui/table/table.tsx';
import type { ActivitiesDashboard } from '../../activities/schema.ts';
import { DayChart } from '../charts/day-chart.tsx';
import styles from '../dashboard.module.css';
import type { Narrowing } from '../dashboard-data.ts';
import { Section } from '../section.tsx';
import { t } from '../strings.ts';

type Props = ActivitiesDashboard & { narrowing: Narrowing; span: Record<string, number> };

export function ActivitiesBoard({ is_of_all, changes, days, people, kinds, results, upcoming, narrowing, span }: Props) {
  const language = useLanguage();
  const navigate = useNavigate();
  const narrow = (one: Narrowing) => void navigate(dashboardHref('activities', language, { ...span, ...narrowing, ...one }), { preventScrollReset: true });
  const persons = people.flatMap(({ id, name }) => (id === null ? [] : [{ value: String(id), label: name }]));
  return (
    <>
      <Section title={t(language, is_of_all ? 'changes' : 'own_changes', { n: changes })}>
        <div className={styles.filters}>
          {is_of_all && (
            <Filter
              label={t(language, 'who')}
              value={narrowing.user_id}
              first={t(language, 'everybody')}
              options={persons}
              choose={(user_id) => narrow({ user_id })}
            />
          )}
          <Filter label={t(language, 'kind')} value={narrowing.kind} first={t(language, 'every_kind')} options={kinds} choose={(kind) => narrow({ kind })} />
        </div>
        <DayChart title={t(language, 'by_day')} unit={t(language, 'changes')} days={days} />
        <Table
          caption={t(language, 'latest')}
          rows={results}
          keyOf={({ id }) => id}
          empty={t(language, 'no_changes')}
          isCards
          columns={[
            { key: 'done', title: t(language, 'done'), cell: (entry) => <AuditDone entry={entry} /> },
            { key: 'who', title: t(language, 'who'), cell: ({ user }) => user.name || t(language, 'somebody') },
            { key: 'when', title: t(language, 'when'), cell: (entry) => auditMoment(entry, language) },
          ]}
        />
        {is_of_all && (
          <p>
            <a href={backOfficeHref('changes', language, narrowing)}>{t(language, 'all_changes')}</a>
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
                is_of_all && id !== null ? (
                  <a href={dashboardHref('activities', language, { ...span, ...narrowing, user_id: id })}>{name}</a>
                ) : (
                  name || t(language, 'somebody')
                ),
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
          isCards
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
            { key: 'at', title: t(language, 'when'), cell: ({ at }) => displayMoment(language, at) },
          ]}
        />
      </Section>
    </>
  );
}

type Option = { value: string; label: string };
type FilterProps = { label: string; value: string | undefined; first: string; options: readonly Option[]; choose: (value: string) => void };

const Filter = ({ label, value = '', first, options, choose }: FilterProps) => (
  <label>
    <span>{label}</span>
    <select value={value} onChange={({ target }) => choose(target.value)}>
      <option value="">{first}</option>
      {options.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  </label>
);
