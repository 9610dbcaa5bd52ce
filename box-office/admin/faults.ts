import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { respond } from '../api/respond.ts';
import { refuse } from '../refusal.ts';

export const faultRequest = z.strictObject({
  mode: z.enum(['none', 'slow', 'hang', 'error500', 'broken_json', 'reset', 'lost_answer', 'offline']),
  /** How slow is slow, unless another fault is set meanwhile: then the answer comes at once. */
  ms: z.number().int().min(0).max(600_000).default(3000),
  /** Only paths that begin so; without it all but /admin. */
  only: z.string().startsWith('/').default('/'),
  /** After so many requests the fault is over. */
  times: z.number().int().positive().optional(),
});
export type Fault = z.infer<typeof faultRequest>;

/** A fault belongs to a process and not to the store. */
export function createFaults() {
  let fault: Fault = faultRequest.parse({ mode: 'none' });
  let isOver = new AbortController();

  const strike = (path: string): Fault['mode'] => {
    const { mode } = fault;
    if (path.startsWith('/admin') || !path.startsWith(fault.only)) return 'none';
    if (fault.times !== undefined) fault = fault.times > 1 ? { ...fault, times: fault.times - 1 } : { ...fault, mode: 'none' };
    return mode;
  };

  const middleware = createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const { incoming, outgoing } = c.env;
    const { ms } = fault;
    switch (strike(c.req.path)) {
      case 'none':
        return next();
      case 'slow':
        await wait(ms, undefined, { signal: isOver.signal }).catch(() => {});
        return next();
      case 'hang':
        await once(outgoing, 'close'); // until the client gives up
        return RESPONSE_ALREADY_SENT;
      case 'error500':
        return c.text('Internal Server Error', 500);
      case 'broken_json':
        await next();
        c.res = await cutInHalf(c.res);
        return;
      case 'reset':
        incoming.socket.resetAndDestroy();
        return RESPONSE_ALREADY_SENT;
      case 'lost_answer':
        await next();
        incoming.socket.resetAndDestroy();
        return;
      case 'offline':
        return respond(c, refuse('maintenance'));
    }
  });

  return {
    middleware,
    current: (): Fault => fault,
    set: (next: Fault): void => {
      fault = next;
      isOver.abort();
      isOver = new AbortController();
    },
  };
}

async function cutInHalf(answer: Response): Promise<Response> {
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  headers.delete('Content-Length');
  return new Response(text.slice(0, Math.ceil(text.length / 2)), { status: answer.status, headers });
}
