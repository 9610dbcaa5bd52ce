import { z } from 'zod';
import { reducePath } from '#features/error-log/index.server.ts';
import { maxBlocked, maxReportsAtOnce } from '../limits.ts';

/** What is kept of a report: nothing of who visited, no query, no source text. */
export type ReadReport = { directive: string; blocked: string; path: string; isEnforced: boolean };

const text = z.string().max(8_192).nullish();

/** As `report-to` sends it (Reporting API); other kinds of reports have other bodies. */
const modern = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ documentURL: text, blockedURL: text, effectiveDirective: text, disposition: text, sourceFile: text }),
});
/** As `report-uri` sends it (CSP level 2). */
const former = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    disposition: text,
    'source-file': text,
  }),
});

type Sent = { document: unknown; blocked: unknown; directive: unknown; disposition: unknown; source: unknown };

/** The reports in a body of either kind that are about a page of this site at `baseUrl`; what browser extensions have done is left out. */
export function readReports(body: unknown, baseUrl: string): ReadReport[] {
  const { host } = new URL(baseUrl);
  return sentIn(body).flatMap((sent) => {
    const path = pathOf(textOf(sent.document), host);
    const [, directive] = /^([a-z-]{3,40})(?: |$)/.exec(textOf(sent.directive)) ?? [];
    if (path === null || !directive || !directives.has(directive) || isOfExtension(textOf(sent.blocked)) || isOfExtension(textOf(sent.source))) return [];
    return [{ directive, blocked: blockedOf(textOf(sent.blocked)), path, isEnforced: textOf(sent.disposition) !== 'report' }];
  });
}

function sentIn(body: unknown): Sent[] {
  const one = former.safeParse(body);
  if (one.success) {
    const { 'csp-report': sent } = one.data;
    const directive = sent['effective-directive'] || sent['violated-directive'];
    return [{ document: sent['document-uri'], blocked: sent['blocked-uri'], directive, disposition: sent.disposition, source: sent['source-file'] }];
  }
  return (Array.isArray(body) ? body : []).slice(0, maxReportsAtOnce).flatMap((report) => {
    const { success, data } = modern.safeParse(report);
    if (!success) return [];
    const { documentURL, blockedURL, effectiveDirective, disposition, sourceFile } = data.body;
    return [{ document: documentURL, blocked: blockedURL, directive: effectiveDirective, disposition, source: sourceFile }];
  });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The path of a page of ours. */
function pathOf(address: string, host: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.host === host ? reducePath(url.href) : null;
}

/** The origin of an address, or the word that stands for what has none: 'inline', 'eval', 'trusted-types-sink'. */
function blockedOf(blocked: string): string {
  if (/^[a-z-]{0,30}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return '…';
  const { protocol, host } = new URL(blocked);
  return (/^(https?|wss?):$/.test(protocol) ? `${protocol}//${host}` : protocol).slice(0, maxBlocked);
}

/** What programs beside the page put into it: nothing that the site could mend. */
const isOfExtension = (address: string): boolean =>
  /^([a-z]+-(web-)?extension|resource|safari-resource|webkit-masked-url|gsa|mbinit|mxaddon-pkg|symres|opera|view-source|about):?(\/|$|:)/i.test(address) ||
  /^(chrome-extension|moz-extension|safari-web-extension|webkit-masked-url)$/i.test(address);

const directives: ReadonlySet<string> = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'object-src',
  'frame-src',
  'child-src',
  'worker-src',
  'manifest-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
]);
