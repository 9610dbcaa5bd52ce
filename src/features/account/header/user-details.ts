import { apiHref, client, httpTransport } from '#api/client.ts';
import { reportFailedCall } from '#features/error-log/index.ts';
import type { Language } from '#i18n/language.ts';
import type { UserDetails } from '../account-schemas.ts';
import type { AccountContract } from '../contract.ts';

let asked: Promise<UserDetails | null> | undefined;

/** Asked once a document, as a sign-in is a new one; a failure is only logged (V §8), and answers null. */
export function askUserDetails(language: Language): Promise<UserDetails | null> {
  asked ??= client<AccountContract>(httpTransport)
    .get('/api/user-details/', { language })
    .catch((error: unknown) => {
      reportFailedCall(apiHref<AccountContract>('/api/user-details/', { language }), error, language);
      return null;
    });
  return asked;
}
