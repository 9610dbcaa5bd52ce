import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { languageOfAddress } from '#i18n/language.ts';
import { giveToken } from '../csrf/csrf.server.ts';
import { readForm } from '../http/body.server.ts';
import { requestContext } from '../request-context.server.ts';
import { noteFailure } from './page-failures.server.ts';
import type { PageRequest } from './page-request.ts';
import { render } from './render.server.ts';
import { sendPage } from './send.server.ts';

/** Nothing that the error log should know of. */
const badForm = 422;

/** With who is signed in and the CSRF token; its forms work without script. */
export async function personalPage(pageRequest: PageRequest): Promise<Response> {
  const { c, site, failures } = pageRequest;
  const context = await requestContext(c, site, languageOfAddress(new URL(c.req.url)));
  const page = await render(pageRequest, await withForm(c), { context, csrfToken: giveToken(c, pageRequest.csrf) });
  if (page instanceof Response) return toOne(c, page);
  if (page.status !== badForm && !failures.isUnavailable) noteFailure(site, c.req.path, page);
  return toOne(c, await sendPage(pageRequest, page));
}

/** Without script a form is sent to its own page. */
async function withForm(c: Context): Promise<Request> {
  if (c.req.method !== 'POST') return new Request(c.req.url, { signal: c.req.raw.signal });
  return new Request(c.req.url, { method: 'POST', body: (await readForm(c)) ?? new URLSearchParams() });
}

/** With the cookies set meanwhile, and never cached. */
function toOne(c: Context, response: Response): Response {
  for (const [name, value] of response.headers) c.header(name, value);
  c.header('Cache-Control', 'no-store');
  c.header('ETag', undefined);
  const status = response.status as ContentfulStatusCode; // of a page or a redirect
  return response.body ? c.body(response.body, status) : c.body(null, status);
}
