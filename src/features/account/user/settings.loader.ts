import type { LoaderFunctionArgs } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { client } from '#api/client.ts';
import { languageOfPath } from '#i18n/language.ts';
import type { AccountContract, Profile, SessionEntry } from '../contract.ts';
import { requireSignIn } from './require-sign-in.ts';

export type SettingsData = { profile: Profile; sessions: SessionEntry[] };

export async function loader({ request, context }: LoaderFunctionArgs): Promise<SettingsData> {
  const api = client<AccountContract>(context.get(transportContext));
  const call = { language: languageOfPath(new URL(request.url).pathname), signal: request.signal };
  const [profile, sessions] = await requireSignIn(request, Promise.all([api.get('/api/user/profile/', call), api.get('/api/user/sessions/', call)]));
  return { profile, sessions };
}
