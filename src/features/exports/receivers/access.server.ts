import { randomBytes } from 'node:crypto';
import type { Database } from '#db/database.server.ts';

const newToken = (): string => randomBytes(24).toString('base64url');

/** Gives a receiver an address, where it has none yet. */
export async function giveAccess(db: Database, receiver_id: number): Promise<void> {
  await db
    .insertInto('export_receiver_access')
    .values({ receiver_id, token: newToken() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A new address in the place of the one before, at which there is nothing from then on. */
export async function renewAccess(db: Database, receiver_id: number, now: Date): Promise<void> {
  const fresh = { token: newToken(), created_at: now, last_fetched_at: null, fetches: 0 };
  await db
    .insertInto('export_receiver_access')
    .values({ receiver_id, ...fresh })
    .onConflict((conflict) => conflict.column('receiver_id').doUpdateSet(fresh))
    .execute();
}

export async function countFetch(db: Database, receiver_id: number, now: Date): Promise<void> {
  await db
    .updateTable('export_receiver_access')
    .set((eb) => ({ last_fetched_at: now, fetches: eb('fetches', '+', 1) }))
    .where('receiver_id', '=', receiver_id)
    .execute();
}
