import type { Database } from '#db/database.server.ts';

/** The address and the hash with which a user signs in; null: only an identity provider lets them in, or there is no such user. */
export async function passwordLogin(db: Database, userId: number): Promise<{ email: string; password: string } | null> {
  const row = await db
    .selectFrom('user_login as login')
    .innerJoin('site_user as user', 'user.id', 'login.user_id')
    .select(['user.email', 'login.password'])
    .where('user.id', '=', userId)
    .where('login.password', 'is not', null)
    .executeTakeFirst();
  return row?.password ? { email: row.email, password: row.password } : null;
}
