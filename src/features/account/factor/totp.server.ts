import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';
import type { RequestContext } from '#api/request-context.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { accountService } from '../accounts.server.ts';
import { totp } from '../limits.ts';
import { confirmPending, noteStep, pendingTotp, storePendingTotp, totpSecret } from './queries/totp.server.ts';

/** What an authenticator app is to know: as text to type, and as squares of a QR code, row by row. */
export type TotpKey = { key: string; uri: string; qr: { size: number; path: string } };

type TotpContext = Pick<RequestContext, 'db' | 'now' | 'service'>;

/** A new key that waits for its first code; one that holds already goes on holding until then. */
export async function beginTotp(context: TotpContext, { id, email }: { id: number; email: string }): Promise<TotpKey> {
  const { db, service } = context;
  const secret = new Secret({ size: 20 });
  const pending = await symmetricEncrypt({ key: service(accountService).factorKey, data: secret.base32 });
  await storePendingTotp(db, id, pending);
  const { name: issuer } = await settingsReader(db).read();
  const uri = new TOTP({ secret, issuer, label: email, digits: totp.digits, period: totp.period }).toString();
  return { key: secret.base32.replace(/(.{4})(?=.)/g, '$1 '), uri, qr: qrCode(uri) };
}

/** Makes the key that waits the account's own, if a code of it is right. */
export async function confirmTotp(context: TotpContext, userId: number, code: string): Promise<boolean> {
  const row = await pendingTotp(context.db, userId);
  const step = row?.pending ? await stepOf(context, row.pending, code) : null;
  if (!row?.pending || step === null) return false;
  const { numUpdatedRows } = await confirmPending(context.db, row.pending, context.now, step, userId);
  return numUpdatedRows > 0n;
}

/** Whether a code is right and was not used before; it is used up by that, also of two at once. */
export async function redeemTotp(context: TotpContext, userId: number, code: string): Promise<boolean> {
  const row = await totpSecret(context.db, userId);
  const step = row?.secret ? await stepOf(context, row.secret, code) : null;
  if (step === null) return false;
  const { numUpdatedRows } = await noteStep(context.db, step, userId);
  return numUpdatedRows > 0n;
}

/** The step of time that a code belongs to; null: to none of those that count now. */
async function stepOf({ now, service }: TotpContext, encrypted: string, code: string): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null;
  // Under another key than it was written with, such as after a move without it, the app is of no use: a code is wrong then.
  const base32 = await symmetricDecrypt({ key: service(accountService).factorKey, data: encrypted }).catch(() => null);
  if (base32 === null) return null;
  const { digits, period, window } = totp;
  const timestamp = now.getTime();
  const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(base32), digits, period, window, timestamp });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}

const quietZone = 2;

function qrCode(text: string): TotpKey['qr'] {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size: rows.length, path };
}
