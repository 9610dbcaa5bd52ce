import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { sessionCookieName } from '#features/account/index.server.ts';
import { hasSecondHost } from '../http/canonical-address.server.ts';
import type { Log } from '../log.server.ts';
import { cacheKeyOf } from './cache-key.server.ts';
import { pairs } from './entry.server.ts';
import { type Answer, CachedAnswers } from './making/cached-answers.server.ts';
import type { PageCache } from './page-cache.server.ts';

/** Marks the request that makes an answer for everybody: a new one, without cookies or anything else of the visitor who asked first. */
const making = Symbol('making an answer for everybody');

/** What is not cached, and whoever is signed in, goes on to the routes. */
export function publicAnswers(
  app: Hono,
  cache: PageCache,
  { log, baseUrl, addressOf }: { log: Log; baseUrl: string; addressOf: (c: Context) => string },
): MiddlewareHandler {
  const answers = new CachedAnswers(cache, log);
  const session = sessionCookieName(baseUrl);
  return async (c, next) => {
    const { method } = c.req;
    if ((method !== 'GET' && method !== 'HEAD') || isMaking(c.env) || c.req.header('Cookie')?.includes(`${session}=`)) return next();
    const { pathname, search } = new URL(c.req.url);
    const key = cacheKeyOf(pathname + search);
    if (key === null) return next();
    const answer = await answers.get(key, async () => app.fetch(new Request(new URL(key, baseUrl)), makingFor(addressOf(c))));
    if ('response' in answer) return withQueryOf(answer.response, key, search);
    const stale = answer.state === 'stale' ? ['X-Cache', 'stale'] : [];
    return toResponse(answer, cache, {
      accepted: c.req.header('Accept-Encoding'),
      ifNoneMatch: c.req.header('If-None-Match'),
      further: [...stale, ...cache.ageHeader(answer.entry)],
    });
  };
}

/** A redirect was made without parameters that its page does not know, such as the campaign: they are added. */
function withQueryOf(response: Response, key: string, search: string): Response {
  const to = response.headers.get('location');
  if (!to?.startsWith('/') || search === '' || response.status !== 301) return response;
  const known = new URLSearchParams(key.split('?')[1]);
  const lost = [...new URLSearchParams(search)].filter(([name]) => !known.has(name));
  if (lost.length === 0) return response;
  const headers = new Headers(response.headers);
  headers.set('location', `${to}${to.includes('?') ? '&' : '?'}${new URLSearchParams(lost)}`);
  return new Response(response.body, { status: response.status, headers });
}

/** Counted for who asked first (src/api/rate-limit/rate-limit.server.ts); no answer shows the address. */
export const makingFor = (address: string) => ({ [making]: true, incoming: { socket: { remoteAddress: address } } });

export const isMaking = (env: unknown): boolean => typeof env === 'object' && env !== null && making in env;

type Wanted = { accepted: string | undefined; ifNoneMatch: string | undefined; further: readonly string[] };

async function toResponse({ entry }: Extract<Answer, { entry: unknown }>, cache: PageCache, { accepted, ifNoneMatch, further }: Wanted): Promise<Response> {
  if (entry.isKnownTo(ifNoneMatch)) return new Response(null, { status: 304, headers: pairs([...entry.notModified, ...further]) });
  const { body, headers } = await entry.variantFor(accepted, () => cache.measure(entry));
  return new Response(body, { headers: pairs([...headers, ...further]) });
}

/** Before the request has become an object of the web's; false: it is the app's. */
export function answerAtOnce(cache: PageCache, baseUrl: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const session = `${sessionCookieName(baseUrl)}=`;
  return (request, response) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const entry = cache.find(url) ?? (url.includes('?') ? cache.find(cacheKeyOf(url) ?? '') : undefined);
    if (!entry || headers.cookie?.includes(session) || hasSecondHost(request.rawHeaders)) return false;
    const variant = entry.readyFor(headers['accept-encoding'] as string | undefined); // several are joined by Node
    if (!variant) return false;
    cache.used(entry);
    if (entry.isKnownTo(headers['if-none-match'])) {
      response.writeHead(304, [...entry.notModified, ...cache.ageHeader(entry)]).end();
      return true;
    }
    const { body, headers: own } = variant;
    response.writeHead(200, (cache.cdn ? [...own, ...cache.ageHeader(entry)] : own) as string[]).end(
      // Node does not write to it
      method === 'HEAD' ? undefined : body,
    );
    return true;
  };
}
