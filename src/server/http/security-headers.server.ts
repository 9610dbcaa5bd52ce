import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { PolicyHosts } from '#features/consent/index.server.ts';
import { htmlFramePath } from '#ui/html-frame-path.ts';
import { beforePaintScript } from '../../app/before-paint-script.ts';

const themeHash = `'sha256-${createHash('sha256').update(beforePaintScript).digest('base64')}'` as const;

/** What a shop that wears our template takes from us: style sheets, fonts, pictures (V §2 "webshop"). */
const forOthers = /^\/(assets|media)\/|^\/favicon\.svg$/;

/** Parts of pages: what a page may do is said by the page. A first view asks for forty of them, each with its headers. */
const partsOfPages = /^\/assets\//;

/**
 * Own origin only; the one inline script is the theme switch, named by its hash. Frames show nobody but the box office
 * at `boxOfficeUrl` and, with a visitor's consent, the services that are switched on (`hostsOf`), of which some have scripts.
 */
export function securityHeaders(boxOfficeUrl?: string, hostsOf: () => Promise<PolicyHosts> = async () => noHosts): MiddlewareHandler {
  const frames = boxOfficeUrl ? [new URL(boxOfficeUrl).origin] : [];
  const forPages = new WeakMap<PolicyHosts, MiddlewareHandler>();
  const pagesWith = (hosts: PolicyHosts): MiddlewareHandler => {
    const known = forPages.get(hosts) ?? secureHeaders(headers(frames, 'same-site', hosts));
    forPages.set(hosts, known);
    return known;
  };
  const forFiles = secureHeaders(headers(frames, 'cross-origin'));
  const forParts = secureHeaders(onlyForParts);
  const forHtmlFrame = secureHeaders({ ...headers(frames, 'same-site'), contentSecurityPolicy: htmlFramePolicy });
  return async (c, next) => {
    if (c.req.path === htmlFramePath) return forHtmlFrame(c, next);
    if (!forOthers.test(c.req.path)) return pagesWith(page.test(c.req.path) ? await hostsOf().catch(() => noHosts) : noHosts)(c, next);
    await (partsOfPages.test(c.req.path) ? forParts : forFiles)(c, next);
    c.res.headers.set('Access-Control-Allow-Origin', '*'); // a font asks for it
  };
}

const noHosts: PolicyHosts = { frames: [], scripts: [] };
/** What may be a document: calls and feeds load nothing. */
const page = /^\/(de|en|webshop|page)(?!\/(api|pageeditor-api)\/)(\/|$)/;

const headers = (frames: readonly string[], crossOriginResourcePolicy: 'same-site' | 'cross-origin', hosts = noHosts) =>
  ({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", themeHash, ...hosts.scripts],
      styleSrc: ["'self'", "'unsafe-inline'"], // style attributes: the colour that stands where a picture is to come
      imgSrc: ["'self'", 'data:', ...hosts.scripts],
      ...(hosts.scripts.length > 0 && { connectSrc: ["'self'", ...hosts.scripts] }),
      frameSrc: ["'self'", ...frames, ...hosts.frames],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: false, // for the proxy that ends TLS to say (docs)
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy,
  }) satisfies Parameters<typeof secureHeaders>[0];

/** What a browser heeds of a script, a style sheet or a font. */
const onlyForParts = {
  crossOriginResourcePolicy: 'cross-origin',
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} satisfies Parameters<typeof secureHeaders>[0];

/** Of the frame for raw HTML: it draws and computes what it is given, in an origin that is nobody's, and asks nobody for anything but our own pictures. */
const htmlFramePolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'unsafe-inline'"],
  styleSrc: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'self'"],
  sandbox: ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'],
};
