import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { startServer } from './http-server.ts';

const order = z.looseObject({
  quantities: z.array(z.int()),
  sale_type_ids: z.array(z.int()),
  event_jet_id: z.int(),
  seat_group: z.int().optional(),
  cart_id: z.string().optional(),
});
const cart = z.object({
  lines: z.array(z.object({ event_jet_id: z.int(), seat_group: z.int(), sale_type_id: z.int(), quantity: z.int() })),
});

/** What the cart has is taken off before the simulator adds. */
export async function startTotalsGateway(simulator: string): Promise<{ url: string; stop: () => Promise<void> }> {
  return startServer(async (request, response) => {
    const { method = 'GET', url: path = '/' } = request;
    const isAdding = method === 'POST' && path === '/api/cart';
    const body = isAdding ? JSON.stringify(await asAdded(simulator, order.parse(await json(request)))) : null;
    const answer = await fetch(simulator + path, { method, body });
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
  });
}

async function asAdded(simulator: string, wanted: z.infer<typeof order>): Promise<object> {
  const found = wanted.cart_id ? cart.safeParse(await (await fetch(`${simulator}/api/cart/${wanted.cart_id}`)).json()) : null;
  const held = (saleType: number) =>
    (found?.data?.lines ?? [])
      .filter((line) => line.event_jet_id === wanted.event_jet_id && line.seat_group === wanted.seat_group && line.sale_type_id === saleType)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...wanted, quantities: wanted.quantities.map((total, index) => total - held(wanted.sale_type_ids[index] ?? 0)) };
}
