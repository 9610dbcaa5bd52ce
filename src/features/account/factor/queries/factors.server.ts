import type { Database } from '#db/database.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { forgetRecoveryCodes } from './recovery-codes.server.ts';
import { removeTotp } from './totp.server.ts';

/** Never what they are made of. */
export type Factors = {
  totp: { since: string } | null;
  passkeys: { id: number; name: string; created_at: string; last_used_at: string | null }[];
  recovery_codes: number;
};

export async function factorsOf(db: Database, userId: number): Promise<Factors> {
  const totp = await db.selectFrom('user_totp').select('confirmed_at').where('user_id', '=', userId).where('confirmed_at', 'is not', null).executeTakeFirst();
  const passkeys = await db
    .selectFrom('user_passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const codes = await db
    .selectFrom('user_recovery_code')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    totp: totp?.confirmed_at ? { since: toBerlinIso(totp.confirmed_at) } : null,
    passkeys: passkeys.map(({ created_at, last_used_at, ...rest }) => ({
      ...rest,
      created_at: toBerlinIso(created_at),
      last_used_at: last_used_at && toBerlinIso(last_used_at),
    })),
    recovery_codes: Number(codes.count),
  };
}

/** Takes all factors of somebody away, with the codes that stand in for them. */
export async function removeFactors(db: Database, userId: number): Promise<void> {
  await removeTotp(db, userId);
  await db.deleteFrom('user_passkey').where('user_id', '=', userId).execute();
  await forgetRecoveryCodes(db, userId);
}
