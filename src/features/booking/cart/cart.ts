import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import type { Language } from '#i18n/language.ts';
import type { BookingContract, CartState } from '../contract.ts';
import { ticketsIn, webAddress } from './cookies.ts';
import { secondsLeft } from './countdown.ts';
import { tellOtherWindows } from './other-windows.ts';

/** `end`: milliseconds of the server's clock, null: not known; `ended`: what became of the last cart, `isTelling`: to be told. */
export type Cart = {
  tickets: number;
  url: string | null;
  end: number | null;
  canExtend: boolean;
  /** Of a cart that cannot be read, what was added on this page; once it has `ended`, what was lost. */
  lines: readonly HeldLine[];
  ended: 'expired' | 'gone' | null;
  isTelling: boolean;
};

/** `event`: null where only the box office knows it. */
export type HeldLine = Pick<CartState['lines'][number], 'event' | 'title' | 'date_start' | 'seat_group' | 'sale_type_id' | 'quantity'>;

const none: Cart = { tickets: 0, url: null, end: null, canExtend: false, lines: [], ended: null, isTelling: false };
let cart: Cart = none;
/** Milliseconds by which the server's clock is ahead of this page's own, which nobody can set. */
let ahead = 0;
const listeners = new Set<() => void>();

const api = client<BookingContract>(httpTransport);

/** What asks is numbered when it is sent, an order when it is answered: what was asked earlier does not take the place of what is newer. */
let [sent, taken] = [0, 0];

/** A number that is newer than all before it becomes the newest. */
function isNewest(number: number): boolean {
  if (number < taken) return false;
  taken = number;
  return true;
}

function change(next: Cart): void {
  cart = next;
  for (const listener of listeners) listener();
}

const serverNow = () => performance.now() + ahead;

function setClock(serverTime: string): void {
  ahead = Date.parse(serverTime) - performance.now();
}

export const useCart = (): Cart =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => cart,
    () => none,
  );

export const hasCart = (): boolean => cart.tickets > 0;

export const heldOf = ({ tickets, lines }: Pick<Cart, 'tickets' | 'lines'>, eventId: number): number =>
  tickets === 0 ? 0 : lines.reduce((sum, { event, quantity }) => (event?.id === eventId ? sum + quantity : sum), 0);

/** Seconds that the cart is still held at this moment; null as below. */
export const secondsNow = (): number | null => (cart.tickets === 0 || cart.end === null ? null : secondsLeft(cart.end, serverNow()));

/** Null: there is none, or it is not known how long. */
export function useSecondsLeft(): number | null {
  const { tickets, end } = useCart();
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const count = () => setSeconds(secondsNow());
    count();
    if (tickets === 0 || end === null) return;
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [tickets, end]);
  return seconds;
}

export function applyAdded(added: Added, lines: readonly HeldLine[]): void {
  taken = ++sent;
  const all = [...(cart.tickets > 0 ? cart.lines : []), ...lines];
  const isRepeated = all.reduce((sum, { quantity }) => sum + quantity, 0) > added.tickets_quantity; // seen in the cart before its answer came
  hold(added, isRepeated ? cart.lines : all);
  tellOtherWindows();
}

function hold({ tickets_quantity, cart_url, cart_page, expires_at, can_extend, server_time }: Added, lines: readonly HeldLine[]): void {
  setClock(server_time);
  change({
    ...none,
    tickets: tickets_quantity,
    url: cart_page ?? webAddress(cart_url),
    end: expires_at === null ? null : Date.parse(expires_at),
    canExtend: can_extend,
    lines,
  });
}

type Added = Pick<CartState, 'tickets_quantity' | 'cart_url' | 'cart_page' | 'expires_at' | 'can_extend'> & { server_time: string };

/** Only where there is a cart by the cookie; without an answer that counts, with the site's own link. */
export async function refreshCart(language: Language): Promise<void> {
  const number = ++sent;
  const tickets = ticketsIn(document.cookie);
  if (tickets === 0) return void (isNewest(number) && empty());
  if (cart.tickets === 0) change({ ...none, tickets });
  try {
    const answer = await api.get('/api/shop-cart/', { language });
    if (isNewest(number)) applyServerCart(answer);
  } catch {
    // Out of reach, or such carts cannot be read: what is known stays.
  }
}

/** `gone`: there is no cart any more, which then needs words; `unclear`: it may be held longer or not. */
type Extension = 'extended' | 'not_extended' | 'unclear' | 'gone';

export async function extendCart(language: Language): Promise<Extension> {
  const number = ++sent;
  try {
    return extensionTaken(number, await api.post('/api/shop-cart/extend/', { language }), language);
  } catch (error) {
    const code = error instanceof ApiError ? error.code : '';
    if (code !== 'no_cart') return extensionSeen(code, language);
    if (isNewest(number)) empty(true);
    return 'gone';
  }
}

/** Beside an order nobody knows which of the two came first, so the cart is asked for. */
function extensionTaken(number: number, answer: Answer, language: Language): Extension {
  if (isNewest(number)) applyServerCart(answer, true);
  else void refreshCart(language);
  tellOtherWindows();
  return answer.cart ? 'extended' : 'gone';
}

/** What has become of an extension that failed with this code: it may have been done all the same, by whatever window. */
async function extensionSeen(code: string, language: Language): Promise<Extension> {
  const [number, before] = [++sent, cart.end ?? 0];
  const answer = await api.get('/api/shop-cart/', { language }).catch(() => null);
  if (answer && (!answer.cart || Date.parse(answer.cart.expires_at ?? '') > before)) return extensionTaken(number, answer, language);
  // A refusal is the last word; whatever else went wrong may go well the next time.
  const isRefused = /^-?\d+$/.test(code) || code === 'not_supported';
  if (isRefused && number >= taken) change({ ...cart, canExtend: false });
  const isRead = typeof answer?.cart?.total === 'string'; // else it is what the site remembers
  return isRefused || isRead || code === 'shop_unavailable' ? 'not_extended' : 'unclear';
}

/** Asked once more, as it may have been extended elsewhere; else what the cart held is free again. */
export async function endCart(language: Language): Promise<void> {
  const number = ++sent;
  const answer = await api.get('/api/shop-cart/', { language }).catch(() => null);
  if (!isNewest(number)) return;
  if (answer?.cart?.expires_at && Date.parse(answer.cart.expires_at) > Date.parse(answer.server_time)) applyServerCart(answer);
  else empty();
}

export const stopTelling = (): void => change({ ...cart, isTelling: false });

type Answer = { cart: CartState | null; cart_url?: string | null | undefined; server_time: string };

function applyServerCart({ cart: state, cart_url, server_time }: Answer, isTelling = false): void {
  // A cart that only the box office knows leaves its number on the parent domain; its link others may have written, so the server looks at it.
  const tickets = ticketsIn(document.cookie);
  if (state && state.tickets_quantity > 0) hold({ ...state, server_time }, state.total === null ? cart.lines : state.lines);
  else if (tickets > 0) change({ ...none, tickets, url: webAddress(cart_url ?? null) });
  else empty(isTelling);
}

/** There is no cart any more: it has expired if its time is up; else it was bought or given back, which the visitor knows. */
function empty(isTelling = false): void {
  const isOver = secondsNow() === 0;
  if (cart.tickets > 0) change({ ...none, lines: cart.lines, ended: isOver ? 'expired' : 'gone', isTelling: isTelling || isOver });
}
