import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';

export type Via = 'form' | 'bulk' | 'import' | 'restore' | 'undo' | 'bin';

/** For the triggers that write the history; who writes is known (src/api/implement). */
export async function setWriteContext(db: Database, via: Via, batch: string | null = null): Promise<void> {
  await sql`select set_config('foyer.via', ${via}, true), set_config('foyer.batch', ${batch ?? ''}, true)`.execute(db);
}
