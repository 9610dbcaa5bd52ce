import { BlockList, isIP } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import { isBot } from '#features/error-log/index.server.ts';
import type { RequestWatch } from '#features/site-state/index.server.ts';
import { isFromHere, visitorAddress } from './visitor-address.server.ts';

type Dependencies = { requests: RequestWatch; proxies: number; now: () => Date; isOurs: (c: Context) => boolean };

/** Only those of people: this machine, programs and monitors say nothing of how visitors reach the site. */
export const countRequests =
  ({ requests, proxies, now, isOurs }: Dependencies): MiddlewareHandler =>
  async (c, next) => {
    if (!isOurs(c) && isOfPerson(c)) {
      const forwarded = entriesOf(c.req.header('X-Forwarded-For'));
      requests.note({ visitor: countedBy(visitorAddress(c, proxies), forwarded, proxies), host: hostOf(c, proxies), forwarded: forwarded.length }, now());
    }
    await next();
  };

/** Every browser calls itself Mozilla, and next to no probe does. */
function isOfPerson(c: Context): boolean {
  const agent = c.req.header('User-Agent') ?? '';
  if (c.req.method === 'HEAD' || !agent.startsWith('Mozilla/') || isBot(agent)) return false;
  return !/^\/(healthz|livez|readyz)$|^(\/(de|en))?\/api\/metrics\//.test(c.req.path) && !isFromHere(c);
}

/** Without a proxy of ours anybody may write another name for it. */
function hostOf(c: Context, proxies: number): string {
  const [host = ''] = ((proxies > 0 ? c.req.header('X-Forwarded-Host') : undefined) ?? c.req.header('Host') ?? '').split(',');
  const name = host.trim().toLowerCase();
  return /^[a-z0-9.-]{1,100}(:\d{1,5})?$/.test(name) ? name : '';
}

const entriesOf = (forwarded = ''): string[] =>
  forwarded
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Where PROXIES is too small, the visitor is one more proxy, the same for everybody; ours has an internal address. */
function countedBy(address: string, forwarded: readonly string[], proxies: number): string {
  let visitor = address;
  for (const entry of forwarded.slice(0, proxies > 0 ? -proxies : undefined).toReversed()) {
    if (!isInside(visitor) || isIP(entry) === 0) break;
    visitor = entry;
  }
  return visitor;
}

const inside = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
] as const)
  inside.addSubnet(network, prefix);
for (const [network, prefix] of [
  ['fc00::', 7],
  ['::1', 128],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

/** Also of an IPv4 address that is written as IPv6. */
const isInside = (address: string): boolean => isIP(address) !== 0 && inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
