import type { MiddlewareHandler } from 'hono';
import { RequestTrace, withTrace } from '#tracing/request-trace.server.ts';
import { inSpan, withinTraceOf } from '#tracing/span.server.ts';
import { isMaking } from '../page-cache/public-answers.server.ts';
import { routeName } from './route-name.server.ts';

/** Ids come from a proxy of ours only, never from visitors; answers straight from the page cache have none. */
export const traceRequests =
  (proxies: number): MiddlewareHandler =>
  async (c, next) => {
    if (isMaking(c.env)) return next(); // a part of the request that has asked for it
    const trace = new RequestTrace(proxies > 0 ? c.req.header('X-Request-Id') : undefined);
    const parent = proxies > 0 ? { traceparent: c.req.header('traceparent'), tracestate: c.req.header('tracestate') } : {};
    const route = routeName(c.req.path);
    const attributes = { 'http.request.method': c.req.method, 'http.route': route, 'foyer.request.id': trace.id };
    await withTrace(trace, () =>
      withinTraceOf(parent, () =>
        inSpan('request', attributes, async (span) => {
          await next();
          span.setAttribute('http.response.status_code', c.res.status);
        }),
      ),
    );
    // Not `c.header`, which would make the whole answer anew.
    c.res.headers.set('X-Request-Id', trace.id);
    if (trace.isOfStaff) c.res.headers.set('Server-Timing', trace.serverTiming);
  };
