import { ApiError } from '#api/api-error.ts';

/** `refused`: with the box office's number (V §8); `unclear`: it may have been done; all others were not done. */
export type OrderFailure = { kind: 'refused'; code: number } | { kind: 'unclear' | 'offline' | 'unavailable' | 'crowded' | 'busy' | 'failed' };

const declared: Record<string, Exclude<OrderFailure['kind'], 'refused'>> = {
  shop_unclear: 'unclear',
  shop_offline: 'offline',
  shop_unavailable: 'unavailable',
  shop_busy: 'crowded',
  too_many: 'busy',
  not_for_sale: 'failed',
  not_supported: 'failed',
};

/** An order whose answer was lost on the way, by time or connection, is unclear, and so is one whose answer cannot be read. */
export function failureOf(error: unknown): OrderFailure {
  if (!(error instanceof ApiError)) return { kind: 'unclear' };
  if (/^-?\d+$/.test(error.code)) return { kind: 'refused', code: Number(error.code) };
  const kind = declared[error.code];
  if (kind) return { kind };
  return { kind: error.status >= 500 ? 'unclear' : 'failed' };
}

/** Whether the same order may be sent once more: where it may have been done, only to a box office that then holds it once. */
export const mayRepeat = ({ kind }: OrderFailure, repeatsSafely: boolean): boolean => kind !== 'refused' && (kind !== 'unclear' || repeatsSafely);

/** To look into the cart, or, where there is none to be seen, the same order again if that holds once. */
export const nextAction = (hasCart: boolean, repeatsSafely: boolean): NextAction => (!hasCart && repeatsSafely ? 'again' : 'cart');
export type NextAction = 'again' | 'cart';

/** Whether it may yet have gone well, so that nobody is told to buy elsewhere before they have looked. */
export const isOpen = ({ kind }: OrderFailure): boolean => kind === 'unclear';

/** Not enough connected seats (V §8). */
export const tooFewSeats = -214;
/** No current reservation (V §8). */
export const noReservation = -204;
/** Numbers of the JetTicket-like API (box-office/README.md): the event is not on sale, the order would hold too many tickets. */
export const notOnSale = -202;
export const tooManyTickets = -210;
