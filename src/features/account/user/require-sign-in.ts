import { redirect } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { languageOfPath } from '#i18n/language.ts';
import { href } from '#routes.ts';

/** For loaders of pages that only somebody sees who is signed in: anybody else is led to the sign-in, and back afterwards. */
export async function requireSignIn<T>(request: Request, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    const { pathname, search } = new URL(request.url);
    throw redirect(`${href('userLogin', languageOfPath(pathname))}?next=${encodeURIComponent(pathname + search)}`);
  }
}
