import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ApiError } from '#api/api-error.ts';
import { parseInput } from '#api/implement/parse-input.server.ts';
import { declaredError, problem } from '#api/problem.server.ts';
import { connectionOf } from '#api/rate-limit/connection-of.ts';
import { languageOfPath, languages } from '#i18n/language.ts';
import { streamContract } from '../contract.ts';
import { heartbeat, maxStreams, maxStreamsOfAddress, maxWaiting, streamRetry } from '../limits.ts';
import type { Shop } from '../shop.server.ts';

const { availabilityStream: endpoint } = streamContract;

/** Server-sent events (WHATWG HTML §9.2): `availability` with `{ id, availability, sale }`, `shop` with `{ online }`; 503 beyond the limits. */
export function availabilityStream(shop: () => Shop, addressOf: (c: Context) => string): Hono {
  const app = new Hono({ strict: true });
  for (const prefix of ['', ...languages.map((language) => `/${language}`)]) {
    app.get(prefix + endpoint.path, (c) => {
      try {
        return open(c, shop(), connectionOf(addressOf(c)));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const { code, message, fields, status, retryAfter } = error;
        const headers = { 'Cache-Control': 'no-store', ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }) };
        return c.json({ code, message, ...(fields ? { fields } : {}) }, status as ContentfulStatusCode, headers); // 400 or 503
      }
    });
  }
  return app;
}

function open(c: Context, { board }: Shop, connection: string): Response {
  const language = languageOfPath(c.req.path);
  const { query } = parseInput(endpoint, { parameters: {}, query: { ids: c.req.query('ids') }, body: undefined }, language);
  if (board.listeners >= maxStreams || (connection !== '' && board.listenersOf(connection) >= maxStreamsOfAddress)) {
    throw declaredError(endpoint, problem('too_many', { retryAfter: 60 }), language);
  }
  const { ids } = query as { ids: number[] }; // as that contract has just parsed it
  return new Response(events(board, new Set(ids), connection), {
    headers: {
      'Content-Type': `${endpoint.mediaType}; charset=utf-8`,
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no', // or nginx keeps it back
    },
  });
}

function events(board: Shop['board'], ids: ReadonlySet<number>, connection: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let stop = () => {};
  let timer: NodeJS.Timeout | undefined;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const end = () => {
        stop();
        clearInterval(timer);
        controller.close();
      };
      const write = (text: string) => {
        if ((controller.desiredSize ?? 0) < -maxWaiting) return end();
        controller.enqueue(encoder.encode(text));
      };
      const send = (event: string, value: object) => write(`event: ${event}\ndata: ${JSON.stringify(value)}\n\n`);
      write(`retry: ${streamRetry}\n\n`);
      stop = board.subscribe({
        ids,
        connection,
        tell: (id, state) => send('availability', { id, ...state }),
        tellShop: (online) => send('shop', { online }),
        end,
      });
      timer = setInterval(() => write(': still here\n\n'), heartbeat);
      timer.unref();
    },
    cancel() {
      stop();
      clearInterval(timer);
    },
  });
}
