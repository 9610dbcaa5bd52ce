import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import type { CountedVersion } from './contract.ts';
import { maxServices } from './limits.ts';

export const countChoice = (db: Database, now: Date, choice: 'accepted' | 'rejected' | 'partly', version: number) =>
  sql`
      insert into consent_count as known (version, day, choice, n) select id, ${dayOf(now)}::date, ${choice}, 1 from consent_version where id = ${version}
      on conflict (version, day, choice) do update set n = known.n + 1`.execute(db);

export async function countedVersions(db: Database) {
  const { rows } = await sql<Omit<CountedVersion, 'since'> & { since: Date }>`
      select id as version, since,
        coalesce(sum(n) filter (where choice = 'accepted'), 0)::int as accepted,
        coalesce(sum(n) filter (where choice = 'rejected'), 0)::int as rejected,
        coalesce(sum(n) filter (where choice = 'partly'), 0)::int as partly
      from consent_version left join consent_count on consent_count.version = id
      group by id order by id desc limit 20`.execute(db);
  return rows;
}

export const readServices = (db: Database) =>
  db
    .selectFrom('consent_service')
    .select(['slug', 'name', 'category', 'purpose', 'provider', 'country', 'transfer', 'retention', 'privacy_link'])
    .select(['hosts', 'cookies', 'frame_url', 'script_url', 'script_data'])
    .where('is_on', '=', true)
    .orderBy('name')
    .orderBy('id')
    .limit(maxServices)
    .execute();

/** The versions that have held at least what the list holds now, the latest first. */
export async function readVersions(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('consent_version').select('id').where(sql<boolean>`consent_items() <@ least`).orderBy('id', 'desc').limit(20).execute();
  return rows.map(({ id }) => id);
}

export const consentSettings = (db: Database) => db.selectFrom('site_settings').select(['consent_days', 'consent_shares_domain']).executeTakeFirst();
