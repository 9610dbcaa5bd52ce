import { getCookie } from 'hono/cookie';
import { learnChanges } from '#db/cached-read.server.ts';
import { sessionCookieName } from '#features/account/index.server.ts';
import { pageContext } from '../request-context.server.ts';
import { noteFailure } from './page-failures.server.ts';
import type { PageRequest } from './page-request.ts';
import { render } from './render.server.ts';
import { sendPage } from './send.server.ts';

/** Nothing of who asks reaches it; limits alone know whom they count. */
export async function publicPage(pageRequest: PageRequest): Promise<Response> {
  const { c, site, failures } = pageRequest;
  if (getCookie(c, sessionCookieName(site.config.baseUrl)) !== undefined) await learnChanges(site.db); // who publishes sees the new page at once
  const request = new Request(c.req.url, { signal: c.req.raw.signal });
  const page = await render(pageRequest, request, { context: pageContext(site, c) });
  if (page instanceof Response) return page;
  if (!request.signal.aborted && !failures.isUnavailable) noteFailure(site, c.req.path, page);
  return sendPage(pageRequest, page);
}
