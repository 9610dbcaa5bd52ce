import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { displayPrice } from '#i18n/price.ts';
import type { BookedEvent, Offer, Price, SeatGroup } from '../contract.ts';
import type { roomIn } from './selection/ticket-limits.ts';
import { t } from './strings.ts';

/** What a price is called; the mark 'Vollpreis' stands in every language's answer (V §3). */
export const priceText = (language: Language, { text }: Pick<Price, 'text'>): string => (text === 'Vollpreis' ? t(language, 'full_price') : text);

export const ticketKind = (language: Language, { text }: Pick<SeatGroup, 'text'>, price: Price): string =>
  [text, priceText(language, price)].filter(Boolean).join(', ');

export const ticketName = (language: Language, group: Pick<SeatGroup, 'text'>, price: Price): string =>
  [ticketKind(language, group, price), displayPrice(price.price)].filter(Boolean).join(', ');

/** Nothing where it is not known, or where the order is full, which is said once for all rows. */
export function roomText(language: Language, { left, full, isKnown }: ReturnType<typeof roomIn>): string {
  if (full === 'seats') return t(language, 'full_seats');
  return isKnown && !full ? t(language, 'room', { n: left }) : '';
}

/** Of this event or of all, and how many of them are held already. */
export function limitText(
  language: Language,
  { max_tickets, limits_per: per }: Pick<Offer, 'max_tickets' | 'limits_per'>,
  held: number,
  isFull: boolean,
): string {
  const limit = t(language, isFull ? `full_${per}` : `limit_${per}`, { n: max_tickets ?? 0 });
  return held > 0 ? `${limit} ${t(language, 'limit_held', { n: held })}` : limit;
}

type Named = Pick<BookedEvent, 'title' | 'date_start'> & Partial<Pick<BookedEvent, 'date_end' | 'time_known'>>;

/** 'Fünf Tänze, So 22/11, 18.00 Uhr'; of what goes on for days, until when: 'Licht und Ton, bis Do 31/12'. */
export function bookedEvent(language: Language, { title, ...times }: Named): string {
  return `${title}, ${bookedDate(language, times)}`;
}

export function bookedDate(language: Language, { date_start, date_end = null, time_known = true }: Omit<Named, 'title'>): string {
  const day = (instant: string) => displayDate(language, dayOf(new Date(instant))).slice(0, -'/2026'.length);
  if (date_end) return t(language, 'until', { date: day(date_end) });
  return time_known ? `${day(date_start)}, ${displayTime(language, new Date(date_start))}` : day(date_start);
}
