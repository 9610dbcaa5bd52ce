import { sql } from 'kysely';
import { storedIn } from '#resources/index.server.ts';
import { t } from '../strings.ts';
import { consentService } from './consent-service.resource.ts';

/** The versions of the list follow from it by trigger (migration 0093). No two services share a host: by it a frame is known to be one's. */
export const consentServiceStore = storedIn(consentService, {
  check: async ({ hosts }, { db, id, language }): Promise<Record<string, string[]>> => {
    if (!Array.isArray(hosts) || hosts.length === 0) return {};
    const { rows } = await sql<{ name: string }>`
      select name from consent_service where hosts && ${hosts}::text[] and id is distinct from ${id} order by name limit 1`.execute(db);
    return rows[0] ? { hosts: [t(language, 'host_taken', rows[0])] } : {};
  },
});
