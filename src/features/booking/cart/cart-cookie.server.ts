import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { RequestContext } from '#api/request-context.server.ts';
import type { CartReference } from '../box-office/box-office.ts';
import type { Shop } from '../shop.server.ts';
import { amountCookie, urlCookie } from './limits.ts';

/** In the visitor's own cookie, nowhere else. */
export type HeldCart = {
  cart: CartReference;
  ticketsQuantity: number;
  /** The earliest moment at which something of it is given back. */
  endsAt: Date;
  /** Where the visitor goes on with it; empty: nowhere that may be linked to. */
  url: string;
};

/** Which cart is theirs: out of reach of script, and signed, so that nobody asks for a cart by guessing. */
const cartCookie = 'cart';
const content = z.tuple([z.string(), z.int(), z.number(), z.string()]);

/** The cart of the request's cookie; null where there is none, its hold is over by our clock, or it is not from us. */
export function readCart({ cookie }: RequestContext, { secret, now }: Shop): HeldCart | null {
  const [text = '', signature = '', ...rest] = (cookie(cartCookie) ?? '').split('.');
  if (rest.length > 0 || !isSame(signature, sign(secret, text))) return null;
  const parsed = content.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))); // signed: it is our own JSON
  if (!parsed.success) return null;
  const [cart, ticketsQuantity, ends, url] = parsed.data;
  const endsAt = new Date(ends);
  return endsAt > now() ? { cart, ticketsQuantity, endsAt, url } : null;
}

/** Sets the three cookies, all of which end with the hold; script reads the number and the link, as does the box office on the parent domain (V §3, §9). */
export function writeCart({ setCookie }: RequestContext, { secret }: Shop, { cart, ticketsQuantity, endsAt, url }: HeldCart): void {
  const text = Buffer.from(JSON.stringify([cart, ticketsQuantity, endsAt.getTime(), url])).toString('base64url');
  setCookie(cartCookie, `${text}.${sign(secret, text)}`, { expires: endsAt, httpOnly: true });
  setCookie(amountCookie, String(ticketsQuantity), { expires: endsAt, httpOnly: false, shared: true });
  setCookie(urlCookie, url, { expires: url ? endsAt : null, httpOnly: false, shared: true });
}

export const hasCartCookie = ({ cookie }: RequestContext): boolean => cookie(cartCookie) !== undefined;

export function forgetCart({ cookie, setCookie }: RequestContext): void {
  if (cookie(cartCookie) !== undefined) setCookie(cartCookie, '', { expires: null, httpOnly: true });
  for (const name of [amountCookie, urlCookie]) {
    if (cookie(name) !== undefined) setCookie(name, '', { expires: null, httpOnly: false, shared: true });
  }
}

/** The key is that of the CSRF tokens, whose signed texts are JSON lists: none of them can be taken for a cart. */
const sign = (secret: string, text: string) => createHmac('sha256', secret).update(`cart:${text}`).digest('base64url');

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
