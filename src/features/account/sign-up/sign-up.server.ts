import { isAPIError } from 'better-auth/api';
import type { RequestContext } from '#api/request-context.server.ts';
import { isLanguage } from '#i18n/language.ts';
import { accountService } from '../accounts.server.ts';
import { invalidFields } from '../refuse.server.ts';
import { emailOf, emailProblem, nameProblem, newPasswordProblem } from '../typed.ts';
import { sendConfirmation } from './confirmation.server.ts';
import { countMail } from './mail-limit.server.ts';

type Typed = { email: string; password: string; first_name: string; last_name: string; language?: string | undefined };

/**
 * Takes the wish for an account. What comes of it happens after the answer, so neither the answer nor its time says
 * whether the address has an account already; its mails do.
 */
export async function signUp(context: RequestContext, typed: Typed): Promise<void> {
  const { db, language } = context;
  const { auth, afterAnswer } = context.service(accountService);
  const email = emailOf(typed.email);
  const [first, last] = [typed.first_name.trim(), typed.last_name.trim()];
  const problems = {
    ...nameProblem(language, 'first_name', first),
    ...nameProblem(language, 'last_name', last),
    ...emailProblem(language, email),
    ...newPasswordProblem(language, typed.password, { email, names: [first, last] }),
  };
  if (Object.keys(problems).length > 0) throw invalidFields(language, problems);
  await countMail(context, email);
  afterAnswer(async () => {
    // Nobody has shown that an unconfirmed account is theirs: the last to ask is believed, and earlier links die with it.
    await db.deleteFrom('site_user').where('email', '=', email).where('email_confirmed', '=', false).execute();
    const wish = { email, password: typed.password, name: `${first} ${last}`, firstName: first, lastName: last };
    try {
      await auth.api.signUpEmail({ body: { ...wish, language: isLanguage(typed.language) ? typed.language : language } });
    } catch (error) {
      const isRefused = isAPIError(error) && error.body?.code === 'FAILED_TO_CREATE_USER';
      const winner = isRefused && (await db.selectFrom('site_user').select('id').where('email', '=', email).executeTakeFirst());
      if (!winner) throw error;
      return; // another wish with this address came at the same moment and was first: its mail is on its way
    }
    const made = await db.selectFrom('site_user').select('id').where('email', '=', email).where('email_confirmed', '=', false).executeTakeFirst();
    if (made) await sendConfirmation(context, made.id);
  });
}
