import type { Day } from '#i18n/berlin-time.ts';
import type { Teaser } from '../contract.ts';
import type { CardData, TeaserData } from './card-data.ts';

export type ListItem = CardData | TeaserData;
export const isEvent = (item: ListItem): item is CardData => !('position' in item);

export type DayGroup = { day: Day; items: ListItem[] };

/** From its first day up to the first of the next page: a teaser stands at the end of its day (V §3). */
export function teasersOfPage(teasers: Teaser[], page: { number: number; firstDay: Day | undefined; nextDay: Day | null }): Teaser[] {
  const { number, firstDay, nextDay } = page;
  if (firstDay === undefined) return [];
  return teasers.filter(({ position }) => (number === 1 || position >= firstDay) && (nextDay === null || position < nextDay));
}

/** Events and teasers as days, in order: by their start, what is still on first in the list's first day, teasers last in their day. */
export function groupByDay(events: CardData[], teasers: TeaserData[]): DayGroup[] {
  const groups = new Map<Day, ListItem[]>();
  const dayOfItem = (item: ListItem) => (isEvent(item) ? (item.listed_day ?? item.date_start.slice(0, 10)) : item.position);
  const items = [...events, ...teasers].sort((a, b) => compare(dayOfItem(a), dayOfItem(b)));
  for (const item of items) {
    const day = dayOfItem(item);
    const group = groups.get(day);
    if (group) group.push(item);
    else groups.set(day, [item]);
  }
  return [...groups].map(([day, grouped]) => ({ day, items: grouped }));
}

// Sorting is stable: within a day events keep the server's order, and teasers, listed after them, come last.
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
