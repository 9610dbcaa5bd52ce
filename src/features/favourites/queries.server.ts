import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { maxFavourites } from './limits.ts';

/** The events that an account remembers, the latest first. */
export async function favouriteIds(db: Database, userId: number): Promise<number[]> {
  const rows = await db.selectFrom('favourite').select('event_id').where('user_id', '=', userId).orderBy('created_at', 'desc').orderBy('event_id').execute();
  return rows.map(({ event_id }) => event_id);
}

/** Remembers those of the events that visitors can see; false where that would be too many. */
export const addFavourites = (db: Database, userId: number, ids: readonly number[]): Promise<boolean> =>
  db
    .transaction()
    .execute(async (transaction) => {
      // One after the other, or two at the same moment would pass the limit together.
      await transaction.selectFrom('site_user').select('id').where('id', '=', userId).forUpdate().execute();
      await transaction
        .insertInto('favourite')
        .columns(['user_id', 'event_id'])
        .expression((eb) =>
          eb
            .selectFrom('event')
            .select([sql<number>`${userId}::int`.as('user_id'), 'event.id'])
            .where('id', 'in', ids)
            .where('is_online', '=', true),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { count } = await transaction
        .selectFrom('favourite')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      if (Number(count) > maxFavourites) throw new TooMany();
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof TooMany) return false;
      throw error;
    });

/** Takes the transaction back. */
class TooMany extends Error {}

export const removeFavourite = (db: Database, userId: number, id: number) =>
  db.deleteFrom('favourite').where('user_id', '=', userId).where('event_id', '=', id).execute();

/** The token in the address of an account's calendar. */
export async function calendarToken(db: Database, userId: number): Promise<string | null> {
  const row = await db.selectFrom('favourite_calendar').select('token').where('user_id', '=', userId).executeTakeFirst();
  return row?.token ?? null;
}

/** A new one, in the place of the one before. */
export async function renewCalendar(db: Database, userId: number): Promise<void> {
  const token = randomBytes(24).toString('base64url');
  await db
    .insertInto('favourite_calendar')
    .values({ user_id: userId, token })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ token }))
    .execute();
}

export const removeCalendar = (db: Database, userId: number) => db.deleteFrom('favourite_calendar').where('user_id', '=', userId).execute();

/** What stands in the calendar of a secret address; null where no account has it. */
export async function favouritesOfCalendar(db: Database, token: string): Promise<number[] | null> {
  const row = await db.selectFrom('favourite_calendar').select('user_id').where('token', '=', token).executeTakeFirst();
  return row ? favouriteIds(db, row.user_id) : null;
}
