import { audit } from '#api/audit/audit.server.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { mayCall } from '#api/user.ts';
import type { Database } from '#db/database.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Role } from '#roles.ts';
import { accountService } from '../accounts.server.ts';
import { t } from '../answer-strings.ts';
import { nameProblem } from '../field-problems.ts';
import { hashPassword, verifyPassword } from '../password/password-hash.server.ts';
import { newPasswordProblem } from '../password/password-rules.server.ts';
import { passwordLogin } from '../password/queries/password-login.server.ts';
import { deleteUnconfirmed, insertLogin, insertMember, lockAddress } from '../queries/accounts.server.ts';
import { forgetInvitationLinks, userOfToken } from '../queries/tokens.server.ts';
import { invalidFields } from '../refuse.server.ts';
import { beginSession } from '../sign-in/begin-session.server.ts';
import { logSignIn } from '../sign-in/queries/sign-in-log.server.ts';
import { countSignIn } from '../sign-in/sign-in-attempts.server.ts';
import { tellWhoActs } from '../staff/queries/acting.server.ts';
import type { Invitation } from './contract.ts';
import { acceptInvitationRow, confirmedAccount, lockRole, openInvitationById, setRole } from './queries.server.ts';

type Open = { id: number; email: string; role: Role; language: 'de' | 'en'; invited_by_name: string; expires_at: Date };
type Typed = { token: string; first_name: string; last_name: string; password: string };

/** What a token invites to, and what it takes to accept it. Throws 410 `link_invalid`. */
export async function invitationOfToken(context: RequestContext, token: string): Promise<Invitation> {
  const { email, role, invited_by_name, expires_at } = await openInvitation(context, token);
  const account = await accountOf(context.db, email);
  const takes = !account ? 'new' : account.id === context.user?.id ? 'signed_in' : (await passwordLogin(context.db, account.id)) ? 'password' : 'provider';
  return { email, role, invited_by: invited_by_name, expires_at: toBerlinIso(expires_at), takes };
}

/**
 * Accepts an invitation: whoever holds its token reads the mails of its address. An account that the address has is raised, and
 * its password asked for, as a link that went astray is no account; one that nobody has confirmed is replaced. Answers the role.
 */
export async function acceptInvitation(context: RequestContext, typed: Typed): Promise<Role> {
  const invitation = await openInvitation(context, typed.token);
  const account = await accountOf(context.db, invitation.email);
  return account ? raise(context, invitation, account, typed) : join(context, invitation, typed);
}

async function raise(context: RequestContext, { id, email }: Open, account: Account, { token, password }: Typed): Promise<Role> {
  const { db, language, visitor, now } = context;
  if (account.deactivated_at) throw problem('account_deactivated');
  const isSignedIn = account.id === context.user?.id;
  if (!isSignedIn) {
    const login = await passwordLogin(db, account.id);
    if (!login) throw problem('sign_in_needed_first');
    if (password === '') throw invalidFields(language, { password: t(language, 'password_missing') });
    await countSignIn(context, { account: email, address: visitor.address });
    if (!(await verifyPassword({ hash: login.password, password }))) {
      await logSignIn(db, { userId: account.id, method: 'password', ok: false, address: visitor.address });
      throw invalidFields(language, { password: t(language, 'current_password_wrong') });
    }
  }
  const role = await db.transaction().execute(async (store) => {
    await tellWhoActs(store, account.id, now, 'invitation');
    const open = await takeInvitation(store, context, token, id);
    const before = await lockRole(store, account.id);
    if (!before) throw invitationInvalid();
    const raised = mayCall(open.role, { id: 0, role: before.role }) ? before.role : open.role; // nobody is lowered by an invitation
    await setRole(store, account.id, raised);
    await close(store, open, account.id, now);
    return raised;
  });
  context.service(accountService).sessions.forget();
  if (!isSignedIn) await beginSession(context, { account: email, address: visitor.address }, password);
  return role;
}

async function join(context: RequestContext, { id, email }: Open, typed: Typed): Promise<Role> {
  const { db, language, visitor, now } = context;
  const [first, last] = [typed.first_name.trim(), typed.last_name.trim()];
  const problems = {
    ...nameProblem(language, 'first_name', first),
    ...nameProblem(language, 'last_name', last),
    ...(await newPasswordProblem(language, typed.password, { email, names: [first, last] })),
  };
  if (Object.keys(problems).length > 0) throw invalidFields(language, problems);
  const password = await hashPassword(typed.password);
  const role = await db.transaction().execute(async (store) => {
    await lockAddress(store, email);
    const open = await takeInvitation(store, context, typed.token, id);
    await deleteUnconfirmed(store, email);
    if (await accountOf(store, email)) throw problem('sign_in_needed_first'); // signed up meanwhile: the page asks for that password
    await tellWhoActs(store, null, now, 'invitation');
    const made = await insertMember(store, email, { first, last, language: open.language, role: open.role });
    await insertLogin(store, made.id, password);
    await close(store, open, made.id, now);
    return open.role;
  });
  await beginSession(context, { account: email, address: visitor.address }, typed.password);
  return role;
}

type Account = { id: number; deactivated_at: Date | null };

/** The account of an address whose owner has confirmed it. */
const accountOf = (db: Database, email: string): Promise<Account | undefined> => confirmedAccount(db, email);

async function openInvitation({ db, now }: Pick<RequestContext, 'db' | 'now'>, token: string, lock = false): Promise<Open> {
  const id = await userOfToken(db, 'invitation', token);
  const row = await openInvitationById(db, id, now, lock);
  if (!row) throw invitationInvalid();
  return row;
}

/** The same once more in the transaction that accepts it: it may have been used or revoked since, and of two at once one waits. */
async function takeInvitation(store: Database, { now }: RequestContext, token: string, id: number): Promise<Open> {
  const open = await openInvitation({ db: store, now }, token, true);
  if (open.id !== id) throw invitationInvalid();
  return open;
}

async function close(store: Database, { id }: Open, userId: number, now: Date): Promise<void> {
  await acceptInvitationRow(store, id, now, userId);
  await forgetInvitationLinks(store, id);
  await audit(store, { userId, action: 'POST /api/user/invitation/', objectId: userId, language: null, now });
}

const invitationInvalid = () => problem('link_invalid', { sentence: (language) => t(language, 'invitation_invalid') });
