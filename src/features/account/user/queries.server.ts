import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import type { Profile } from '../account-schemas.ts';

/** Who is written to at the address of an account, which only its owner has confirmed. */
export const recipientOf = (db: Database, userId: number) =>
  db
    .selectFrom('reminder_recipient')
    .innerJoin('site_user', 'site_user.email', 'reminder_recipient.email')
    .select('reminder_recipient.id')
    .where('site_user.id', '=', userId)
    .where('site_user.email_confirmed', '=', true);

export const signInsOf = (db: Database, userId: number) =>
  db.selectFrom('sign_in_event').select(['at', 'method', 'factor', 'ok', 'address']).where('user_id', '=', userId).orderBy('at', 'desc').execute();

export const favouritesOf = (db: Database, userId: number) =>
  db.selectFrom('favourite').select(['event_id', 'created_at']).where('user_id', '=', userId).orderBy('created_at', 'desc').execute();

export const remindersOf = (db: Database, userId: number) =>
  db
    .selectFrom('sale_reminder')
    .select(['event_id', 'season_id', 'sale_group', 'asked_at'])
    .where('recipient_id', 'in', recipientOf(db, userId))
    .orderBy('asked_at', 'desc')
    .execute();

export const waitsOf = (db: Database, userId: number) =>
  db
    .selectFrom('waitlist_entry')
    .select(['event_id', 'seats', 'together', 'asked_at'])
    .where('recipient_id', 'in', recipientOf(db, userId))
    .orderBy('asked_at', 'desc')
    .execute();

export const deleteRecipient = (db: Database, userId: number) => db.deleteFrom('reminder_recipient').where('id', 'in', recipientOf(db, userId)).execute();

/** Null where nobody has confirmed it: it may be a stranger's. */
export async function confirmedAddress(db: Database, userId: number): Promise<string | null> {
  const row = await db.selectFrom('site_user').select('email').where('id', '=', userId).where('email_confirmed', '=', true).executeTakeFirst();
  return row?.email ?? null;
}

export const deleteAccountRow = (db: Database, userId: number) => db.deleteFrom('site_user').where('id', '=', userId).execute();

/** The account of who is signed in. */
export async function readProfile(db: Database, userId: number): Promise<Profile> {
  const row = await db
    .selectFrom('site_user as user')
    .select(['user.email', 'user.first_name', 'user.last_name', 'user.language', 'user.role', 'user.created_at'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('user_login as login').select('login.id').whereRef('login.user_id', '=', 'user.id').where('login.password', 'is not', null)).as(
        'has_password',
      ),
    )
    .where('user.id', '=', userId)
    .executeTakeFirstOrThrow();
  const { created_at, has_password, ...rest } = row;
  return { ...rest, has_password: Boolean(has_password), member_since: toBerlinIso(created_at) };
}

export const storeProfile = (db: Database, first_name: string, last_name: string, language: Language, userId: number) =>
  db
    .updateTable('site_user')
    .set({ first_name, last_name, name: `${first_name} ${last_name}`, language, updated_at: new Date() })
    .where('id', '=', userId)
    .execute();

export const detailsOf = (db: Database, userId: number) =>
  db
    .selectFrom('site_user')
    .select(['id', 'role', 'name', 'email', 'first_name', 'last_name'])
    .select([sql<Date | null>`second_factor_due(id)`.as('due'), sql<boolean>`coalesce(second_factor_due(id) <= now(), false)`.as('is_overdue')])
    .select((the) =>
      the.selectFrom('restoration').select(sql<Date | null>`case when is_copy then snapshot_at end`.as('at')).orderBy('id', 'desc').limit(1).as('copy_of'),
    )
    .where('id', '=', userId)
    .executeTakeFirst();
