import { sql } from 'kysely';
import { storedIn } from '#resources/index.server.ts';
import { embedHosts } from './embed-hosts.resource.ts';

/** What visitors see is written from it by trigger (migration 0112), and back. */
export const embedHostsStore = storedIn(embedHosts, { label: () => sql`${embedHosts.label.one.de}::text` });
