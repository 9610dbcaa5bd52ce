import type { Database } from '#db/database.server.ts';
import type { Factor, SessionMethod } from '#db/schema/schema-account.ts';

export const personOf = (db: Database, id: number) =>
  db.selectFrom('site_user').select(['email', 'first_name', 'last_name']).where('id', '=', id).executeTakeFirstOrThrow();

export const continueSession = (db: Database, method: SessionMethod, factor: Factor | null, proved_at: Date, token: string) =>
  db.updateTable('user_session').set({ method, factor, proved_at }).where('token', '=', token).execute();
