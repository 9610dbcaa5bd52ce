import { ApiError } from '#api/api-error.ts';

/** What an error says to people: of a call that was refused the server's words. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The same with what is wrong by field, where no field is there to say it. */
export const allWordsOf = (error: unknown): string =>
  [wordsOf(error), ...(error instanceof ApiError ? Object.values(error.fields ?? {}).flat() : [])].join(' ');
