import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';

/**
 * What staff have noted beside the works of events or productions, before their lists are written anew. The function that it
 * answers gives each note once, in the order of the list: an interval may stand in it twice.
 */
export async function workNotes(db: Database, owner: 'event_id' | 'production_id', ids: readonly number[]): Promise<(id: number, work: number) => unknown> {
  const { rows } = await sql<{ id: number; work_id: number; note: unknown }>`
    select ${sql.ref(owner)} as id, work_id, note from programme_item where ${sql.ref(owner)} = any(${ids}) order by position`.execute(db);
  const notes = new Map<string, unknown[]>();
  for (const { id, work_id, note } of rows) notes.set(`${id}/${work_id}`, [...(notes.get(`${id}/${work_id}`) ?? []), note]);
  return (id, work) => notes.get(`${id}/${work}`)?.shift() ?? {};
}
