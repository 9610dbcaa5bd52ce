import { randomBytes } from 'node:crypto';
import type { Database } from '#db/database.server.ts';
import { insertAccess, noteFetch, replaceAccess } from './queries.server.ts';

const newToken = (): string => randomBytes(24).toString('base64url');

/** Gives a receiver an address, where it has none yet. */
export async function giveAccess(db: Database, receiver_id: number): Promise<void> {
  await insertAccess(db, receiver_id, newToken());
}

/** A new address in the place of the one before, at which there is nothing from then on. */
export async function renewAccess(db: Database, receiver_id: number, now: Date): Promise<void> {
  const fresh = { token: newToken(), created_at: now, last_fetched_at: null, fetches: 0 };
  await replaceAccess(db, receiver_id, fresh);
}

export async function countFetch(db: Database, receiver_id: number, now: Date): Promise<void> {
  await noteFetch(db, now, receiver_id);
}
