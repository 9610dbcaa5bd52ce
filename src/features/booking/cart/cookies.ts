import { amountCookie } from './limits.ts';

/** How many tickets the cart has by its cookie, which ends with it (V §9). */
export const ticketsIn = (cookies: string): number => Number(cookie(cookies, amountCookie)?.match(/^\d{1,4}$/)?.[0] ?? 0);

/** Nothing but a web address becomes a link. */
export function webAddress(text: string | null): string | null {
  if (text?.startsWith('/') && !/^\/[/\\]/.test(text)) return text;
  return text && /^https?:\/\//.test(text) && URL.canParse(text) ? text : null;
}

function cookie(cookies: string, name: string): string | null {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1];
  if (value === undefined) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
