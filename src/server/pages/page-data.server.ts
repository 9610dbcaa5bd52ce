import type { Handler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { localTransport } from '#api/local-transport.server.ts';
import { instanceForRobots } from '#features/settings/index.server.ts';
import { type Language, languageOfPath } from '#i18n/language.ts';
import { type PageHeadTags, pageHeadPath } from '#ui/page-head/moved-head.ts';
import { type PageData, pageDataPath } from '#ui/static/page-data.ts';
import { renderPageData, renderPageHead } from '../../app/render.server.tsx';
import { customErrorHtml } from '../errors/error-html.server.ts';
import { retryAfter, retryCallAfter } from '../limits.ts';
import { traitsOf } from '../personal-pages.ts';
import { pageContext, requestContext } from '../request-context.server.ts';
import { operations, type Site } from '../site.server.ts';
import { isStaff, siteGate } from './gate.server.ts';
import { PageFailures } from './page-failures.server.ts';
import { redirectMoved } from './redirect-moved.server.ts';

const renderers = { [pageDataPath]: renderPageData, [pageHeadPath]: renderPageHead };

/** `GET /page-data/{path}` as `PageData`, `GET /page-head/{path}` as `PageHeadTags`: cached like the page, not for personal ones. */
export function pageData(site: Site, prefix: keyof typeof renderers): Handler {
  const { baseUrl, boxOfficeUrl } = site.config;
  const gate = siteGate(site);
  return async (c) => {
    const url = new URL(c.req.url);
    url.pathname = url.pathname.slice(prefix.length);
    const failed = (status: ContentfulStatusCode, code: string, headers: Record<string, string> = {}) =>
      c.json({ failure: { code } } satisfies PageData & PageHeadTags, status, { 'Cache-Control': 'no-store', ...headers });
    const { personal: isPersonal = false, moreForStaff = false } = traitsOf(url.pathname);
    if (isPersonal && !moreForStaff) return failed(404, 'not_found');
    const { isOpen } = await gate(c);
    if (!isOpen) return failed(503, 'site_offline', { 'Retry-After': String(retryAfter) });
    const elsewhere = await redirectMoved(site, c, url);
    if (elsewhere) return c.json({ redirect: elsewhere.to } satisfies PageData & PageHeadTags, 200, { 'Cache-Control': 'no-store' });
    const isForOne = isPersonal || (moreForStaff && (await isStaff(site, c)));
    const context = isForOne ? await requestContext(c, site, languageOfPath(url.pathname)) : pageContext(site, c);
    const failures = new PageFailures(c, site.log);
    const { status, answer } = await renderers[prefix](new Request(url, { signal: c.req.raw.signal }), {
      transport: localTransport(operations, context),
      site: { baseUrl, instance: await instanceForRobots(site.db, site.config.instance), boxOfficeUrl },
      report: failures.report,
      customHtml: (failure: number, language: Language) => customErrorHtml(site, failure, language),
    });
    if (failures.isUnavailable) return failed(503, 'unavailable', { 'Retry-After': String(retryCallAfter) });
    return c.json(answer, status as ContentfulStatusCode, { 'Cache-Control': status === 200 && !isForOne ? 'no-cache' : 'no-store' }); // of a page
  };
}
