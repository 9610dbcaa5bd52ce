import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { client } from '#api/client.ts';
import { orRouteError } from '#api/route-error.ts';
import { languageOfPath } from '#i18n/language.ts';
import { href } from '#routes.ts';
import type { Press, PressContract } from '../contract.ts';

/** What a production has for the press: 404 where there is nothing or not yet, 301 where the slug is another one. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Press> {
  const url = new URL(request.url);
  const language = languageOfPath(url.pathname);
  if (!/^[1-9]\d{0,8}$/.test(params.id ?? '')) throw data({ code: 'not_found' }, { status: 404 });
  const id = Number(params.id);
  const token = url.searchParams.get('token') ?? '';
  const query = /^[\w-]{32}$/.test(token) ? { token } : {};
  const press = await orRouteError(
    client<PressContract>(context.get(transportContext)).get('/api/press/{id}/', { language, signal: request.signal, parameters: { id }, query }),
  );
  if (press.slug !== params.slug)
    throw redirect(href('press', language, { slug: press.slug, id }) + url.search, { status: 301, headers: { 'Cache-Control': 'no-store' } });
  return press;
}
