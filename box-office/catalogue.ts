import { type Event, findEvent, type TimeSlot } from './events.ts';
import type { SeatGroup } from './halls/hall.ts';
import { halls } from './halls/halls.ts';
import { maxTickets } from './limits.ts';
import { priceString, pricesOf } from './prices.ts';
import { type Refusal, refuse } from './refusal.ts';
import { saleState, slotIsOver } from './sale.ts';
import { maxTogether } from './seats/allocation.ts';
import { noSlot, rowsFor, seatId, takenSeats } from './seats/seats.ts';
import { type Availability, availabilityOf, type Level, levelOf } from './status.ts';
import type { Store } from './store/store.ts';

type TimeSlotOnSale = { id: number; status: Level; time_start: string; block_id: number; max: number };
type PriceOnSale = {
  id: number;
  price: string;
  sale_type_id: number;
  seat_group: number;
  text: string;
  text_en: string;
  name: string;
  name_en: string;
  has_discounts: boolean;
};
export type SeatGroupOnSale = {
  id: number;
  seat_group: number;
  status: Level;
  text: string;
  text_en: string;
  description: string;
  description_en: string;
  /** The largest number of connected seats that one order could have now. */
  max: number;
  prices: PriceOnSale[];
  timeslots: TimeSlotOnSale[];
};
export type Catalogue = {
  event_jet_id: number;
  title: { de: string; en: string };
  date_start: string;
  hall: string;
  sale: ReturnType<typeof saleState>;
  availability: Availability;
  max_tickets: number;
  seat_groups: SeatGroupOnSale[];
  as_of: string;
};

/** Refuses an unknown event. */
export function catalogue(store: Store, id: number, at: number): Catalogue | Refusal {
  const event = findEvent(store, id);
  if (!event) return refuse('unknown_event');
  const taken = takenSeats(store, event, at);
  const sale = saleState(event, at);
  const stocks = halls[event.hall].groups.map((group) => ({ group, stock: stockOf(event, group, taken, at) }));
  const regularStocks = stocks.filter(({ group }) => !group.wheelchair).flatMap(({ stock }) => stock);
  return {
    event_jet_id: id,
    title: { de: event.title_de, en: event.title_en },
    date_start: new Date(event.date_start).toISOString(),
    hall: event.hall,
    sale,
    availability: availabilityOf(sum(regularStocks, 'free'), sum(regularStocks, 'capacity')),
    max_tickets: maxTickets,
    seat_groups: stocks.map(({ group, stock }) => groupOnSale(event, group, sale === 'on_sale' ? stock : stock.map(withheld))),
    as_of: new Date(at).toISOString(),
  };
}

type Stock = { slot: TimeSlot | undefined; capacity: number; free: number; max: number };

function stockOf(event: Event, group: SeatGroup, taken: ReadonlySet<string>, at: number): Stock[] {
  const slots = event.time_slots.length === 0 ? [undefined] : event.time_slots;
  return slots.map((slot) => {
    const rows = rowsFor(event, group, slot);
    const seats = rows.flat(2);
    if (slot && slotIsOver(event, slot, at)) return { slot, capacity: 0, free: 0, max: 0 };
    const isFree = (seat: string) => !taken.has(seatId(slot?.block_id ?? noSlot, seat));
    const free = seats.filter(isFree).length;
    const together = halls[event.hall].seating === 'free' ? free : maxTogether(rows, isFree);
    return { slot, capacity: seats.length, free, max: Math.min(maxTickets, together) };
  });
}

/** Before the sale and after it nothing is offered (V §5), though seats are free. */
const withheld = (stock: Stock): Stock => ({ ...stock, free: 0, max: 0 });

function groupOnSale(event: Event, group: SeatGroup, stock: readonly Stock[]): SeatGroupOnSale {
  const { seat_group } = group;
  const id = event.event_jet_id * 1000 + seat_group * 10;
  return {
    id,
    seat_group,
    status: levelOf(sum(stock, 'free'), sum(stock, 'capacity')),
    text: group.text.de,
    text_en: group.text.en,
    description: group.description.de,
    description_en: group.description.en,
    max: Math.max(...stock.map(({ max }) => max)),
    prices: pricesOf(event.hall, seat_group, event.price_level).map((price) => ({
      id: id + price.sale_type_id,
      price: priceString(price.cents),
      sale_type_id: price.sale_type_id,
      seat_group,
      text: price.text.de,
      text_en: price.text.en,
      name: price.name.de,
      name_en: price.name.en,
      has_discounts: price.has_discounts,
    })),
    timeslots: stock.flatMap(({ slot, free, capacity, max }) =>
      slot ? [{ id: slot.block_id, status: levelOf(free, capacity), time_start: slot.time_start, block_id: slot.block_id, max }] : [],
    ),
  };
}

const sum = (stock: readonly Stock[], what: 'free' | 'capacity'): number => stock.reduce((total, part) => total + part[what], 0);
