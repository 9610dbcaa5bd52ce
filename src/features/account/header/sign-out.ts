import type { MouseEvent } from 'react';
import { client, httpTransport } from '#api/client.ts';
import type { Language } from '#i18n/language.ts';
import { href } from '#routes.ts';
import type { AccountContract } from '../contract.ts';

/** For a link to the sign-out page: signs out at once and goes home; where that fails, the page does it. */
export const signOut = (language: Language) => (event: MouseEvent) => {
  event.preventDefault();
  void client<AccountContract>(httpTransport)
    .post('/api/user-logout/', { language })
    .then(
      () => window.location.assign(href('home', language)),
      () => window.location.assign(href('userLogout', language)),
    );
};
