import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Database } from '#db/database.server.ts';
import { blockService, previewFor } from '#features/cms/index.server.ts';
import { asReleased } from '#features/releases/index.server.ts';
import { languageOfAddress, languages } from '#i18n/language.ts';
import { href } from '#routes.ts';
import { giveToken } from '../csrf/csrf.server.ts';
import { pageContext, requestContext } from '../request-context.server.ts';
import type { Site } from '../site.server.ts';
import { isStaff } from './gate.server.ts';
import type { PageRequest } from './page-request.ts';
import { render } from './render.server.ts';
import { sendPage } from './send.server.ts';

/** As the draft or another moment, which every handler is given as now; never cached or indexed. Who may not see it gets the page. */
export async function previewPage(pageRequest: PageRequest): Promise<Response> {
  const { c, site } = pageRequest;
  const url = new URL(c.req.url);
  const isForStaff = await isStaff(site, c);
  const preview = await previewFor(site.db, url.searchParams, isForStaff, site.now());
  if (!preview) return withoutPreview(url);
  const context = await contextFor(c, site, isForStaff);
  const csrfToken = isForStaff ? giveToken(c, pageRequest.csrf) : undefined;
  const request = new Request(c.req.url, { signal: c.req.raw.signal });
  const now = preview.at ?? context.now;
  const make = (db: Database) => render(pageRequest, request, { context: { ...context, db, now, preview }, ...(csrfToken !== undefined && { csrfToken }) });
  const { registry } = site.services.get(blockService);
  const page = await (isForStaff && preview.at ? asReleased({ db: site.db, registry, now, forSearch: isSearch(url) }, make) : make(context.db));
  const response = page instanceof Response ? page : await sendPage(pageRequest, page);
  for (const [name, value] of response.headers) c.header(name, value);
  c.header('Cache-Control', 'no-store');
  c.header('ETag', undefined);
  c.header('X-Robots-Tag', 'noindex, nofollow');
  c.header('Referrer-Policy', 'no-referrer'); // the address is the key
  const status = response.status as ContentfulStatusCode; // of a page or a redirect
  return response.body ? c.body(response.body, status) : c.body(null, status);
}

const contextFor = async (c: Context, site: Site, isForStaff: boolean) =>
  isForStaff ? requestContext(c, site, languageOfAddress(new URL(c.req.url))) : pageContext(site, c);

const isSearch = ({ pathname }: URL): boolean => languages.some((language) => pathname.startsWith(href('search', language)));

function withoutPreview({ pathname, searchParams }: URL): Response {
  const rest = new URLSearchParams([...searchParams].filter(([name]) => name !== 'preview' && name !== 'at'));
  const to = pathname + (rest.size > 0 ? `?${rest}` : '');
  return new Response(null, { status: 302, headers: { Location: to, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } });
}
