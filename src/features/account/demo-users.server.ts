import type { Database } from '#db/database.server.ts';
import { demoUsers } from './demo-users.ts';
import { hashPassword } from './password/password-hash.server.ts';

/** Puts the demo's users into a database that has no user yet. Only to be called on a loopback address. */
export async function fillDemoUsers(db: Database): Promise<void> {
  const hashes = await Promise.all(demoUsers.map(({ password }) => hashPassword(password)));
  await db.transaction().execute(async (store) => {
    if (await store.selectFrom('site_user').select('id').limit(1).executeTakeFirst()) return;
    for (const [index, { password: _, ...user }] of demoUsers.entries()) {
      const made = await store
        .insertInto('site_user')
        .values({ ...user, name: `${user.first_name} ${user.last_name}`, email_confirmed: true })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!made) return; // another process was here first
      await store
        .insertInto('user_login')
        .values({ user_id: made.id, provider: 'credential', provider_user: String(made.id), password: hashes[index] ?? null })
        .execute();
    }
  });
}
