import { z } from 'zod';
import { seatGroupSchema } from '../../contract.ts';
import { refusalCodes } from '../answer.ts';
import type { Cart, CartLine, Catalogue, EventStatus, Failure, OfficeEvents, Order } from '../box-office.ts';
import { pageWithin } from './addresses.ts';

// The JetTicket-like API as it answers (V §7; box-office/README.md). What is not named here is dropped.
const sale = z.enum(['on_sale', 'not_open', 'closed', 'over', 'cancelled', 'postponed']);
const instant = z.iso.datetime({ offset: true });
const amount = z.string().regex(/^\d+\.\d{2}$/);

export const addAnswer = z.object({
  tickets_quantity: z.int().min(0),
  cart_url: z.string().min(1),
  cart_id: z.string().min(1).max(200).optional(),
  expires_at: instant.nullish(),
});
export type AddAnswer = z.infer<typeof addAnswer>;

export const catalogueAnswer = z.object({ sale, max_tickets: z.int().min(1).nullish(), seat_groups: z.array(seatGroupSchema) });

export const statusAnswer = z.object({
  events: z.array(z.object({ event_jet_id: z.int(), sale, availability: z.enum(['available', 'few', 'sold_out']) })),
});

const line = z.object({
  line: z.int(),
  event_jet_id: z.int(),
  title: z.object({ de: z.string(), en: z.string() }),
  date_start: instant,
  seat_group: z.int(),
  block_id: z.int().nullable(),
  sale_type_id: z.int(),
  text: z.string(),
  text_en: z.string(),
  quantity: z.int().min(1),
  price: amount,
});
export const cartAnswer = z.object({
  tickets_quantity: z.int().min(0),
  total: amount,
  expires_at: instant,
  can_extend: z.boolean(),
  lines: z.array(line),
});

export const ordersAnswer = z.object({
  orders: z.array(
    z.object({
      order_number: z.string().min(1),
      order_url: z.string().optional(),
      ordered_at: instant,
      tickets_quantity: z.int().min(0),
      total: amount,
      lines: z.array(line),
    }),
  ),
});

export const eventsAnswer = z.object({
  events: z.array(z.object({ event_jet_id: z.int(), title: z.object({ de: z.string(), en: z.string() }), date_start: instant, hall: z.string(), sale })),
  more: z.boolean(),
});

export const releaseAnswer = z.object({ tickets_quantity: z.literal(0) });

const errorAnswer = z.object({ error: z.object({ code: z.int(), detail: z.string().optional() }) });

/** Closed for maintenance is no refusal but an absence; a fault of the box office says nothing about what was held. */
export function jetFailure(status: number, json: unknown): Failure | null {
  const { data } = errorAnswer.safeParse(json);
  if (!data) return null;
  const { code, detail } = data.error;
  if (code === refusalCodes.maintenance) return { kind: 'unavailable' };
  return status < 500 ? { kind: 'refused', code, ...(detail && { detail }) } : null;
}

export const toCatalogue = (eventId: string, { sale, max_tickets, seat_groups }: z.infer<typeof catalogueAnswer>): Catalogue => ({
  eventId,
  sale,
  seatGroups: seat_groups,
  maxTickets: max_tickets ?? null,
});

export const toStatus = ({ events }: z.infer<typeof statusAnswer>): EventStatus[] =>
  events.map(({ event_jet_id, sale, availability }) => ({ eventId: String(event_jet_id), sale, availability }));

export const toEvents = ({ events, more }: z.infer<typeof eventsAnswer>): OfficeEvents => ({
  events: events.map(({ event_jet_id, title, date_start, hall, sale }) => ({
    eventId: String(event_jet_id),
    title,
    dateStart: new Date(date_start),
    room: hall,
    sale,
  })),
  isCut: more,
});

/** A cart without tickets is none. */
export function toCart(cart: string, answer: z.infer<typeof cartAnswer>): Cart | null {
  if (answer.tickets_quantity === 0) return null;
  return {
    cart,
    ticketsQuantity: answer.tickets_quantity,
    total: answer.total,
    expiresAt: new Date(answer.expires_at),
    canExtend: answer.can_extend,
    lines: answer.lines.map(toLine),
  };
}

const toLine = (line: z.infer<typeof cartAnswer>['lines'][number]): CartLine => ({
  line: String(line.line),
  eventId: String(line.event_jet_id),
  title: line.title,
  dateStart: line.date_start,
  seatGroup: line.seat_group,
  blockId: line.block_id,
  saleTypeId: line.sale_type_id,
  text: { de: line.text, en: line.text_en },
  quantity: line.quantity,
  price: line.price,
});

/** An order's page is believed below the address that visitors know, and nowhere else. */
export function toOrder(order: z.infer<typeof ordersAnswer>['orders'][number], publicUrl: string): Order {
  const page = pageWithin(publicUrl, order.order_url ?? '');
  return {
    number: order.order_number,
    url: page === '/' ? null : publicUrl + page,
    orderedAt: new Date(order.ordered_at),
    ticketsQuantity: order.tickets_quantity,
    total: order.total,
    lines: order.lines.map(toLine),
  };
}
