import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';

/** Tells the triggers that write the history of staff who acts in this transaction, and how; null: nobody who is signed in. */
export async function tellWhoActs(db: Database, userId: number | null, now: Date, via: 'form' | 'invitation' | 'command' = 'form'): Promise<void> {
  await sql`
    select set_config('foyer.user', ${userId === null ? '' : String(userId)}, true), set_config('foyer.via', ${via}, true),
           set_config('foyer.batch', '', true), set_config('foyer.now', ${now.toISOString()}, true)`.execute(db);
}
