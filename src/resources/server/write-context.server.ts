import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';

/** How records are written, as their history names it. */
export type Via = 'form' | 'bulk' | 'import' | 'restore' | 'undo' | 'bin';

/** Tells the triggers that write the history how this transaction writes, and which act it is a part of. Who writes is known (src/api/implement). */
export async function setWriteContext(db: Database, via: Via, batch: string | null = null): Promise<void> {
  await sql`select set_config('foyer.via', ${via}, true), set_config('foyer.batch', ${batch ?? ''}, true)`.execute(db);
}
