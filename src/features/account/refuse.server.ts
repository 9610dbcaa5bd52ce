import { ApiError } from '#api/api-error.ts';
import type { Language } from '#i18n/language.ts';
import { t } from './answer-strings.ts';
import { accountContract } from './contract.ts';

type Refusal = 'wrong_credentials' | 'email_unconfirmed' | 'demo_refused' | 'too_many_mails' | 'link_invalid' | 'last_admin' | 'sign_in_again';

const statuses: Record<string, number> = Object.assign(
  Object.create(null),
  ...Object.values(accountContract).map((endpoint) => ('errors' in endpoint ? endpoint.errors : {})),
);

/** A failure of the contract with its sentence, or another one that says more of the case; thrown. */
export const refusal = (language: Language, code: Refusal, sentence: Refusal | 'unconfirmed_mailed' | 'confirmation_invalid' = code): ApiError =>
  new ApiError(statuses[code] ?? 400, { code, message: t(language, sentence) }, code === 'too_many_mails' ? hour : undefined);

/** Mails are counted by the hour, which at the latest is over then; in seconds. */
const hour = 3_600;

/** 429 `too_many_attempts` that says how long to wait, given in seconds. */
export function tooManyAttempts(language: Language, seconds: number): ApiError {
  const wait = seconds < 60 ? t(language, 'seconds', { n: seconds }) : t(language, 'minutes', { n: Math.ceil(seconds / 60) });
  return new ApiError(429, { code: 'too_many_attempts', message: t(language, 'too_many_attempts', { wait }) }, seconds);
}

/** 400 `invalid_input`: a sentence for each wrong field. */
export const invalidFields = (language: Language, fields: Record<string, string>): ApiError =>
  new ApiError(400, {
    code: 'invalid_input',
    message: t(language, 'check'),
    fields: Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [name, [sentence]])),
  });
