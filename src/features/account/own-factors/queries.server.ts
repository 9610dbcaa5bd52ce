import type { Database } from '#db/database.server.ts';
import type { Factor } from '#db/schema/schema-account.ts';

export const accountById = (db: Database, id: number) =>
  db.selectFrom('site_user').select(['id', 'email', 'name', 'role']).where('id', '=', id).executeTakeFirst();

export const renamePasskey = (db: Database, id: number, name: string, passkey: number) =>
  db.updateTable('user_passkey').set({ name }).where('id', '=', passkey).where('user_id', '=', id).returning('id').executeTakeFirst();

export const deletePasskey = (db: Database, id: number, passkey: number) =>
  db.deleteFrom('user_passkey').where('id', '=', passkey).where('user_id', '=', id).returning('id').executeTakeFirst();

export const setFactor = (db: Database, factor: Factor, session: number) =>
  db.updateTable('user_session').set({ factor }).where('id', '=', session).where('factor', 'is', null).execute();

export const deleteOtherSessions = (db: Database, id: number, session: number) =>
  db.deleteFrom('user_session').where('user_id', '=', id).where('id', '<>', session).execute();

export const lockAccount = (db: Database, id: number) => db.selectFrom('site_user').select('id').where('id', '=', id).forUpdate().execute();

export const deleteFactorlessSessions = (db: Database, id: number, session: number) =>
  db.deleteFrom('user_session').where('user_id', '=', id).where('factor', 'is', null).where('id', '<>', session).execute();
