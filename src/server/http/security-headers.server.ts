import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { PolicyHosts } from '#features/consent/index.server.ts';
import { policyReportPath } from '#features/policy-reports/contract.ts';
import { htmlFramePath } from '#ui/html-frame-path.ts';
import { filePolicy, htmlFramePolicy, pagePolicy, reportGroup, trustedTypes } from './content-policy.server.ts';

type Options = Parameters<typeof secureHeaders>[0];

/** What a shop that wears our template takes from us: style sheets, fonts, pictures (V §2 "webshop"). */
const forOthers = /^\/(assets|media)\/|^\/favicon\.svg$/;

/** The page says what it may do, and a first view asks for forty of its parts. */
const partsOfPages = /^\/assets\//;

/** Frames show only the box office and, with consent, services that are switched on (`hostsOf`), some of which have scripts. */
export function securityHeaders(
  { boxOfficeUrl }: { boxOfficeUrl?: string | undefined } = {},
  hostsOf: () => Promise<PolicyHosts> = async () => noHosts,
): MiddlewareHandler {
  const boxOffice = boxOfficeUrl ? [new URL(boxOfficeUrl).origin] : [];
  const known = new WeakMap<PolicyHosts, ReturnType<typeof pagesWith>>();
  const pages = (hosts: PolicyHosts) => {
    const made = known.get(hosts) ?? pagesWith(boxOffice, hosts);
    known.set(hosts, made);
    return made;
  };
  const forFiles = secureHeaders({ ...common, crossOriginResourcePolicy: 'cross-origin', contentSecurityPolicy: filePolicy });
  const forParts = secureHeaders(onlyForParts);
  const forHtmlFrame = secureHeaders({ ...common, crossOriginResourcePolicy: 'same-site', contentSecurityPolicy: htmlFramePolicy });
  return async (c, next) => {
    if (c.req.path === htmlFramePath) return forHtmlFrame(c, next);
    if (!forOthers.test(c.req.path)) {
      return pages(page.test(c.req.path) ? await hostsOf().catch(() => noHosts) : noHosts)(c, next);
    }
    await (partsOfPages.test(c.req.path) ? forParts : forFiles)(c, next);
    c.res.headers.set('Access-Control-Allow-Origin', '*'); // a font asks for it
  };
}

const noHosts: PolicyHosts = { frames: [], scripts: [] };
/** Calls and feeds load nothing. */
const page = /^\/(de|en|webshop|page)(?!\/(api|pageeditor-api)\/)(\/|$)/;

function pagesWith(boxOffice: readonly string[], { frames, scripts }: PolicyHosts) {
  const policy = pagePolicy([...boxOffice, ...frames], scripts);
  const rest = { ...common, crossOriginResourcePolicy: 'same-site', reportingEndpoints, permissionsPolicy: permissionsPolicy(boxOffice) } satisfies Options;
  return secureHeaders({ ...rest, contentSecurityPolicy: { ...policy, ...trustedTypes } });
}

const common = {
  referrerPolicy: 'strict-origin-when-cross-origin',
  strictTransportSecurity: false, // for the proxy that ends TLS to say (docs)
  crossOriginEmbedderPolicy: false,
} satisfies Options;

const reportingEndpoints = [{ name: reportGroup, url: policyReportPath }];

/** Paying is the box office's. */
const permissionsPolicy = (boxOffice: readonly string[]) => ({
  camera: [],
  microphone: [],
  geolocation: [],
  displayCapture: [],
  hid: [],
  midi: [],
  serial: [],
  usb: [],
  payment: ['self', ...boxOffice],
});

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
} satisfies Options;
