import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import type { Profile } from '../account-schemas.ts';
import { nameProblem } from '../field-problems.ts';
import { invalidFields } from '../refuse.server.ts';

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

type Change = { first_name?: string | undefined; last_name?: string | undefined; language?: Language | undefined };

/** Changes what is given of it. */
export async function changeProfile({ db, language }: RequestContext, userId: number, change: Change): Promise<Profile> {
  const problems = {
    ...(change.first_name === undefined ? {} : nameProblem(language, 'first_name', change.first_name)),
    ...(change.last_name === undefined ? {} : nameProblem(language, 'last_name', change.last_name)),
  };
  if (Object.keys(problems).length > 0) throw invalidFields(language, problems);
  const now = await readProfile(db, userId);
  const first_name = change.first_name?.trim() ?? now.first_name;
  const last_name = change.last_name?.trim() ?? now.last_name;
  await db
    .updateTable('site_user')
    .set({ first_name, last_name, name: `${first_name} ${last_name}`, language: change.language ?? now.language, updated_at: new Date() })
    .where('id', '=', userId)
    .execute();
  return readProfile(db, userId);
}
