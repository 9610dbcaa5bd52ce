import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';

export const eventsById = (db: Database, one: number, other: number) =>
  db.selectFrom('event').select(['id', 'date_start', 'date_end', 'room_id']).where('id', 'in', [one, other]).orderBy('id').execute();

export const storeDismissal = (
  db: Database,
  event_id: number,
  other_id: number,
  kind: 'room' | 'person' | 'disturbance',
  said: { planned: string; reason: string; user_name: RawBuilder<string>; at: Date },
) =>
  db
    .insertInto('clash_dismissal')
    .values({ event_id, other_id, kind, ...said })
    .onConflict((conflict) => conflict.columns(['event_id', 'other_id', 'kind']).doUpdateSet(said))
    .returning('id')
    .executeTakeFirstOrThrow();

export const deleteDismissal = (db: Database, id: number) => db.deleteFrom('clash_dismissal').where('id', '=', id).executeTakeFirst();

export async function namesOf(db: Database, ids: ReadonlySet<number>, language: Language): Promise<Map<number, string>> {
  if (ids.size === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`
    select id, coalesce(names ->> ${language}, name) as name from person where id = any (${[...ids]})`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function dismissalsOf(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectFrom('clash_dismissal')
    .selectAll()
    .where('event_id', '=', sql<number>`any (${[...new Set(ids)]})`)
    .execute();
  return new Map(rows.map((row) => [`${row.event_id} ${row.other_id} ${row.kind}`, row]));
}
