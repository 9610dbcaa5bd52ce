import { ApiError } from '#api/api-error.ts';
import type { FormCall, Outcome, Submit, Typed } from './outcome.ts';
import { t } from './strings.ts';

/** Sends a form; what the API refuses, and what did not get through, become words. */
export async function attempt(submit: Submit, typed: Typed, call: FormCall): Promise<Outcome> {
  try {
    return await submit(typed, call);
  } catch (error) {
    if (error instanceof ApiError) return { message: error.message, isError: true, ...(error.fields ? { fields: error.fields } : {}) };
    if (import.meta.env.SSR) throw error;
    return { message: t(call.language, 'not_sent'), isError: true };
  }
}
