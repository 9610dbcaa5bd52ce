import { sql } from 'kysely';
import { cachedRead } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import { maxServices, usualConsentDays } from './limits.ts';

export type ServiceRow = Awaited<ReturnType<typeof readServices>>[number];

/** What is asked for now; read again only after it has changed. */
export const readConsent = (db: Database) =>
  cachedRead(db, 'consent', null, async () => {
    const services = await readServices(db);
    const versions = services.some(({ category }) => category !== 'required') ? await readVersions(db) : [];
    const settings = await db.selectFrom('site_settings').select(['consent_days', 'consent_shares_domain']).executeTakeFirst();
    return { services, versions, days: settings?.consent_days ?? usualConsentDays, sharesDomain: settings?.consent_shares_domain ?? false };
  });

const readServices = (db: Database) =>
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
async function readVersions(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('consent_version').select('id').where(sql<boolean>`consent_items() <@ least`).orderBy('id', 'desc').limit(20).execute();
  return rows.map(({ id }) => id);
}
