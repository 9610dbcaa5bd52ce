import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
  isRouteErrorResponse,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { transportContext } from '#api/api-context.ts';
import type { Transport } from '#api/client.ts';
import { reportContext } from '#api/or-fallback.ts';
import { type Language, languageOfAddress } from '#i18n/language.ts';
import { type PageHeadTags, pageTags } from '#ui/page-head/moved-head.ts';
import { isPageHandle } from '#ui/page-traits.ts';
import { type SiteInfo, siteContext } from '#ui/site-context.ts';
import { HtmlOfContext } from '#ui/static/cached-html.ts';
import type { PageData } from '#ui/static/page-data.ts';
import { type StaticRendering, StaticRenderingContext } from '#ui/static/static.tsx';
import { BackOfficeFrame } from './back-office/back-office-frame.tsx';
import { isBackOfficePath } from './back-office/is-back-office-path.ts';
import { backOfficePages } from './back-office/route-table.ts';
import { cachedHtml } from './cached-html/cached-html.server.tsx';
import { type CustomHtml, detailsOf, type ErrorDetails } from './error-page/error-details.ts';
import { errorViewFile, loadErrorView } from './error-page/load-error-view.ts';
import { statusOf } from './error-page/status-of.ts';
import { routesOf } from './page.ts';
import type { MatchedPage } from './page-route.ts';
import { frameId, pageId, rootRoute } from './root-route.tsx';
import { pages } from './route-table.ts';
import { sharedHtml } from './shared-html.server.tsx';
import { serialiseState, stateElementId, withoutServerOnly } from './state.ts';
import { staticHandlers } from './static-handlers/static-handlers.server.ts';
import { partMarks } from './static-part-marks.server.ts';

await loadErrorView();
const site = staticHandlers(pages.flatMap(routesOf), rootRoute);
const backOffice = staticHandlers(backOfficePages.flatMap(routesOf), (routes) => rootRoute(routes, BackOfficeFrame));

const handlerOf = ({ pathname }: { pathname: string }) => (isBackOfficePath(pathname) ? backOffice : site)(pathname);

const fileOfPath = new Map([...pages, ...backOfficePages].flatMap(({ paths, load }) => paths.map((path) => [path, load.file ?? null])));

export type Rendering = {
  transport: Transport;
  site: SiteInfo;
  /** The tags for the head: scripts and styles of the entry and of the page's file; `more`: of a file that is shown in its place. */
  headFor: (pageFile: string | null, more?: string) => string;
  /** Told of a surprise in a loader; answers its reference number. */
  report: (error: unknown) => string;
  /** The venue's own error page for a status, null where there is none. Never rejects. */
  customHtml: (status: number, language: Language) => Promise<CustomHtml | null>;
  /** Set while the site is switched off: every page is then the error page 503. */
  closed: { venue: string } | null;
};

/** `reference`: under which a surprise was reported; `invalid`: wrong parameters of the address. */
export type RenderedPage = { status: number; html: string; retryAfter?: string | undefined; reference?: string | undefined; invalid?: string[] | undefined };

/** Loaders first, then one string; a redirect comes back as a Response. */
export async function renderPage(request: Request, rendering: Rendering): Promise<RenderedPage | Response> {
  const context = await query(request, rendering, rendering.closed !== null);
  if (context instanceof Response) return context;
  if (rendering.closed) context.errors = { [frameId]: new ErrorResponseImpl(503, '', { code: 'site_offline', ...rendering.closed }) };
  let details = await explainError(context, rendering);
  // What cannot be drawn is shown as failed: first the page, then the frame around it.
  for (const failed of [pageId, frameId]) {
    try {
      return { ...render(context, rendering.headFor), reference: details?.reference, invalid: details?.invalid };
    } catch (error) {
      if (context.errors?.[frameId]) throw error; // then nothing is left around the error page
      context.errors = { [context.errors ? frameId : failed]: error };
      details = await explainError(context, rendering);
    }
  }
  return { ...render(context, rendering.headFor), reference: details?.reference };
}

function render(context: StaticHandlerContext, headFor: Rendering['headFor']): RenderedPage {
  const page = draw(context);
  // Of a page that says to come back: its loader says when.
  const retryAfter =
    Object.values(context.loaderHeaders)
      .find((headers) => headers.has('Retry-After'))
      ?.get('Retry-After') ?? undefined;
  const matched = matchedPageOf(context);
  const head = headFor((matched && fileOfPath.get(matched.path)) ?? null, context.errors ? errorViewFile : undefined);
  return { status: context.statusCode, retryAfter, html: assemble(page, serialiseState(context, matched), head) };
}

