import type { Database } from '#db/database.server.ts';

export const insertPasskey = (
  db: Database,
  userId: number,
  credential: string,
  publicKey: Uint8Array,
  counter: number,
  transports: readonly string[],
  name: string,
) =>
  db
    .insertInto('user_passkey')
    .values({
      user_id: userId,
      credential,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.map(String),
      name,
    })
    .onConflict((conflict) => conflict.column('credential').doNothing())
    .returning('id')
    .executeTakeFirst();

export const credentialsOf = (db: Database, userId: number) =>
  db.selectFrom('user_passkey').select(['credential', 'transports']).where('user_id', '=', userId).execute();

export const passkeyOfCredential = (db: Database, credential: string) =>
  db.selectFrom('user_passkey').selectAll().where('credential', '=', credential).executeTakeFirst();

export const noteUse = (db: Database, id: number, counter: number, now: Date) =>
  db.updateTable('user_passkey').set({ counter, last_used_at: now }).where('id', '=', id).execute();
