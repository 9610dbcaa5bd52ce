import type { Database } from '#db/database.server.ts';
import { demoUsers } from './demo-users.ts';
import { hashPassword } from './password/password-hash.server.ts';
import { anyAccount, insertDemoAccount, insertLogin } from './queries/accounts.server.ts';

/** Puts the demo's users into a database that has no user yet. Only to be called on a loopback address. */
export async function fillDemoUsers(db: Database): Promise<void> {
  if (await anyAccount(db)) return; // a fifth of a second of hashing at each start
  const hashes = await Promise.all(demoUsers.map(({ password }) => hashPassword(password)));
  await db.transaction().execute(async (store) => {
    if (await anyAccount(store)) return;
    for (const [index, { password: _, ...user }] of demoUsers.entries()) {
      const made = await insertDemoAccount(store, user);
      if (!made) return; // another process was here first
      await insertLogin(store, made.id, hashes[index] ?? null);
    }
  });
}
