import type { Price, SeatGroup } from '../../contract.ts';
import type { Sale } from '../box-office.ts';
import { type Item, inBoth, type PretixEvent, type Quota, type Subevent, type Variation } from './shapes.ts';

export type Shop = { event: PretixEvent; subevent: Subevent | null; items: readonly Item[]; quotas: readonly Quota[] };

export type Ticket = { item: Item; variation: Variation | null; price: string; left: number | null; size: number | null };

/** Whether tickets can be had at an instant. pretix knows no cancelled or postponed events: those are not live. */
export function saleOf({ event, subevent }: Pick<Shop, 'event' | 'subevent'>, now: Date): Sale {
  const { presale_start, presale_end, date_from, date_to } = subevent ?? event;
  const isPast = (text: string | null) => text !== null && Date.parse(text) <= now.getTime();
  if (isPast(date_to ?? date_from)) return 'over';
  if (!event.live || subevent?.active === false || isPast(presale_end)) return 'closed';
  return presale_start !== null && !isPast(presale_start) ? 'not_open' : 'on_sale';
}

/** Without a voucher, on the web; quotas of null are without limit. */
export function ticketsOf({ subevent, items, quotas }: Shop, now: Date): Ticket[] {
  const here = quotas.filter((quota) => quota.subevent === (subevent?.id ?? null));
  return items
    .filter((item) => isOffered(item, now) && !item.require_voucher)
    .sort((a, b) => a.position - b.position)
    .flatMap((item) => {
      const variations = item.variations.filter((variation) => isOffered(variation, now)).sort((a, b) => a.position - b.position);
      return item.variations.length === 0 ? [ticket(item, null, subevent, here)] : variations.map((variation) => ticket(item, variation, subevent, here));
    })
    .filter((each) => each !== null);
}

/** One for each product; its variations are its prices, of which visitors see the dearest first, as full price (V §9). */
export function seatGroupsOf(tickets: readonly Ticket[], sale: Sale, maxTickets: number): SeatGroup[] {
  return [...Map.groupBy(tickets, ({ item }) => item)].map(([item, ofItem]) => {
    const offered = ofItem.filter(({ left }) => left !== 0);
    const best = offered.reduce((one: Ticket | undefined, other) => (one && leftIn(one) >= leftIn(other) ? one : other), undefined);
    const { de, en } = inBoth(item.name);
    const description = item.description && inBoth(item.description);
    const isOnSale = sale === 'on_sale' && best !== undefined;
    return {
      id: item.id,
      seat_group: item.id,
      status: isOnSale ? levelOf(best) : '0',
      text: de,
      text_en: en,
      ...(description && { description: description.de, description_en: description.en }),
      max: isOnSale ? Math.min(leftIn(best), item.max_per_order ?? maxTickets, maxTickets) : 0,
      prices: pricesOf(offered.length > 0 ? offered : ofItem),
      timeslots: [],
    };
  });
}

function pricesOf(tickets: readonly Ticket[]): Price[] {
  const full = Math.max(...tickets.map(({ price }) => Number(price)));
  const first = tickets.find(({ price }) => Number(price) === full);
  const inOrder = [...tickets].sort((a, b) => Number(b === first) - Number(a === first));
  return inOrder.map((each) => {
    const { de, en } = inBoth(each.variation?.value ?? each.item.name);
    return {
      id: saleTypeOf(each),
      price: each.price,
      sale_type_id: saleTypeOf(each),
      seat_group: each.item.id,
      text: each === first ? 'Vollpreis' : de,
      text_en: each === first ? 'Full price' : en,
      name: de,
      name_en: en,
      has_discounts: each === first && tickets.length > 1,
    };
  });
}

/** That of the variation, else of the product: unambiguous within a seat group. */
export const saleTypeOf = ({ item, variation }: Pick<Ticket, 'item' | 'variation'>): number => (variation ?? item).id;

function ticket(item: Item, variation: Variation | null, subevent: Subevent | null, quotas: readonly Quota[]): Ticket | null {
  const ofItem = subevent?.item_price_overrides.find((override) => override.item === item.id);
  const ofVariation = subevent?.variation_price_overrides.find((override) => override.variation === variation?.id);
  const limits = quotas.filter(({ items, variations }) => items.includes(item.id) && (!variation || variations.includes(variation.id)));
  if (ofItem?.disabled || ofVariation?.disabled || limits.length === 0) return null; // without a quota pretix sells nothing
  const price = variation ? (ofVariation?.price ?? variation.price) : (ofItem?.price ?? item.default_price);
  const tightest = limits.reduce((one, other) => (leftOf(other) < leftOf(one) ? other : one));
  const left = leftOf(tightest);
  return { item, variation, price: Number(price).toFixed(2), left: Number.isFinite(left) ? left : null, size: tightest.size };
}

const leftOf = ({ available, available_number }: Quota): number => (available ? Math.max(0, available_number ?? Number.POSITIVE_INFINITY) : 0);

const leftIn = ({ left }: Ticket): number => left ?? Number.POSITIVE_INFINITY;

/** Few: at most a tenth, or four. */
function levelOf(best: Ticket): SeatGroup['status'] {
  const left = leftIn(best);
  if (left === 0) return '0';
  return best.size !== null && left <= Math.max(4, Math.ceil(best.size / 10)) ? '2' : '1';
}

function isOffered(thing: Item | Variation, now: Date): boolean {
  const { active, hide_without_voucher, all_sales_channels, limit_sales_channels, sales_channels, available_from, available_until } = thing;
  const isOnWeb = sales_channels?.includes('web') ?? (all_sales_channels || limit_sales_channels.includes('web'));
  const hasBegun = available_from === null || Date.parse(available_from) <= now.getTime();
  const hasEnded = available_until !== null && Date.parse(available_until) <= now.getTime();
  return active && isOnWeb && !hide_without_voucher && hasBegun && !hasEnded;
}
