import { ApiError } from '#api/api-error.ts';
import { languages } from '#i18n/language.ts';
import type { Outcome } from '#ui/form/outcome.ts';

/** All else is left to the form. */
export function refusedAddress(error: unknown): Outcome {
  if (error instanceof ApiError && (error.code === 'path_taken' || error.code === 'wrong_path'))
    return { message: error.message, fields: { [`urls.${languageIn(error.detail)}`]: [error.message] }, isError: true };
  throw error;
}

const languageIn = (detail: unknown) =>
  languages.find((one) => typeof detail === 'object' && detail !== null && 'language' in detail && detail.language === one) ?? 'de';
