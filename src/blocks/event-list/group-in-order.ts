import type { CardData } from '#features/programme/index.ts';
import type { Day } from '#i18n/berlin-time.ts';

/** A day is repeated where events of another come between. */
export function groupInOrder(events: readonly CardData[]): { day: Day; items: CardData[] }[] {
  const groups: { day: Day; items: CardData[] }[] = [];
  for (const event of events) {
    const day = event.listed_day ?? event.date_start.slice(0, 10);
    const last = groups.at(-1);
    if (last?.day === day) last.items.push(event);
    else groups.push({ day, items: [event] });
  }
  return groups;
}
