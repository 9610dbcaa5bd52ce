import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { accountService } from '../accounts.server.ts';
import { totp } from '../limits.ts';

/** What an authenticator app is to know: as text to type, and as squares of a QR code, row by row. */
export type TotpKey = { key: string; uri: string; qr: { size: number; path: string } };

type TotpContext = Pick<RequestContext, 'db' | 'now' | 'service'>;

/** A new key that waits for its first code; one that holds already goes on holding until then. */
export async function beginTotp(context: TotpContext, { id, email }: { id: number; email: string }): Promise<TotpKey> {
  const { db, service } = context;
  const secret = new Secret({ size: 20 });
  const pending = await symmetricEncrypt({ key: service(accountService).factorKey, data: secret.base32 });
  await db
    .insertInto('user_totp')
    .values({ user_id: id, pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending }))
    .execute();
  const { name: issuer } = await settingsReader(db).read();
  const uri = new TOTP({ secret, issuer, label: email, digits: totp.digits, period: totp.period }).toString();
  return { key: secret.base32.replace(/(.{4})(?=.)/g, '$1 '), uri, qr: qrCode(uri) };
}

/** Makes the key that waits the account's own, if a code of it is right. */
export async function confirmTotp(context: TotpContext, userId: number, code: string): Promise<boolean> {
  const row = await context.db.selectFrom('user_totp').select('pending').where('user_id', '=', userId).executeTakeFirst();
  const step = row?.pending ? await stepOf(context, row.pending, code) : null;
  if (!row?.pending || step === null) return false;
  const { numUpdatedRows } = await context.db
    .updateTable('user_totp')
    .set({ secret: row.pending, pending: null, confirmed_at: context.now, last_step: step })
    .where('user_id', '=', userId)
    .where('pending', '=', row.pending)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether a code is right and was not used before; it is used up by that, also of two at once. */
export async function redeemTotp(context: TotpContext, userId: number, code: string): Promise<boolean> {
  const row = await context.db.selectFrom('user_totp').select('secret').where('user_id', '=', userId).executeTakeFirst();
  const step = row?.secret ? await stepOf(context, row.secret, code) : null;
  if (step === null) return false;
  const { numUpdatedRows } = await context.db
    .updateTable('user_totp')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const removeTotp = (db: Database, userId: number) => db.deleteFrom('user_totp').where('user_id', '=', userId).execute();

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
