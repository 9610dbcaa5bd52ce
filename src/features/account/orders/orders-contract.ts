import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';

const orderSchema = z.object({
  /** As the box office calls it: 'OK-000012'. */
  number: z.string(),
  /** Its page at the box office; null: it tells none. */
  url: z.string().nullable(),
  ordered_at: z.string(),
  tickets_quantity: z.int(),
  /** Euros, '96.00'. */
  total: z.string(),
  lines: z.array(z.object({ title: z.string(), date_start: z.string(), text: z.string(), quantity: z.int() })),
});

/** Times are ISO 8601 in Berlin. */
export const ordersContract = {
  orders: endpoint({
    method: 'GET',
    path: '/api/user/orders/',
    access: 'visitor',
    personal: true,
    summary:
      'What was bought at the box office with the account’s address, the latest first. `elsewhere`: this box office does not tell; `unavailable`: it does not answer now.',
    output: z.object({ state: z.enum(['listed', 'elsewhere', 'unavailable']), orders: z.array(orderSchema) }),
  }),
};

export type OrdersContract = typeof ordersContract;
export type OrderEntry = z.output<typeof orderSchema>;
