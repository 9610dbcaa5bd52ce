import { href } from '#routes.ts';
import type { Submit } from '#ui/form/outcome.ts';
import type { AccountContract } from '../contract.ts';
import type { SecondStepContract } from '../factor/second-step-contract.ts';
import { safeReturnPath } from './safe-return-path.ts';

type SignInContract = AccountContract & SecondStepContract;

/** `next`: the page that asks for a sign-in; `from`: that on which one chose to sign in (app/deferred-shell). */
export const whereTo = ({ searchParams }: URL): string | null => safeReturnPath(searchParams.get('next') ?? searchParams.get('from'));

/** This page, without what another has sent along to be said here. */
function samePage(url: URL): string {
  const search = new URLSearchParams(url.search);
  for (const name of ['ok', 'error']) search.delete(name);
  return url.pathname + (search.size > 0 ? `?${search}` : '');
}

/** Without a page one came from to the home page (V §6: "to / when logged in"); with a second factor one stays for it. */
const signIn: Submit<SignInContract> = async (values, { api, language, url }) => {
  const body = { email: values.get('email'), password: values.get('password') };
  const { awaits_second_factor } = await api.post('/api/user-login/', { language, body });
  return { redirect: awaits_second_factor ? samePage(url) : (whereTo(url) ?? href('home', language)) };
};

const second: Submit<SignInContract> = async (values, { api, language, url }) => {
  await api.post('/api/user-login/second/', { language, body: { code: values.get('code') } });
  return { redirect: whereTo(url) ?? href('home', language) };
};

const back: Submit<SignInContract> = async (_, { api, language, url }) => {
  await api.post('/api/user-logout/', { language });
  return { redirect: samePage(url) };
};

export const signInForms = { sign_in: signIn, second, back };
