import { createHmac, randomInt } from 'node:crypto';
import type { RequestContext } from '#api/request-context.server.ts';
import { accountService } from '../accounts.server.ts';
import { recoveryCodes } from '../limits.ts';
import { deleteCode, forgetRecoveryCodes, insertCodes } from './queries/recovery-codes.server.ts';

type RecoveryContext = Pick<RequestContext, 'db' | 'service'>;

/** Without letters and digits that are taken for one another. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';

/** New codes in place of those before; they are told this once, only their hashes are kept. */
export async function renewRecoveryCodes({ db, service }: RecoveryContext, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, makeCode);
  await forgetRecoveryCodes(db, userId);
  await insertCodes(
    db,
    userId,
    codes.map((code) => hashOf(service(accountService).factorKey, userId, code)),
  );
  return codes;
}

/** Whether a code is one of the account's; it is used up by that. */
export async function redeemRecoveryCode({ db, service }: RecoveryContext, userId: number, typed: string): Promise<boolean> {
  const hash = hashOf(service(accountService).factorKey, userId, typed);
  const { numDeletedRows } = await deleteCode(db, userId, hash);
  return numDeletedRows > 0n;
}

/** 'k7m4p-x2q9t': some 49 bits, which nobody guesses five at a time. */
function makeCode(): string {
  const text = Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

const hashOf = (key: string, userId: number, code: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(['recovery', userId, code.toLowerCase().replace(/[^a-z0-9]/g, '')]))
    .digest('base64url');
