import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import type { LeftDate } from '../contract.ts';
import { maxNamedDates } from '../limits.ts';

export async function dates(db: Database, condition: RawBuilder<unknown>, language: Language): Promise<{ count: number; rows: LeftDate[] }> {
  const { rows } = await sql<{ id: number; title: Localised; day: string; n: number }>`
    select event.id, coalesce(event.title, production.title) as title, event.day, count(*) over () as n
      from event join production on production.id = event.production_id where ${condition} order by event.date_start, event.id limit ${maxNamedDates}`.execute(
    db,
  );
  const named = rows.map(({ id, title, day }) => {
    const { text, lang } = choose(title, language);
    return { id, title: text, ...(lang && { lang }), day };
  });
  return { count: Number(rows[0]?.n ?? 0), rows: named };
}

export const releaseExists = (db: Database, id: number) => db.selectFrom('release').select('id').where('id', '=', id).executeTakeFirst();

export const setOnline = (db: Database, table: 'production' | 'event' | 'series' | 'article' | 'teaser', isOnline: boolean, releaseId: number) =>
  db.updateTable(table).set({ is_online: isOnline }).where('release_id', '=', releaseId).where('is_online', '=', !isOnline).execute();

export const lockState = (db: Database, id: number) => db.selectFrom('release').select('state').where('id', '=', id).forShare().executeTakeFirst();

export const releaseOfItem = (db: Database, id: number, table: 'production' | 'event' | 'series' | 'article' | 'teaser') =>
  db.selectFrom(table).select('release_id').where('id', '=', id).executeTakeFirst();

/** Milliseconds that the clock of the database, by which the queue judges, may be ahead of this process's. */
export const clockTolerance = 5_000;

export const takeOut = (db: Database, id: number, now: Date) =>
  db
    .updateTable('release')
    .set({ state: 'out', released_at: now })
    .where('id', '=', id)
    .where('state', '=', 'planned')
    .where('at', '<=', new Date(now.getTime() + clockTolerance))
    .returning('at')
    .executeTakeFirst();

export const plannedUntil = (db: Database, now: Date) =>
  db.selectFrom('release').select('id').where('state', '=', 'planned').where('at', '<=', now).orderBy('at').orderBy('id');

export const writeMarked = (db: Database) => sql`select search_write_marked(array[pg_current_xact_id()])`.execute(db);
