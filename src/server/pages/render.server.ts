import { localTransport } from '#api/local-transport.server.ts';
import { instanceForRobots } from '#features/settings/index.server.ts';
import type { Language } from '#i18n/language.ts';
import { inSpan } from '#tracing/span.server.ts';
import { type RenderedPage, renderPage } from '../../app/render.server.tsx';
import { customErrorHtml } from '../errors/error-html.server.ts';
import { pageContext } from '../request-context.server.ts';
import { operations } from '../site.server.ts';
import type { PageRequest } from './page-request.ts';

type For = { context: Parameters<typeof localTransport>[1]; csrfToken?: string; closed?: { venue: string } };

/** Calls the API in process; a redirect comes back as a Response. */
export async function render(
  { site, headFor, failures }: PageRequest,
  request: Request,
  { context, csrfToken, closed }: For,
): Promise<RenderedPage | Response> {
  const { baseUrl, boxOfficeUrl } = site.config;
  const instance = await instanceForRobots(site.db, site.config.instance);
  const info = { baseUrl, instance, boxOfficeUrl, ...(csrfToken === undefined ? {} : { csrfToken }) };
  const customHtml = (status: number, language: Language) => customErrorHtml(site, status, language);
  const transport = localTransport(operations, context);
  return inSpan('render', {}, () => renderPage(request, { transport, site: info, headFor, report: failures.report, customHtml, closed: closed ?? null }));
}

export const renderOffline = (pageRequest: PageRequest, venue: string): Promise<RenderedPage | Response> =>
  render(pageRequest, new Request(pageRequest.c.req.url), { context: pageContext(pageRequest.site), closed: { venue } });
