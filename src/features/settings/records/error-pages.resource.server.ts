import { sql } from 'kysely';
import { storedIn } from '#resources/index.server.ts';
import { errorPages } from './error-pages.resource.ts';

/** What visitors see is written from it by trigger (migration 0112), and back. */
export const errorPagesStore = storedIn(errorPages, { label: () => sql`${errorPages.label.one.de}::text` });
