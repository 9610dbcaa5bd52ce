import type { Language } from '#i18n/language.ts';
import { displayPrice } from '#i18n/price.ts';
import type { Price, SeatGroup } from '../contract.ts';
import type { roomIn } from './selection/ticket-limits.ts';
import { t } from './strings.ts';

/** What a price is called; the mark 'Vollpreis' stands in every language's answer (V §3). */
export const priceText = (language: Language, { text }: Pick<Price, 'text'>): string => (text === 'Vollpreis' ? t(language, 'full_price') : text);

/** 'Kategorie I, Vollpreis' */
export const ticketKind = (language: Language, { text }: Pick<SeatGroup, 'text'>, price: Price): string =>
  [text, priceText(language, price)].filter(Boolean).join(', ');

/** 'Kategorie I, Vollpreis, 98 €' */
export const ticketName = (language: Language, group: Pick<SeatGroup, 'text'>, price: Price): string =>
  [ticketKind(language, group, price), displayPrice(price.price)].filter(Boolean).join(', ');

/** How many more there can be, or why there can be none; nothing where it is not known. */
export function roomText(language: Language, { left, full, isKnown }: ReturnType<typeof roomIn>, maxTickets: number | null): string {
  if (full === 'order') return t(language, 'full_order', { n: maxTickets ?? 0 });
  if (full === 'seats') return t(language, 'full_seats');
  return isKnown ? t(language, 'room', { n: left }) : '';
}
