import { ApiError } from '#api/api-error.ts';
import type { Outcome } from '#ui/form/outcome.ts';

/** What the API refuses about a page's address stands at its field; all else is left to the form. */
export function refusedAddress(error: unknown): Outcome {
  if (error instanceof ApiError && (error.code === 'path_taken' || error.code === 'wrong_path'))
    return { message: error.message, fields: { 'urls.de': [error.message] }, isError: true };
  throw error;
}
