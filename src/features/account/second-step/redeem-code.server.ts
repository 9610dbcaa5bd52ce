import { countAttempt, resetAttempts } from '#api/rate-limit/rate-limit.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Factor } from '#db/schema/schema-account.ts';
import { t } from '../answer-strings.ts';
import { redeemRecoveryCode } from '../factor/recovery-codes.server.ts';
import { redeemTotp } from '../factor/totp.server.ts';
import type { wrongCodes, wrongCodesInside } from '../limits.ts';
import { invalidFields, tooManyAttempts } from '../refuse.server.ts';

type CodeLimit = typeof wrongCodes | typeof wrongCodesInside;

/** Of the app or a recovery code, used up and counted first. Throws 429 `too_many_attempts`, or 400 at `code`; `refused` is told before. */
export async function redeemCode(
  context: RequestContext,
  userId: number,
  typed: string,
  limit: CodeLimit,
  refused: () => Promise<unknown> = async () => {},
): Promise<Factor> {
  const { language } = context;
  const code = typed.replace(/\s/g, '');
  if (code === '') throw invalidFields(language, { code: t(language, 'code_missing') });
  await countCode(context, userId, limit);
  const factor = (await redeemTotp(context, userId, code)) ? 'totp' : (await redeemRecoveryCode(context, userId, code)) ? 'recovery' : null;
  if (factor === null) {
    await refused();
    throw invalidFields(language, { code: t(language, 'code_wrong') });
  }
  await resetAttempts(context, limit, String(userId));
  return factor;
}

/** Throws 429 `too_many_attempts`. */
export async function countCode(context: RequestContext, userId: number, limit: CodeLimit): Promise<void> {
  const wait = await countAttempt(context, limit, String(userId));
  if (wait > 0) throw tooManyAttempts(wait, 'too_many_codes');
}
