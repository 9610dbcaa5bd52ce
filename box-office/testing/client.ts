import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { RunningBoxOffice } from './start.ts';

export const cartAnswer = z.object({
  tickets_quantity: z.number(),
  tickets_added: z.number(),
  cart_id: z.string(),
  cart_url: z.string(),
  expires_at: z.string(),
});
export const refusal = z.object({ error: z.object({ code: z.number(), message: z.string(), detail: z.string().optional() }) });
export const cartDetails = z.object({
  tickets_quantity: z.number(),
  total: z.string(),
  expires_at: z.string(),
  can_extend: z.boolean(),
  lines: z.array(
    z.object({
      line: z.number(),
      sale_type_id: z.number(),
      quantity: z.number(),
      seats: z.array(z.object({ section: z.string(), row: z.string(), seat: z.number() })),
    }),
  ),
});

type Call = { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };

export const clientOf = ({ url, token }: Pick<RunningBoxOffice, 'url' | 'token'>) => {
  const send = (method: string, path: string, { body, headers }: Call = {}): Promise<Response> =>
    fetch(url + path, { method, ...(headers && { headers }), ...(body !== undefined && { body: JSON.stringify(body) }) });
  const read = async <T>(shape: z.ZodType<T>, answer: Promise<Response>): Promise<T> => shape.parse(await (await answer).json());
  const admin = (method: string, path: string, body?: unknown): Promise<Response> =>
    send(method, `/admin${path}`, { body, headers: { Authorization: `Bearer ${token}` } });
  return {
    url,
    send,
    read,
    admin,
    add: (body: object, key?: string) => read(cartAnswer, send('POST', '/api/cart', { body, ...(key && { headers: { 'Idempotency-Key': key } }) })),
    refused: async (answer: Promise<Response>): Promise<number> => (await read(refusal, answer)).error.code,
    cart: (id: string) => read(cartDetails, send('GET', `/api/cart/${id}`)),
    free: async (id: number): Promise<number | undefined> =>
      (await read(z.object({ events: z.array(z.object({ free: z.number() })) }), send('GET', `/api/status?ids=${id}`))).events[0]?.free,
    putEvent: (id: number, event: object = {}) => admin('PUT', `/events/${id}`, { ...someEvent(), ...event }),
    moveClock: (minutes: number) => admin('POST', '/clock', { offset_ms: minutes * 60_000 }),
    fault: (fault: object) => admin('POST', '/faults', fault),
  };
};

const monthMs = 30 * 24 * 60 * 60_000;

export const someEvent = () => ({
  title: { de: 'Lieder am Wasser', en: 'Songs by the water' },
  date_start: new Date(Date.now() + monthMs).toISOString(),
  hall: 'kammersaal',
});

/** A data folder that is gone after the test. */
export async function temporaryFolder(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'box-office-'));
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}
