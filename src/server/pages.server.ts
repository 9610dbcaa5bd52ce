import { gzipSync } from 'node:zlib';
import type { Context, Handler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { negotiate } from '#api/encoding.server.ts';
import { etagOf, isKnown } from '#api/etag.server.ts';
import { localTransport } from '#api/local-transport.server.ts';
import { messageFor } from '#api/strings.ts';
import { isDatabaseUnavailable } from '#db/unavailable.server.ts';
import { logFailedPage } from '#features/error-log/index.server.ts';
import { type Language, languageOfAddress } from '#i18n/language.ts';
import { LastResort } from '../app/last-resort/last-resort.tsx';
import { withNoScriptNotice } from '../app/no-script-notice/no-script-notice.server.tsx';
import { type RenderedPage, renderPage } from '../app/render.server.tsx';
import type { HeadFor } from './assets.server.ts';
import { readForm } from './body.server.ts';
import { giveToken } from './csrf.server.ts';
import { customErrorHtml } from './error-html.server.ts';
import { reportFailure, reportUnavailable } from './failure.server.ts';
import { retryAfter, retryCallAfter } from './limits.ts';
import { isPersonalPage } from './personal-pages.ts';
import { csrfOf, pageContext, requestContext } from './request-context.server.ts';
import { operations, type Site } from './site.server.ts';
import { siteGate } from './site-status.server.ts';

/** Answers every page: rendered on the server, complete without script. `finish` has the last word on its HTML. */
export function pageHandler(site: Site, headFor: HeadFor, finish = withNoScriptNotice): Handler {
  const { baseUrl, instance, boxOfficeUrl } = site.config;
  const info = { baseUrl, instance, boxOfficeUrl };
  const csrf = csrfOf(site);
  const gate = siteGate(site);
  const customHtml = (status: number, language: Language) => customErrorHtml(site, status, language);
  return async (c) => {
    const where = { method: c.req.method, path: c.req.path };
    let isAway = false;
    const report = (error: unknown) => {
      if (c.req.raw.signal.aborted) return '';
      if (!isDatabaseUnavailable(error)) return reportFailure(site.log, error, where);
      if (!isAway) reportUnavailable(site.log, error, where);
      isAway = true;
      return '';
    };
    /** "Website offline", which needs no database. `after`: seconds until one may try again. */
    const offline = async (house: string, after: number) => {
      const transport = localTransport(operations, pageContext(site));
      const page = await renderPage(new Request(c.req.url), { transport, site: info, headFor, report, customHtml, closed: { house } });
      if (page instanceof Response) return page;
      const response = send(c.req.header('Accept-Encoding'), undefined, page.status, finish(page.html));
      response.headers.set('Retry-After', String(after));
      return response;
    };
    let house = '';
    try {
      const entrance = await gate(c);
      house = entrance.house;
      if (!entrance.isOpen) return await offline(house, retryAfter);
      if (isPersonalPage(c.req.path)) {
        const transport = localTransport(operations, await requestContext(c, site, languageOfAddress(new URL(c.req.url))));
        const own = { ...info, csrfToken: giveToken(c, csrf) };
        const page = await renderPage(await withForm(c), { transport, site: own, headFor, report, customHtml, closed: null });
        if (isAway) return personal(c, await offline(house, retryCallAfter));
        if (page instanceof Response) return personal(c, page);
        if (page.status !== badForm) note(site, c.req.path, page);
        return personal(c, send(c.req.header('Accept-Encoding'), undefined, page.status, finish(page.html)));
      }
      const transport = localTransport(operations, pageContext(site));
      const request = new Request(c.req.url, { signal: c.req.raw.signal });
      const page = await renderPage(request, { transport, site: info, headFor, report, customHtml, closed: null });
      if (request.signal.aborted) return gone();
      if (isAway) return await offline(house, retryCallAfter);
      if (page instanceof Response) return page;
      note(site, c.req.path, page);
      return send(c.req.header('Accept-Encoding'), c.req.header('If-None-Match'), page.status, finish(page.html));
    } catch (error) {
      if (c.req.raw.signal.aborted) return gone();
      const reference = report(error);
      const language = languageOfAddress(new URL(c.req.url));
      if (isAway) return offline(house, retryCallAfter).catch(() => lastResort(language, reference));
      note(site, c.req.path, { status: 500, reference });
      return lastResort(language, reference);
    }
  };
}

/** The visitor has left before his page was made: nothing has failed, and nobody reads the answer. */
const gone = () => new Response(null, { status: 499, headers: { 'Cache-Control': 'no-store' } });

/** The status of a page whose form was not right: nothing that the error log should know of. */
const badForm = 422;

/** The request as the page's action gets it: without script a form is sent to its own page. */
async function withForm(c: Context): Promise<Request> {
  if (c.req.method !== 'POST') return new Request(c.req.url, { signal: c.req.raw.signal });
  return new Request(c.req.url, { method: 'POST', body: (await readForm(c)) ?? new URLSearchParams() });
}

/** An answer to one visitor alone: with the cookies that were set meanwhile, and nobody keeps it. */
function personal(c: Context, response: Response): Response {
  for (const [name, value] of response.headers) c.header(name, value);
  c.header('Cache-Control', 'no-store');
  c.header('ETag', undefined);
  const status = response.status as ContentfulStatusCode; // of a page or a redirect
  return response.body ? c.body(response.body, status) : c.body(null, status);
}

function send(accepted: string | undefined, ifNoneMatch: string | undefined, status: number, html: string): Response {
  const plain = Buffer.from(html);
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Accept-Encoding',
    'Cache-Control': status === 200 ? 'no-cache' : 'no-store',
  });
  if (status === 200) {
    const etag = etagOf(plain);
    headers.set('ETag', etag);
    if (isKnown(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  }
  if (negotiate(accepted) === null) return new Response(plain, { status, headers });
  headers.set('Content-Encoding', 'gzip');
  return new Response(gzipSync(plain, { level: 4 }), { status, headers });
}

/** The error log learns which pages were not found, not valid, or failed; the visitor does not wait for it. */
function note({ db, log, now }: Site, path: string, { status, reference, invalid }: Omit<RenderedPage, 'html'>): void {
  if (status < 400) return;
  if (status === 400) log.warn({ path, invalid }, 'invalid parameters');
  logFailedPage(db, { path, status, now: now(), ...(reference ? { reference } : {}) }).catch((error: unknown) => log.warn({ err: error }, 'error log'));
}

/** When even the error page cannot be rendered: plain words, no script, no style sheet, a way home (E §8). */
function lastResort(language: Language, reference: string): Response {
  const html = `<!doctype html>${renderToStaticMarkup(createElement(LastResort, { language }, createElement('p', null, messageFor(language, 'internal', { reference }))))}`;
  return new Response(html, { status: 500, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } });
}
