import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Role } from '#roles.ts';
import { maxLines, maxNarrowed, maxPeople } from '../limits.ts';
import type { Period } from '../period.ts';
import { countByDay } from '../queries.server.ts';
import type { SignInsDashboard } from './schema.ts';

type Person = { id: number; name: string; role: Role; last: Date | null; sessions: number; has_factor: boolean };

type Counts = { staff_with_factor: number; deactivated: number };

type Event = { id: number; at: Date; user_id: number | null; method: string; network: string; name: string };

/** Seven statements. */
export async function readSignIns(db: Database, period: Period, now: Date, result?: 'succeeded' | 'failed'): Promise<SignInsDashboard> {
  const dayOfEvent = sql`(at at time zone 'Europe/Berlin')::date`;
  const inPeriod = sql`${dayOfEvent} between ${period.from}::date and ${period.to}::date`;
  const [methods, networks, days, days_failed, counts, people, results] = await Promise.all([
    sql<SignInsDashboard['methods'][number]>`
      select method, count(*) filter (where ok)::int as succeeded, count(*) filter (where not ok)::int as failed
      from sign_in_event where ${inPeriod} group by method order by count(*) desc, method`.execute(db),
    sql<SignInsDashboard['networks'][number]>`
      select address as network, count(*)::int as failed from sign_in_event
      where ${inPeriod} and not ok group by address order by failed desc, address limit ${maxLines}`.execute(db),
    countByDay(db, period, sql`select ${dayOfEvent} as day, 1 as n from sign_in_event where ok`),
    countByDay(db, period, sql`select ${dayOfEvent} as day, 1 as n from sign_in_event where not ok`),
    sql<Counts>`
      select count(*) filter (where deactivated_at is null and has_second_factor(id))::int as staff_with_factor,
        count(*) filter (where deactivated_at is not null)::int as deactivated from site_user where role <> 'visitor'`.execute(db),
    sql<Person>`
      select id, coalesce(nullif(name, ''), email) as name, role, (select max(at) from sign_in_event where user_id = site_user.id and ok) as last,
        (select count(*) from user_session where user_id = site_user.id and expires_at > ${now})::int as sessions,
        has_second_factor(id) as has_factor
      from site_user where role <> 'visitor' and deactivated_at is null order by last desc nulls last, id limit ${maxPeople}`.execute(db),
    sql<Event>`
      select event.id, event.at, event.user_id, event.method, event.address as network, coalesce(nullif(site_user.name, ''), '') as name
      from sign_in_event as event left join site_user on site_user.id = event.user_id and site_user.role <> 'visitor'
      where ${result ?? null}::text is not null and ${inPeriod} and ok = ${result === 'succeeded'} order by event.at desc, event.id desc limit ${maxNarrowed}`.execute(
      db,
    ),
  ]);
  const sum = (of: 'succeeded' | 'failed') => methods.rows.reduce((total, row) => total + row[of], 0);
  return {
    period,
    succeeded: sum('succeeded'),
    failed: sum('failed'),
    days,
    days_failed,
    methods: methods.rows,
    networks: networks.rows,
    results: results.rows.map(({ at, name, ...event }) => ({ ...event, at: toBerlinIso(at), name: name || null })),
    staff_with_factor: counts.rows[0]?.staff_with_factor ?? 0,
    deactivated: counts.rows[0]?.deactivated ?? 0,
    people: people.rows.map(({ last, ...person }) => ({ ...person, last: last && toBerlinIso(last) })),
  };
}
