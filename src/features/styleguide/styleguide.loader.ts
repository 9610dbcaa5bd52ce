import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { client } from '#api/client.ts';
import type { AccountContract } from '#features/account/contract.ts';
import { languageOfAddress } from '#i18n/language.ts';
import { href } from '#routes.ts';

/** For staff: anybody else is led to the sign-in and back, and who is signed in without that right is told so (403). */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<null> {
  const url = new URL(request.url);
  const language = languageOfAddress(url);
  if (params['*']) throw data({ code: 'not_found' }, { status: 404 });
  const { is_logged_in, has_dashboard_online_access } = await client<AccountContract>(context.get(transportContext)).get('/api/user-details/', {
    language,
    signal: request.signal,
  });
  if (!is_logged_in) throw redirect(`${href('userLogin', language)}?next=${encodeURIComponent(url.pathname + url.search)}`);
  if (!has_dashboard_online_access) throw data({ code: 'forbidden' }, { status: 403 });
  return null;
}
