import { ApiError } from '#api/api-error.ts';
import type { Contract } from '#api/endpoint.ts';
import type { FormValues } from './form-values.ts';
import type { FormCall, Outcome, Submit } from './outcome.ts';
import { t } from './strings.ts';

/** Refusals of the API and network failures become words. */
export async function submitForm<C extends Contract>(submit: Submit<C>, values: FormValues, call: FormCall<C>): Promise<Outcome> {
  try {
    return await submit(values, call);
  } catch (error) {
    if (error instanceof ApiError) return { message: error.message, isError: true, ...(error.fields ? { fields: error.fields } : {}) };
    if (import.meta.env.SSR) throw error;
    return { message: t(call.language, 'not_sent'), isError: true };
  }
}