function draw(context: StaticHandlerContext, marks?: StaticRendering['marks']): string {
  const router = createStaticRouter(matchedRoutes(context), context);
  const language = languageOfAddress(context.location);
  return renderToString(
    <StaticRenderingContext value={{ sharedHtml: sharedHtml(language), ...(marks && { marks }) }}>
      <HtmlOfContext value={cachedHtml(language)}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </HtmlOfContext>
    </StaticRenderingContext>,
  );
}

/** Of the whole table the router would make a copy for each page. */
const matchedRoutes = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.reduceRight<RouteObject[]>((children, { route }) => [children.length > 0 ? ({ ...route, children } as RouteObject) : route], []);

type DataRendering = Omit<Rendering, 'headFor' | 'closed'>;

/** For a loader that runs on the server (src/ui/static/server-loader.ts): data and HTML of static parts. */
export function renderPageData(request: Request, rendering: DataRendering): Promise<{ status: number; answer: PageData }> {
  return renderPart(request, rendering, (context) => {
    const marks = partMarks();
    const html = draw(context, marks);
    const page = context.matches.at(-1)?.route.id ?? '';
    const data = withoutServerOnly(context.loaderData[page]);
    return { data: Object(data), parts: marks.cut(html) };
  });
}

/** What machines read in the head of a page (src/ui/page-head/moved-head.ts). */
export function renderPageHead(request: Request, rendering: DataRendering): Promise<{ status: number; answer: PageHeadTags }> {
  return renderPart(request, rendering, (context) => {
    const html = draw(context);
    return { tags: pageTags(html.slice(0, html.indexOf('</head>'))) };
  });
}

async function renderPart<Part>(request: Request, rendering: DataRendering, partOf: (context: StaticHandlerContext) => Part) {
  const context = await query(request, rendering);
  if (context instanceof Response) return { status: 200, answer: { redirect: context.headers.get('Location') ?? '/' } };
  const failure = await explainError(context, rendering);
  // The browser asks for the venue's own words itself, as after any failure there.
  if (failure) return { status: context.statusCode, answer: { failure: { ...failure, custom: undefined } } };
  return { status: context.statusCode, answer: partOf(context) };
}

function query(request: Request, { transport, site: info, report }: Pick<Rendering, 'transport' | 'site' | 'report'>, isClosed = false) {
  const requestContext = new RouterContextProvider();
  requestContext.set(transportContext, transport);
  requestContext.set(siteContext, info);
  requestContext.set(reportContext, report);
  return handlerOf(new URL(request.url)).query(request, isClosed ? { requestContext, filterMatchesToLoad: () => false } : { requestContext });
}

/** Of a surprise a visitor learns the reference number and nothing else. */
async function explainError(context: StaticHandlerContext, { report, customHtml }: Pick<Rendering, 'report' | 'customHtml'>): Promise<ErrorDetails | null> {
  const [failure] = Object.entries(context.errors ?? {});
  if (!failure) return null;
  const [routeId, error] = failure;
  const status = statusOf(error);
  const known: ErrorDetails = isRouteErrorResponse(error) ? detailsOf(error) : { code: 'internal', reference: report(error) };
  const details = { ...known, custom: await customHtml(status, languageOfAddress(context.location)) };
  context.statusCode = status;
  context.errors = { [routeId]: new ErrorResponseImpl(status, '', details) };
  return details;
}

/** None where the frame fails or no page matches. */
function matchedPageOf({ matches, errors }: StaticHandlerContext): MatchedPage | null {
  const { path, handle }: { path?: string; handle?: unknown } = matches.at(-1)?.route ?? {};
  return path && isPageHandle(handle) && !errors?.[frameId] ? { path, handle } : null;
}

/** Cut and joined, not replaced: each replacement would copy the whole page. `</option>` may be left out (HTML, 13.1.2.4); the programme has sixty. */
function assemble(drawn: string, stateText: string, head: string): string {
  const page = drawn.replaceAll('</option>', '');
  const state = `<script type="application/json" id="${stateElementId}">${stateText}</script>`;
  const [headEnd, bodyEnd] = [page.indexOf('</head>'), page.lastIndexOf('</body>')];
  return `<!doctype html>${page.slice(0, headEnd)}${head}${page.slice(headEnd, bodyEnd)}${state}${page.slice(bodyEnd)}`;
}
