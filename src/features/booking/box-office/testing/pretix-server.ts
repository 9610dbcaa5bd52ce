import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { startServer } from './http-server.ts';

const recorded = (name: string): Record<string, unknown> => JSON.parse(readFileSync(new URL(`../recorded/pretix/${name}.json`, import.meta.url), 'utf8'));

/** Queries are part of the key: what is not asked for as documented is not found. */
const answers: Record<string, string> = {
  '/events/lieder/': 'event',
  '/events/hafen/': 'series',
  '/events/lieder/items/': 'items',
  '/events/lieder/items/?page=2': 'items-page-2',
  '/events/hafen/items/': 'items',
  '/events/hafen/items/?page=2': 'items-page-2',
  '/events/hafen/subevents/11/': 'subevent',
  '/events/hafen/subevents/?with_availability_for=web&ends_after=*': 'subevents',
  '/events/?with_availability_for=web&ends_after=*': 'events',
  '/events/?ends_after=*&page=2&with_availability_for=web': 'events-page-2',
};
const quotas: Record<string, string> = {
  '/events/lieder/quotas/?with_availability=true': 'quotas',
  '/events/hafen/quotas/?with_availability=true&subevent=11': 'quotas-of-date',
};

const newPosition = z.strictObject({
  cart_id: z.string().regex(/^[^@]{8,}@api$/),
  item: z.int(),
  variation: z.int().nullable(),
  subevent: z.int().nullable(),
  price: z.string().regex(/^\d+\.\d{2}$/),
  expires: z.iso.datetime(),
});
const quota = z.looseObject({ items: z.array(z.int()), variations: z.array(z.int()), subevent: z.int().nullable(), available_number: z.int().nullable() });
type Held = z.infer<typeof newPosition> & { id: number; event: string };

export type PretixServer = {
  url: string;
  token: string;
  held(): number;
  /** Every request since the last `reset`, 'GET /events/…'. */
  requests: string[];
  /** From now on nothing can be given back: a fault of the server. */
  keepAll(): void;
  /** From now on one order may have so many of a product. */
  limitOrders(most: number): void;
  reset(): void;
  stop(): Promise<void>;
};

/** Recorded answers of one organizer; what is put into carts is taken off the quotas. */
export async function startPretixServer(): Promise<PretixServer> {
  const token = 'a-token-for-tests';
  let positions: Held[] = [];
  let nextId = 2001;
  let keepsAll = false;
  let maxPerOrder: number | null = null;
  const requests: string[] = [];

  const quotasOf = (path: string) => {
    const list = z.looseObject({ results: z.array(quota) }).parse(recorded(quotas[path] ?? ''));
    return { ...list, results: list.results.map((each) => withHeld(each, positions)) };
  };

  function create(event: string, body: unknown) {
    const results = z
      .array(newPosition)
      .parse(body)
      .map((wanted) => {
        const path = Object.keys(quotas).find((key) => key.startsWith(`/events/${event}/`)) ?? '';
        const covering = quotasOf(path).results.filter((each) => each.subevent === wanted.subevent && covers(each, wanted));
        if (covering.length === 0 || covering.some(({ available_number }) => available_number !== null && available_number <= 0))
          return recorded('bulk-create-error');
        const position = { ...wanted, id: nextId, event };
        nextId += 1;
        positions.push(position);
        return { success: true, errors: null, data: shown(position) };
      });
    return { results };
  }

  function remove(event: string, id: number): boolean {
    const before = positions.length;
    positions = positions.filter((position) => position.id !== id || position.event !== event);
    return positions.length < before;
  }

  const server = await startServer(async (request, response) => {
    const path = (request.url ?? '').replace('/api/v1/organizers/ostkai', '').replace(/ends_after=[^&]+/, 'ends_after=*');
    requests.push(`${request.method} ${path}`);
    const send = (status: number, body?: unknown) => response.writeHead(status, { 'Content-Type': 'application/json' }).end(body && JSON.stringify(body));
    if (request.headers.authorization !== `Token ${token}`) return send(401, recorded('invalid-token'));
    const [, event = '', below] = /^\/events\/([a-z]+)\/cartpositions\/(.*)$/.exec(path) ?? [];
    if (request.method === 'POST' && below === 'bulk_create/') return send(200, create(event, JSON.parse(await text(request))));
    if (request.method === 'DELETE' && keepsAll) return response.writeHead(500).end('<h1>Internal Server Error</h1>');
    if (request.method === 'DELETE' && below) return remove(event, Number.parseInt(below, 10)) ? send(204) : send(404, recorded('not-found'));
    if (below?.startsWith('?ordering=-datetime')) return send(200, pageOf(positions.filter((each) => each.event === event).map(shown), path));
    if (quotas[path]) return send(200, quotasOf(path));
    if (maxPerOrder !== null && path.endsWith('/items/')) return send(200, itemsWithLimit(maxPerOrder));
    return answers[path] ? send(200, recorded(answers[path])) : send(404, recorded('not-found'));
  });

  const reset = () => {
    positions = [];
    keepsAll = false;
    maxPerOrder = null;
    requests.length = 0;
  };
  const keepAll = () => {
    keepsAll = true;
  };
  const limitOrders = (most: number) => {
    maxPerOrder = most;
  };
  return { ...server, token, requests, reset, keepAll, limitOrders, held: () => positions.length };
}

function itemsWithLimit(max_per_order: number) {
  const list = z.looseObject({ results: z.array(z.looseObject({})) }).parse(recorded('items'));
  return { ...list, results: list.results.map((item) => ({ ...item, max_per_order })) };
}

function pageOf(own: object[], path: string) {
  const other = recorded('cartposition');
  const lapsed = { ...other, ...own[0], id: 1, expires: '2026-01-01T10:00:00Z' };
  const all = [other, ...own, lapsed];
  const number = Number(new URL(path, 'http://pretix').searchParams.get('page') ?? 1);
  const next = number * 2 < all.length ? `http://elsewhere.example/api/v1/cartpositions/?ordering=-datetime&page=${number + 1}` : null;
  return { count: all.length, next, previous: null, results: all.slice(number * 2 - 2, number * 2) };
}

const shown = ({ event: _, ...position }: Held) => ({ ...recorded('cartposition'), ...position });

const covers = ({ items, variations }: z.infer<typeof quota>, { item, variation }: Pick<Held, 'item' | 'variation'>): boolean =>
  items.includes(item) && (variation === null || variations.includes(variation));

function withHeld(each: z.infer<typeof quota>, positions: readonly Held[]) {
  if (each.available_number === null) return each;
  const taken = positions.filter((position) => position.subevent === each.subevent && covers(each, position)).length;
  return { ...each, available_number: each.available_number - taken, available: each.available_number > taken };
}
