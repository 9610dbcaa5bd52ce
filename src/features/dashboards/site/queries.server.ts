import { sql } from 'kysely';
import type { RequestContext } from '#api/request-context.server.ts';
import { jobService } from '#features/jobs/index.server.ts';
import { siteFactsService } from '#features/site-state/index.server.ts';
import { addDays, dayOf, instantAt, toBerlinIso } from '#i18n/berlin-time.ts';
import { daysAhead } from '../limits.ts';
import type { Period } from '../period.ts';
import { countByDay } from '../queries.server.ts';
import type { SiteDashboard } from './schema.ts';

type Row = { is_site_online: boolean; is_shop_online: boolean; at: Date | null; by: string | null; dates: number; cancelled: number; offline: number };

/** Three statements and those of the queue. */
export async function readSite({ db, now, service }: RequestContext, period: Period): Promise<SiteDashboard> {
  const today = dayOf(now);
  const counted = sql`select day, n from page_view where device <> 'bot'`;
  const recent = { from: addDays(today, -6), to: today };
  const coming = { from: today, to: addDays(today, daysAhead - 1) };
  const [site, days, week, jobs] = await Promise.all([
    sql<Row>`
      select is_site_online, is_shop_online, switched.at, switched.user_name as by, coming.*
      from site_settings
      left join lateral (
        select at, user_name from record_history
        where kind = 'site_settings' and record_id = site_settings.id and changes ?| array['is_site_online', 'is_shop_online'] and action = 'changed'
        order by at desc, id desc limit 1
      ) as switched on true
      cross join (
        select count(*) filter (where is_online)::int as dates, count(*) filter (where is_online and status = 'cancelled')::int as cancelled,
          count(*) filter (where not is_online)::int as offline
        from event where date_start >= ${instantAt(coming.from)} and date_start < ${instantAt(addDays(coming.to, 1))}
      ) as coming`.execute(db),
    countByDay(db, period, counted),
    countByDay(db, recent, counted),
    service(jobService).count(),
  ]);
  const { is_site_online = true, is_shop_online = true, at = null, by = null, dates = 0, cancelled = 0, offline = 0 } = site.rows[0] ?? {};
  const { instance, boxOffice } = service(siteFactsService);
  const office = boxOffice();
  const of = (which: 'n' | 'before') => week.reduce((sum, one) => sum + one[which], 0);
  const last = week.at(-1);
  return {
    period,
    is_site_online,
    is_shop_online,
    instance,
    switched: at && { at: toBerlinIso(at), by: by ?? '' },
    box_office: office && {
      is_reachable: office.isReachable,
      last_answer: office.lastAnswer && toBerlinIso(office.lastAnswer),
      calls: office.calls,
      failures: office.failures,
    },
    programme: { ...coming, dates, cancelled, offline },
    views: { today: last?.n ?? 0, same_weekday: last?.before ?? 0, week: of('n'), week_before: of('before'), days },
    jobs: { waiting: jobs.waiting, given_up: jobs.givenUp },
  };
}
