import { normalisePath } from '#features/redirects/index.server.ts';
import { maxPathLength } from '../limits.ts';
import { reducePath } from '../reduce-path.ts';
import { maxHost } from './limits.ts';

/** A request of a page that was not found, as it came. */
export type MissedRequest = { path: string; referrer?: string | undefined; agent?: string | undefined };

/** What is kept of it: nothing of who asked. */
export type Missed = { path: string; plainPath: string | null; host: string | null; isScanner: boolean; isBot: boolean };

/** Null where the path is none. */
export function readMissed({ path: raw, referrer, agent = '' }: MissedRequest): Missed | null {
  // Two slashes at the beginning would be a host where somebody follows them.
  const path = reducePath(raw)?.replace(/\/{2,}/g, '/');
  if (path === undefined) return null;
  const host = hostOf(referrer);
  return { path, plainPath: plainPathOf(path), host, isScanner: isScannerPath(path, host), isBot: isBot(agent) };
}

/** As redirects spell it; null where no redirect could lead from there, as a part was cut or left out. */
function plainPathOf(path: string): string | null {
  if (path.length >= maxPathLength || path.includes('…')) return null;
  const plain = normalisePath(path);
  // What reorders or hides what stands beside it is no house's old address.
  return plain?.isWellFormed() && !/[\p{Cf}\p{Co}]/u.test(plain) ? plain : null;
}

/** The host of a page that led here; an address in figures may be somebody's own, and is left out. */
function hostOf(referrer = ''): string | null {
  const address = referrer.slice(0, 2_000);
  if (!URL.canParse(address)) return null;
  const { protocol, host, hostname } = new URL(address);
  if ((protocol !== 'http:' && protocol !== 'https:') || host.length > maxHost) return null;
  return /^[\d.]+$|^\[/.test(hostname) ? null : host;
}

const scanned = [
  /\/\.(?!well-known(\/|$))/, // .env, .git, .aws …
  /\/wp-(login|admin|includes|json|config|cron|signup|content\/(plugins|themes))|\/(xmlrpc|wlwmanifest)\b/i,
  /\/(phpmyadmin|pma|myadmin|adminer|mysql|cgi-bin|vendor|actuator|solr|boaform|hnap1|owa|ecp|autodiscover|jenkins|manager\/html|server-status|telescope|_ignition)(\/|\.|$)/i,
  /\.(aspx?|jspx?|cgi|sql|bak|old|swp|ini|ya?ml|env|log|tar|t?gz|rar|7z|exe|sh)$/i,
];

/** What programs try that look for holes. A page of PHP that a link leads to is one of the venue's own old addresses. */
function isScannerPath(path: string, host: string | null): boolean {
  if (scanned.some((pattern) => pattern.test(path))) return true;
  return host === null && /\.php\d?(\/|$)/i.test(path) && !/\/index\.php$/i.test(path);
}

/** By what it says of itself; who says nothing is one. */
export const isBot = (agent: string): boolean =>
  agent === '' ||
  /bot\b|bot[/;]|crawl|spider|slurp|scan|fetch|monitor|preview|headless|curl|wget|python|java\/|go-http|libwww|httpclient|axios|okhttp|facebookexternalhit/i.test(
    agent.slice(0, 500),
  );
