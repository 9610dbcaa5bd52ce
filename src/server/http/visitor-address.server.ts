import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Context } from 'hono';
import { isLoopback } from '#features/account/index.server.ts';

/**
 * The address a request comes from. With proxies of ours in front, the last of them but so many has seen it: only what
 * they have written at the end of `X-Forwarded-For` is believed, never what a visitor has put before it. '' if unknown.
 */
export function visitorAddress(c: Context, proxies = 0): string {
  return seenAddress(c.req.header('X-Forwarded-For'), connectionAddress(c.env), proxies);
}

/** The same of a request that no app has seen. */
export const requestAddress = ({ headers, socket }: IncomingMessage, proxies = 0): string =>
  seenAddress(String(headers['x-forwarded-for'] ?? ''), socket.remoteAddress ?? '', proxies);

function seenAddress(forwarded = '', connection: string, proxies: number): string {
  if (proxies === 0) return connection;
  const seen = forwarded.split(',').map((entry) => entry.trim());
  const address = seen.at(-proxies) ?? '';
  return isIP(address) ? address : connection;
}

/**
 * Whether somebody sits at this machine and asks for it by a name of its own. A proxy or a tunnel in front shows by what
 * it adds, or by the name that it was asked for; so does a page elsewhere whose name has been made to lead here. Whose
 * address is not known is not from here.
 */
export function isFromHere(c: Context): boolean {
  const address = connectionAddress(c.env);
  const isPassedOn = ['X-Forwarded-For', 'X-Forwarded-Host', 'Forwarded'].some((name) => c.req.header(name) !== undefined);
  return !isPassedOn && isLoopback(address) && isLoopback(new URL(c.req.url).hostname);
}

/** Of the socket, which @hono/node-server hands on; there is none where a test calls the app itself. */
function connectionAddress(env: unknown): string {
  const incoming = typeof env === 'object' && env !== null && 'incoming' in env ? env.incoming : null;
  const socket = typeof incoming === 'object' && incoming !== null && 'socket' in incoming ? incoming.socket : null;
  return typeof socket === 'object' && socket !== null && 'remoteAddress' in socket ? String(socket.remoteAddress ?? '') : '';
}
