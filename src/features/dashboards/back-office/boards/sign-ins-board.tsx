import { roleName } from '#features/account/index.ts';
import { backOfficeHref, dashboardHref } from '#features/back-office/index.ts';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Table } from '#ui/table/table.tsx';
import type { Days } from '../../day-schema.ts';
import type { SignInsDashboard } from '../../sign-ins/schema.ts';
import { DayChart } from '../charts/day-chart.tsx';
import styles from '../dashboard.module.css';
import type { Narrowing } from '../dashboard-data.ts';
import { All, Section } from '../section.tsx';
import { Stats } from '../stats.tsx';
import { t } from '../strings.ts';

type Props = SignInsDashboard & { narrowing: Narrowing; span: Record<string, number> };

export function SignInsBoard({
  succeeded,
  failed,
  days,
  days_failed,
  methods,
  networks,
  deactivated,
  staff_with_factor,
  people,
  results,
  narrowing,
  span,
}: Props) {
  const language = useLanguage();
  const list = (result: 'succeeded' | 'failed') => `${dashboardHref('sign-ins', language, { ...span, result })}#events`;
  const nameOf = (method: string) => (Object.hasOwn(t.table, `by_${method}`) ? t(language, `by_${method}` as keyof typeof t.table) : method);
  const all: Days = days.map(({ day, n, before }, at) => ({ day, n: n + (days_failed[at]?.n ?? 0), before: before + (days_failed[at]?.before ?? 0) }));
  return (
    <>
      <Section title={t(language, 'sign-ins')}>
        <Stats
          stats={[
            { key: 'ok', value: succeeded, text: t(language, 'succeeded', { n: succeeded }), address: list('succeeded') },
            { key: 'failed', value: failed, text: t(language, 'sign_ins_failed', { n: failed }), address: list('failed') },
            {
              key: 'factor',
              value: staff_with_factor,
              text: t(language, 'with_factor', { n: staff_with_factor }),
              address: backOfficeHref('users', language, { state: 'active', factor: 'yes' }),
            },
            {
              key: 'deactivated',
              value: deactivated,
              text: t(language, 'deactivated', { n: deactivated }),
              address: backOfficeHref('users', language, { state: 'deactivated' }),
            },
          ]}
        />
        <DayChart title={t(language, 'by_day')} unit={t(language, 'sign-ins')} days={all} part={{ name: t(language, 'failed_ones'), days: days_failed }} />
      </Section>
      {(narrowing.result === 'succeeded' || narrowing.result === 'failed') && (
        <Section id="events" title={t(language, `${narrowing.result}_ones`)}>
          <All address={dashboardHref('sign-ins', language, span)} />
          <Table
            caption={t(language, `${narrowing.result}_ones`)}
            rows={results}
            keyOf={({ id }) => id}
            empty={t(language, narrowing.result === 'failed' ? 'no_failures' : 'no_sign_ins')}
            isCards
            columns={[
              { key: 'at', title: t(language, 'when'), cell: ({ at }) => displayMoment(language, at) },
              {
                key: 'name',
                title: t(language, 'who'),
                cell: ({ name, user_id }) =>
                  name && user_id !== null ? <a href={backOfficeHref('users', language, {}, user_id)}>{name}</a> : t(language, 'somebody'),
              },
              { key: 'method', title: t(language, 'method'), cell: ({ method }) => nameOf(method) },
              { key: 'network', title: t(language, 'network'), cell: ({ network }) => network || t(language, 'unknown') },
            ]}
          />
        </Section>
      )}
      <div className={styles.pair}>
        <Section title={t(language, 'methods')}>
          <Table
            caption={t(language, 'methods')}
            rows={methods}
            keyOf={({ method }) => method}
            empty={t(language, 'no_sign_ins')}
            columns={[
              {
                key: 'method',
                title: t(language, 'method'),
                cell: ({ method }) => nameOf(method),
              },
              { key: 'ok', title: t(language, 'succeeded_ones'), isNumber: true, cell: (row) => row.succeeded },
              { key: 'failed', title: t(language, 'failed_ones'), isNumber: true, cell: (row) => row.failed },
            ]}
          />
        </Section>
        <Section title={t(language, 'networks')}>
          <Table
            caption={t(language, 'networks')}
            rows={networks}
            keyOf={({ network }) => network}
            empty={t(language, 'no_failures')}
            columns={[
              { key: 'network', title: t(language, 'network'), cell: ({ network }) => network || t(language, 'unknown') },
              { key: 'failed', title: t(language, 'failed_ones'), isNumber: true, cell: (row) => row.failed },
            ]}
          />
        </Section>
      </div>
      <Section title={t(language, 'staff')}>
        <Table
          caption={t(language, 'staff')}
          rows={people}
          keyOf={({ id }) => id}
          isCards
          columns={[
            { key: 'name', title: t(language, 'name'), cell: ({ id, name }) => <a href={backOfficeHref('users', language, {}, id)}>{name}</a> },
            { key: 'role', title: t(language, 'role'), cell: ({ role }) => roleName(language, role) },
            { key: 'last', title: t(language, 'last_sign_in'), cell: ({ last }) => (last ? displayMoment(language, last) : t(language, 'not_lately')) },
            { key: 'factor', title: t(language, 'second_factor'), cell: ({ has_factor }) => t(language, has_factor ? 'yes' : 'no') },
            { key: 'sessions', title: t(language, 'sessions'), isNumber: true, cell: ({ sessions }) => sessions },
          ]}
        />
      </Section>
    </>
  );
}
