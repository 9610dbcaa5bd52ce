import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import type { Language } from '#i18n/language.ts';
import type { Role } from '#roles.ts';

export const personOfAccount = (db: Database, id: number) =>
  db.selectFrom('site_user').select(['email', 'first_name', 'last_name', 'language']).where('id', '=', id).executeTakeFirst();

export const confirmEmail = (db: Database, id: number) => db.updateTable('site_user').set({ email_confirmed: true }).where('id', '=', id).execute();

export const deleteUnconfirmed = (db: Database, email: string) =>
  db.deleteFrom('site_user').where('email', '=', email).where('email_confirmed', '=', false).execute();

export const deactivation = (db: Database, id: number) => db.selectFrom('site_user').select('deactivated_at').where('id', '=', id).executeTakeFirst();

export const anyAccount = (db: Database) => db.selectFrom('site_user').select('id').limit(1).executeTakeFirst();

export const insertDemoAccount = (db: Database, user: Pick<Insertable<Schema['site_user']>, 'email' | 'role'> & { first_name: string; last_name: string }) =>
  db
    .insertInto('site_user')
    .values({ ...user, name: `${user.first_name} ${user.last_name}`, email_confirmed: true })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

export const insertLogin = (db: Database, id: number, password: string | null) =>
  db
    .insertInto('user_login')
    .values({ user_id: id, provider: 'credential', provider_user: String(id), password })
    .execute();

export const accountsByEmail = (db: Database) =>
  db.selectFrom('site_user').select(['email', 'role', 'name', 'email_confirmed', 'deactivated_at']).orderBy('email').execute();

export const idOfEmail = (db: Database, email: string) => db.selectFrom('site_user').select('id').where('email', '=', email).executeTakeFirst();

export const insertInvited = (db: Database, email: string, role: Role | undefined, first: string, last: string) =>
  db
    .insertInto('site_user')
    .values({ email, role: role ?? 'visitor', name: `${first} ${last}`.trim() || email, first_name: first, last_name: last, email_confirmed: true })
    .returning('id')
    .executeTakeFirstOrThrow();

export const changeAccount = (db: Database, id: number, change: Updateable<Schema['site_user']>) =>
  db.updateTable('site_user').set(change).where('id', '=', id).execute();

export const deleteSessions = (db: Database, id: number) => db.deleteFrom('user_session').where('user_id', '=', id).execute();

export const emailOfAccount = (db: Database, id: number) => db.selectFrom('site_user').select('email').where('id', '=', id).executeTakeFirst();

export const confirmedIdOfEmail = (db: Database, email: string) =>
  db.selectFrom('site_user').select('id').where('email', '=', email).where('email_confirmed', '=', true).executeTakeFirst();

export const setEmail = (db: Database, id: number, email: string) =>
  db.updateTable('site_user').set({ email, updated_at: new Date() }).where('id', '=', id).execute();

export const standingOfEmail = (db: Database, email: string) =>
  db.selectFrom('site_user').select(['id', 'email_confirmed']).where('email', '=', email).executeTakeFirst();

export const deleteAccount = (db: Database, id: number) => db.deleteFrom('site_user').where('id', '=', id).execute();

export const insertMember = (db: Database, email: string, { first, last, language, role }: { first: string; last: string; language: Language; role: Role }) =>
  db
    .insertInto('site_user')
    .values({ email, name: `${first} ${last}`, first_name: first, last_name: last, language, role, email_confirmed: true })
    .returning('id')
    .executeTakeFirstOrThrow();

export const anyEvent = (db: Database) => db.selectFrom('event').select('id').limit(1).executeTakeFirst();

/** Any number, the same for all processes; another than those of the other locks. What gives an address to an account takes it. */
const signUpLock = 4_713_005;

/** Of two that give an address to an account at the same moment, one after the other. */
export const lockAddress = (store: Database, email: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${signUpLock}, hashtext(${email}))`.execute(store);

export const deleteLapsed = (db: Database, email: string, askedAt: string) =>
  db.deleteFrom('site_user').where('email', '=', email).where('email_confirmed', '=', false).where('created_at', '<', new Date(askedAt)).execute();

export const insertVisitor = (db: Database, email: string, first: string, last: string, language: Language) =>
  db
    .insertInto('site_user')
    .values({ email, name: `${first} ${last}`, first_name: first, last_name: last, language })
    .returning('id')
    .executeTakeFirstOrThrow();

export const emailOfVisitor = (db: Database, id: number) =>
  db.selectFrom('site_user').select(['email', 'email_confirmed']).where('id', '=', id).executeTakeFirstOrThrow();
