import { type Service, service } from '#api/service.server.ts';
import type { Database } from '#db/database.server.ts';
import type { BoxOffice } from './box-office/box-office.ts';
import { AdditionQueue } from './cart/queue/addition-queue.ts';
import { CartQueue } from './cart/queue/cart-queue.ts';
import { QueuePositions } from './cart/queue/queue-positions.server.ts';
import { AvailabilityBoard } from './live/board.server.ts';
import { Offers } from './offers.server.ts';

export type Shop = {
  office: BoxOffice | null;
  /** Hosts (with port) to which a visitor may be sent with their cart. */
  hosts: ReadonlySet<string>;
  /** Key of the carts' cookies. */
  secret: string;
  offers: Offers;
  board: AvailabilityBoard;
  cartQueue: CartQueue;
  queue: AdditionQueue;
  positions: QueuePositions;
  /** The clock of the holds; tests set it. */
  now: () => Date;
  /** Told of what visitors are not: a link to a host that is not allowed, an answer that could not be kept. */
  report: (problem: Error) => void;
};

export const shopService: Service<Shop> = service<Shop>('shop');

export type ShopOptions = Pick<Shop, 'office' | 'secret' | 'now' | 'report'> & {
  db: Database;
  /** Address of the box office, whose host is allowed, and further hosts. */
  url?: string | undefined;
  hosts?: readonly string[];
  queue?: AdditionQueue;
};

export function openShop({ office, secret, now, report, db, url, hosts = [], queue = new AdditionQueue() }: ShopOptions): Shop {
  const board = new AvailabilityBoard();
  const offers = new Offers({ office, db, board, now, report });
  const allowed = new Set([...(url ? [new URL(url).host] : []), ...hosts]);
  const positions = new QueuePositions({ db, queue, report });
  return { office, hosts: allowed, secret, offers, board, cartQueue: new CartQueue(now), queue, positions, now, report };
}

/** An address of the box office that visitors may be sent to; empty, and reported, where it is none. */
export function allowedUrl(shop: Shop, url: string): string {
  const address = URL.parse(url);
  if (isAllowed(shop, url)) return address?.href ?? '';
  shop.report(new Error(`The box office leads to ${address?.host || 'no address'}, which is not allowed (BOX_OFFICE_HOSTS).`));
  return '';
}

/** For an address that anybody may have written. */
export function isAllowed({ hosts }: Shop, url: string): boolean {
  const address = URL.parse(url);
  return address !== null && /^https?:$/.test(address.protocol) && !address.username && hosts.has(address.host);
}
