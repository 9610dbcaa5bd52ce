import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Context } from 'hono';
import { isLoopback } from '#features/account/index.server.ts';

/** With `proxies` only the end of `X-Forwarded-For`, which they have written, is believed; '' if unknown. */
export function visitorAddress(c: Context, proxies = 0): string {
  return seenAddress(c.req.header('X-Forwarded-For'), connectionAddress(c.env), proxies);
}

/** Of a request that no app has seen. */
export const requestAddress = ({ headers, socket }: IncomingMessage, proxies = 0): string =>
  seenAddress(String(headers['x-forwarded-for'] ?? ''), socket.remoteAddress ?? '', proxies);

function seenAddress(forwarded = '', connection: string, proxies: number): string {
  if (proxies === 0) return connection;
  const seen = forwarded.split(',').map((entry) => entry.trim());
  const address = seen.at(-proxies) ?? '';
  return isIP(address) ? address : connection;
}

/** At this machine and under a name of its own; a proxy, tunnel or rebound name shows by its headers. Unknown is not from here. */
export function isFromHere(c: Context): boolean {
  const address = connectionAddress(c.env);
  const isPassedOn = ['X-Forwarded-For', 'X-Forwarded-Host', 'Forwarded'].some((name) => c.req.header(name) !== undefined);
  return !isPassedOn && isLoopback(address) && isLoopback(new URL(c.req.url).hostname);
}

/** From @hono/node-server; there is none where a test calls the app itself. */
function connectionAddress(env: unknown): string {
  const incoming = typeof env === 'object' && env !== null && 'incoming' in env ? env.incoming : null;
  const socket = typeof incoming === 'object' && incoming !== null && 'socket' in incoming ? incoming.socket : null;
  return typeof socket === 'object' && socket !== null && 'remoteAddress' in socket ? String(socket.remoteAddress ?? '') : '';
}
