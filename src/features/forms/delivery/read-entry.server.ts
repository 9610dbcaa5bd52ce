import type { Database } from '#db/database.server.ts';
import { type EntryWithFiles, entryWithFiles } from './queries.server.ts';

/** An entry with the names of its files; null where it is gone. One statement. */
export async function readEntry(db: Database, id: number): Promise<EntryWithFiles | null> {
  const rows = await entryWithFiles(db, id);
  return rows[0] ?? null;
}
