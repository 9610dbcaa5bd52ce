import { ApiError } from '#api/api-error.ts';
import { type Problem, problem } from '#api/problem.server.ts';
import { waitInWords } from '#api/strings.ts';
import type { Language } from '#i18n/language.ts';
import { t } from './answer-strings.ts';

/** 429; counted by the hour, which at the latest is over then. */
export const tooManyMails = (sentence?: (language: Language) => string): Problem<'too_many_mails'> =>
  problem('too_many_mails', { ...(sentence ? { sentence } : {}), retryAfter: 3_600 });

/** 410. */
export const confirmationInvalid = (): Problem<'link_invalid'> => problem('link_invalid', { sentence: (language) => t(language, 'confirmation_invalid') });

/** 429; how long to wait, in seconds. */
export function tooManyAttempts(seconds: number, words: 'too_many_attempts' | 'too_many_codes' = 'too_many_attempts'): Problem<'too_many_attempts'> {
  const sentence = (language: Language) => t(language, words, { wait: waitInWords(language, seconds) });
  return problem('too_many_attempts', { sentence, retryAfter: seconds });
}

/** 400 `invalid_input`: a sentence for each wrong field. */
export const invalidFields = (language: Language, fields: Record<string, string>): ApiError =>
  new ApiError(400, {
    code: 'invalid_input',
    message: t(language, 'check'),
    fields: Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [name, [sentence]])),
  });
