import { backOfficeHref, recordHref } from '#features/back-office/index.ts';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { SiteDashboard } from '../../site/schema.ts';
import { DayChart, number } from '../charts/day-chart.tsx';
import { OnlineSwitches } from '../online-switches.tsx';
import { Section } from '../section.tsx';
import { type Stat, Stats } from '../stats.tsx';
import { t } from '../strings.ts';

export function SiteBoard({ is_site_online, is_shop_online, instance, switched, box_office, programme, views, jobs }: SiteDashboard) {
  const language = useLanguage();
  const settings = recordHref('settings', language);
  const coming = { date_start_from: programme.from, date_start_to: programme.to };
  const states: Stat[] = [
    { key: 'site', value: t(language, is_site_online ? 'online' : 'offline'), text: t(language, 'website'), address: settings, isBad: !is_site_online },
    { key: 'shop', value: t(language, is_shop_online ? 'online' : 'offline'), text: t(language, 'shop'), address: settings, isBad: !is_shop_online },
    {
      key: 'office',
      value: t(language, box_office ? (box_office.is_reachable ? 'reachable' : 'unreachable') : 'none'),
      text: t(language, 'box_office'),
      note: box_office ? t(language, 'calls', { n: number(box_office.calls, language), failures: number(box_office.failures, language) }) : '',
      address: backOfficeHref('box_office', language),
      isBad: box_office !== null && !box_office.is_reachable,
    },
    { key: 'instance', value: t(language, instance), text: t(language, 'instance'), address: settings },
  ];
  return (
    <>
      <Section title={t(language, 'now')}>
        <Stats stats={states} />
        <OnlineSwitches is_site_online={is_site_online} is_shop_online={is_shop_online} />
        {switched && <p>{t(language, 'switched', { at: displayMoment(language, switched.at), by: switched.by || t(language, 'somebody') })}</p>}
      </Section>
      <Section title={t(language, 'next_week')}>
        <Stats
          stats={[
            {
              key: 'dates',
              value: programme.dates,
              text: t(language, 'dates', { n: programme.dates }),
              address: recordHref('events', language, { ...coming, is_online: 'true' }),
            },
            {
              key: 'cancelled',
              value: programme.cancelled,
              text: t(language, 'cancelled', { n: programme.cancelled }),
              address: recordHref('events', language, { ...coming, is_online: 'true', status: 'cancelled' }),
            },
            {
              key: 'offline',
              value: programme.offline,
              text: t(language, 'not_online', { n: programme.offline }),
              address: recordHref('events', language, { ...coming, is_online: 'false' }),
            },
          ]}
        />
      </Section>
      <Section title={t(language, 'page_views')}>
        <Stats
          stats={[
            {
              key: 'today',
              value: views.today,
              text: t(language, 'views_today', { n: views.today }),
              note: t(language, 'same_weekday', { n: number(views.same_weekday, language) }),
              address: backOfficeHref('page_views', language, { period: '7', by: 'day' }),
            },
            {
              key: 'week',
              value: views.week,
              text: t(language, 'views_week', { n: views.week }),
              note: t(language, 'week_earlier', { n: number(views.week_before, language) }),
              address: backOfficeHref('page_views', language, { period: '7' }),
            },
          ]}
        />
        <DayChart title={t(language, 'by_day')} unit={t(language, 'views')} days={views.days} />
      </Section>
      <Section title={t(language, 'jobs')}>
        <Stats
          stats={[
            { key: 'waiting', value: jobs.waiting, text: t(language, 'jobs_waiting', { n: jobs.waiting }), address: backOfficeHref('jobs', language) },
            {
              key: 'given_up',
              value: jobs.given_up,
              text: t(language, 'jobs_given_up', { n: jobs.given_up }),
              address: backOfficeHref('jobs', language),
              isBad: jobs.given_up > 0,
            },
          ]}
        />
      </Section>
    </>
  );
}
