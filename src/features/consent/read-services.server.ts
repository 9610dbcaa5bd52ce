import { cachedRead } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import { usualConsentDays } from './limits.ts';
import { consentSettings, readServices, readVersions } from './queries.server.ts';

export type ServiceRow = Awaited<ReturnType<typeof readServices>>[number];

/** What is asked for now; read again only after it has changed. */
export const readConsent = (db: Database) =>
  cachedRead(db, 'consent', null, async () => {
    const services = await readServices(db);
    const versions = services.some(({ category }) => category !== 'required') ? await readVersions(db) : [];
    const settings = await consentSettings(db);
    return { services, versions, days: settings?.consent_days ?? usualConsentDays, sharesDomain: settings?.consent_shares_domain ?? false };
  });
