import { addDays, type Day, instantAt, toBerlinIso } from '#i18n/berlin-time.ts';
import type { PriceLevel } from '../content/production.ts';
import { isSold } from './booking.ts';

/** Days before a performance from which its tickets are sold. */
export const advanceSale = 210;
const friendsAhead = 10;
const subscribersAhead = 7;
const opensAt = '10:00';
const forSubscribers: readonly PriceLevel[] = ['gala', 'grand', 'chamber'];

/** How an event is sold, as its details say it (src/features/programme/details). */
export type SaleDetails = {
  admission?: 'free' | 'box_office';
  sale_starts?: string;
  sale_friends?: string;
  sale_subscribers?: string;
};

/** Of an evening whose hour is open nobody has decided when it is sold. */
export function saleDetails(level: PriceLevel, { day, timeKnown, today }: { day: Day; timeKnown: boolean; today: Day }): SaleDetails {
  if (level === 'free' || level === 'zero') return { admission: 'free' };
  if (level === 'door') return { admission: 'box_office' };
  const opens = addDays(day, -advanceSale);
  if (!isSold(level) || !timeKnown || opens < today) return {};
  const at = (when: Day) => toBerlinIso(instantAt(when, opensAt));
  const early = { sale_friends: at(addDays(opens, -friendsAhead)), sale_subscribers: at(addDays(opens, -subscribersAhead)) };
  return { sale_starts: at(opens), ...(forSubscribers.includes(level) && early) };
}
