import type { RequestContext } from '#api/request-context.server.ts';
import { isLanguage } from '#i18n/language.ts';
import { accountService } from '../accounts.server.ts';
import { emailOf, emailProblem, nameProblem } from '../field-problems.ts';
import { confirmAgainJob, signUpJob } from '../mail/account-jobs.server.ts';
import { countMail } from '../mail/mail-limit.server.ts';
import { hashPassword } from '../password/password-hash.server.ts';
import { newPasswordProblem } from '../password/password-rules.server.ts';
import { invalidFields } from '../refuse.server.ts';

type Typed = { email: string; password: string; first_name: string; last_name: string; language?: string | undefined };

/** What comes of it happens after the answer, so that only the mails tell whether the address has an account already. */
export async function signUp(context: RequestContext, typed: Typed): Promise<void> {
  const { language } = context;
  const { jobs } = context.service(accountService);
  const email = emailOf(typed.email);
  const [first, last] = [typed.first_name.trim(), typed.last_name.trim()];
  const problems = {
    ...nameProblem(language, 'first_name', first),
    ...nameProblem(language, 'last_name', last),
    ...emailProblem(language, email),
    ...(await newPasswordProblem(language, typed.password, { email, names: [first, last] })),
  };
  if (Object.keys(problems).length > 0) throw invalidFields(language, problems);
  await countMail(context, email);
  const askedAt = new Date().toISOString();
  // Costly, and the same for every address.
  const password = await hashPassword(typed.password);
  await jobs.add(signUpJob, { email, password, first, last, language: isLanguage(typed.language) ? typed.language : language, askedAt });
}

/** Whom it is for is looked up after the answer, which is the same for every address. */
export async function sendConfirmation(context: RequestContext, typed: string): Promise<void> {
  const { language } = context;
  const email = emailOf(typed);
  const problems = emailProblem(language, email);
  if (Object.keys(problems).length > 0) throw invalidFields(language, problems);
  await countMail(context, email);
  await context.service(accountService).jobs.add(confirmAgainJob, { email });
}
