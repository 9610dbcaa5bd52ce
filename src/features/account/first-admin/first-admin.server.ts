import { audit } from '#api/audit/audit.server.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { saveSettings } from '#features/settings/index.server.ts';
import { t } from '../answer-strings.ts';
import { emailOf, emailProblem, nameProblem } from '../field-problems.ts';
import { hashPassword } from '../password/password-hash.server.ts';
import { newPasswordProblem } from '../password/password-rules.server.ts';
import { anyEvent, deleteAccount, insertLogin, insertMember, lockAddress, standingOfEmail } from '../queries/accounts.server.ts';
import { forgetFirstRunCodes } from '../queries/tokens.server.ts';
import { invalidFields } from '../refuse.server.ts';
import { beginSession } from '../sign-in/begin-session.server.ts';
import { withLastAdminGuard } from '../staff/last-admin.server.ts';
import { tellWhoActs } from '../staff/queries/acting.server.ts';
import { codeHolds } from './code.server.ts';
import { isFirstRun } from './queries.server.ts';

type Typed = { code: string; house: string; first_name: string; last_name: string; email: string; password: string };

/**
 * Makes the first administrator, whose address needs no mail: whoever reads the server's console is trusted with more. A venue
 * that has no events yet is switched off, until it is opened. Throws 409 `first_run_over` where there is an administrator, and 400
 * for what was typed; of two at once the second finds the first one's work.
 */
export async function makeFirstAdmin(context: RequestContext, typed: Typed): Promise<void> {
  const { db, language, visitor, now } = context;
  if (!(await isFirstRun(db))) throw problem('first_run_over');
  const email = emailOf(typed.email);
  const [first, last] = [typed.first_name.trim(), typed.last_name.trim()];
  const problems = {
    ...((await codeHolds(db, typed.code)) ? {} : { code: t(language, typed.code.trim() === '' ? 'console_code_missing' : 'console_code_wrong') }),
    ...nameProblem(language, 'first_name', first),
    ...nameProblem(language, 'last_name', last),
    ...emailProblem(language, typed.email),
    ...(await newPasswordProblem(language, typed.password, { email, names: [first, last] })),
  };
  if (Object.keys(problems).length > 0) {
    // The code of whoever comes second has just been forgotten.
    if (!(await isFirstRun(db))) throw problem('first_run_over');
    throw invalidFields(language, problems);
  }
  const password = await hashPassword(typed.password);
  await db.transaction().execute(async (store) => {
    await lockAddress(store, email);
    await withLastAdminGuard(store, async () => {
      if (!(await isFirstRun(store))) throw problem('first_run_over');
      // An account that a visitor has made with this address: whoever has the code may be somebody else.
      const known = await standingOfEmail(store, email);
      if (known?.email_confirmed) throw invalidFields(language, { email: t(language, 'email_taken') });
      if (known) await deleteAccount(store, known.id);
      await tellWhoActs(store, null, now, 'command');
      const { id } = await insertMember(store, email, { first, last, language, role: 'admin' });
      await insertLogin(store, id, password);
      await forgetFirstRunCodes(store);
      const event = await anyEvent(store);
      const name = typed.house.trim();
      const changed = { ...(name ? { name } : {}), ...(event ? {} : { is_site_online: false }) };
      if (Object.keys(changed).length > 0) await saveSettings(store, changed, language);
      await audit(store, { userId: id, action: 'POST /api/first-run/', objectId: id, language: null, now });
    });
  });
  await beginSession(context, { account: email, address: visitor.address }, typed.password);
}
