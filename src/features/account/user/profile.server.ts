import type { RequestContext } from '#api/request-context.server.ts';
import type { Language } from '#i18n/language.ts';
import type { Profile } from '../account-schemas.ts';
import { nameProblem } from '../field-problems.ts';
import { invalidFields } from '../refuse.server.ts';
import { readProfile, storeProfile } from './queries.server.ts';

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
  await storeProfile(db, first_name, last_name, change.language ?? now.language, userId);
  return readProfile(db, userId);
}
