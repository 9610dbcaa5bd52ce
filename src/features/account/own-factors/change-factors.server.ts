import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { audit } from '#api/audit/audit.server.ts';
import { problem } from '#api/problem.server.ts';
import { resetAttempts } from '#api/rate-limit/rate-limit.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import type { Factor } from '#db/schema/schema-account.ts';
import { accountService } from '../accounts.server.ts';
import { t } from '../answer-strings.ts';
import { addPasskey, registrationOptions } from '../factor/passkeys.server.ts';
import { factorsOf } from '../factor/queries/factors.server.ts';
import { hasFactor } from '../factor/queries/has-factor.server.ts';
import { forgetRecoveryCodes } from '../factor/queries/recovery-codes.server.ts';
import { removeTotp } from '../factor/queries/totp.server.ts';
import { renewRecoveryCodes } from '../factor/recovery-codes.server.ts';
import { beginTotp, confirmTotp } from '../factor/totp.server.ts';
import { maxPasskeyName, maxPasskeys, wrongCodesInside } from '../limits.ts';
import { userMailJob } from '../mail/account-jobs.server.ts';
import { forgetLinks } from '../queries/tokens.server.ts';
import { invalidFields } from '../refuse.server.ts';
import { countCode } from '../second-step/redeem-code.server.ts';
import { requireProof } from '../session/proof.server.ts';
import { accountById, deleteFactorlessSessions, deleteOtherSessions, deletePasskey, lockAccount, renamePasskey, setFactor } from './queries.server.ts';

type Person = { id: number; email: string; name: string };
type Codes = { recovery_codes: string[] | null };

/** Who asks, if they work here or have a factor from when they did. Throws 403 `factors_staff_only`. */
export async function requireStaff({ db, user }: RequestContext): Promise<Person> {
  const row = await accountById(db, user?.id ?? 0);
  if (!row || (row.role === 'visitor' && !(await hasFactor(db, row.id)))) throw problem('factors_staff_only');
  return row;
}

async function requireOwner(context: RequestContext): Promise<Person & { session: number }> {
  const person = await requireStaff(context);
  return { ...person, session: (await requireProof(context)).id };
}

export const beginOwnTotp = async (context: RequestContext) => beginTotp(context, await requireOwner(context));

export async function confirmOwnTotp(context: RequestContext, typed: string): Promise<Codes> {
  const { language } = context;
  const { id, session } = await requireOwner(context);
  const code = typed.replace(/\s/g, '');
  if (code === '') throw invalidFields(language, { code: t(language, 'code_missing') });
  await countCode(context, id, wrongCodesInside);
  return change(context, '/api/user/factors/totp/confirm/', id, async (store) => {
    if (!(await confirmTotp({ ...context, db: store }, id, code))) throw invalidFields(language, { code: t(language, 'code_wrong') });
    await resetAttempts(context, wrongCodesInside, String(id));
    return added({ ...context, db: store }, id, session, 'totp');
  });
}

export const removeOwnTotp = async (context: RequestContext): Promise<void> => {
  const { id, session } = await requireOwner(context);
  await change(context, '/api/user/factors/totp/remove/', id, async (store) => {
    await removeTotp(store, id);
    await forgetAfterLastFactor(store, id, session);
  });
};

export async function newPasskeyOptions(context: RequestContext) {
  return { ...(await registrationOptions(context, await requireOwner(context))) };
}

export async function addOwnPasskey(context: RequestContext, typed: string, attestation: RegistrationResponseJSON): Promise<Codes> {
  const { language } = context;
  const { id, session } = await requireOwner(context);
  const name = nameOf(context, typed);
  return change(context, '/api/user/factors/passkeys/', id, async (store) => {
    const { passkeys } = await factorsOf(store, id);
    const isAdded = passkeys.length < maxPasskeys && (await addPasskey({ ...context, db: store }, id, name, attestation));
    if (!isAdded) throw invalidFields(language, { name: t(language, 'passkey_not_added') });
    return added({ ...context, db: store }, id, session, 'passkey');
  });
}

export async function renameOwnPasskey(context: RequestContext, passkey: number, typed: string): Promise<void> {
  const { id } = await requireOwner(context);
  const name = nameOf(context, typed);
  const row = await renamePasskey(context.db, id, name, passkey);
  if (!row) throw problem('not_found');
}

export async function removeOwnPasskey(context: RequestContext, passkey: number): Promise<void> {
  const { id, session } = await requireOwner(context);
  await change(context, '/api/user/factors/passkeys/{id}/remove/', id, async (store) => {
    const row = await deletePasskey(store, id, passkey);
    if (!row) throw problem('not_found');
    await forgetAfterLastFactor(store, id, session);
  });
}

export async function renewOwnCodes(context: RequestContext): Promise<{ recovery_codes: string[] }> {
  const { id } = await requireOwner(context);
  if (!(await hasFactor(context.db, id))) throw problem('not_found');
  return change(context, '/api/user/factors/recovery-codes/', id, async (store) => ({
    recovery_codes: await renewRecoveryCodes({ ...context, db: store }, id),
  }));
}

/** After a new factor: this session has shown it, all others end, and the first one brings recovery codes. */
async function added(context: RequestContext, id: number, session: number, factor: Factor): Promise<Codes> {
  const { db } = context;
  await setFactor(db, factor, session);
  await deleteOtherSessions(db, id, session);
  await forgetLinks(db, id); // such as that of a change of address, which somebody may have asked for with the password alone
  const { recovery_codes } = await factorsOf(db, id);
  return { recovery_codes: recovery_codes === 0 ? await renewRecoveryCodes(context, id) : null };
}

/** In one transaction, with its line in the audit log and a mail to the owner. */
async function change<T>(context: RequestContext, path: string, id: number, work: (store: Database) => Promise<T>): Promise<T> {
  const { db, now } = context;
  const { jobs, sessions } = context.service(accountService);
  const result = await db.transaction().execute(async (store) => {
    await lockAccount(store, id); // of two at once, one after the other
    const done = await work(store);
    await audit(store, { userId: id, action: `POST ${path}`, objectId: id, language: null, now });
    await jobs.add(userMailJob, { kind: 'factors', userId: id }, store);
    return done;
  });
  sessions.forget();
  return result;
}

/** With the last factor go its recovery codes, and the sign-ins that wait for it: nothing would hold them back any more. */
async function forgetAfterLastFactor(store: Database, id: number, session: number): Promise<void> {
  if (await hasFactor(store, id)) return;
  await forgetRecoveryCodes(store, id);
  await deleteFactorlessSessions(store, id, session);
}

function nameOf({ language }: RequestContext, typed: string): string {
  const name = typed.trim();
  if (name === '') throw invalidFields(language, { name: t(language, 'passkey_name_missing') });
  if ([...name].length > maxPasskeyName) throw invalidFields(language, { name: t(language, 'name_long', { limit: maxPasskeyName }) });
  return name;
}
