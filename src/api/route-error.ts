import { data } from 'react-router';
import { ApiError } from './api-error.ts';

/** For loaders: an expected failure of the API becomes the page's status; a surprise stays one. */
export async function orRouteError<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) {
      throw data({ code: error.code, invalid: Object.keys(error.fields ?? {}) }, { status: error.status });
    }
    throw error;
  }
}
