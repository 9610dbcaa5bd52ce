import { sql } from 'kysely';
import type { RequestContext } from '#api/request-context.server.ts';
import { mayCall } from '#api/user.ts';
import type { AuditReader } from '#features/audit/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import { maxLines } from '../limits.ts';
import type { Period } from '../period.ts';
import { countByDay } from '../queries.server.ts';
import type { ActivitiesDashboard } from './schema.ts';

type Narrowing = { user_id?: number | undefined; kind?: string | undefined; object_id?: number | undefined };
type Person = { id: number | null; name: string; changes: number };
type Upcoming = {
  kind: 'publish' | 'unpublish' | 'release';
  at: Date;
  name: string;
  title: Localised | null;
  language: string | null;
  id: number;
  page: number | null;
};

/** Three statements and those of the audit log. */
export async function readActivities(context: RequestContext, read: AuditReader, period: Period, narrowing: Narrowing): Promise<ActivitiesDashboard> {
  const { db, now, language, user } = context;
  const isOfAll = mayCall('manager', user);
  const user_id = isOfAll ? narrowing.user_id : (user?.id ?? 0);
  const log = await read({ query: { ...narrowing, user_id, from: period.from, to: period.to, page: 1, page_size: maxLines } }, context);
  if (!log) throw new Error('The first page of the audit log is always there.');
  const matches = sql`(${log.actions}::text[] is null or action = any (${log.actions}::text[]))
    and (${narrowing.object_id ?? null}::int is null or object_id = ${narrowing.object_id ?? null})`;
  const day = sql`(last_at at time zone 'Europe/Berlin')::date`;
  const [days, people, upcoming] = await Promise.all([
    countByDay(
      db,
      period,
      sql`select ${day} as day, times as n from audit_log where ${matches} and (${user_id ?? null}::int is null or user_id = ${user_id ?? null})`,
    ),
    sql<Person>`
      select user_id as id, max(user_name) as name, sum(times)::int as changes from audit_log
      where ${matches} and ${day} between ${period.from}::date and ${period.to}::date group by user_id, case when user_id is null then user_name end
      order by changes desc, name limit ${maxLines}`.execute(db),
    sql<Upcoming>`
      select * from (
        select plan.kind, plan.at, container.slug as name, page.title, plan.language, plan.container_id as id, page.id as page
        from planned_publication as plan join container on container.id = plan.container_id
        left join page on container.content_type = 'page' and page.id = container.object_id where plan.at >= ${now}
        union all select 'release', at, name, null, null, id, null from release where state = 'planned' and at >= ${now}
      ) as coming order by at, id limit ${maxLines}`.execute(db),
  ]);
  return {
    period,
    is_of_all: isOfAll,
    changes: days.reduce((sum, { n }) => sum + n, 0),
    days,
    people: people.rows.map((person) => (isOfAll || person.id === user?.id ? person : { ...person, changes: null })),
    results: log.results,
    kinds: log.kinds,
    upcoming: upcoming.rows.map(({ name, title, at, ...plan }) => ({ ...plan, at: toBerlinIso(at), title: (title && choose(title, language).text) || name })),
  };
}
