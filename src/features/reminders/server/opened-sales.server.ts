import type { Database } from '#db/database.server.ts';
import { comingByIds, ticketFactsOf } from '#features/programme/index.server.ts';
import type { EventCardData } from '#features/programme/index.ts';
import type { Language } from '#i18n/language.ts';
import { lateDays } from '../limits.ts';
import { type OpenedSale, salesRemindedOf } from './queries.server.ts';

const detailOf = { all: 'sale_starts', friends: 'sale_friends', subscribers: 'sale_subscribers' } as const;
const groups = ['all', 'friends', 'subscribers'] as const;

/**
 * The sales of which somebody wants to be told and whose moment has passed by what stands there now: of events that visitors see,
 * that take place and are to come. Whether tickets are to be had is not asked yet. One statement.
 */
export async function openedSales(db: Database, now: Date): Promise<OpenedSale[]> {
  const rows = await salesRemindedOf(db, now);
  return rows.flatMap((row) => {
    const facts = ticketFactsOf(row.production_details, row.details);
    return groups.flatMap((group) => {
      const at = Date.parse(facts[detailOf[group]] ?? '');
      const isOpen = at <= now.getTime() && at > now.getTime() - lateDays * 86_400_000;
      return isOpen ? [{ event: row.id, season: row.season_id, group, at: new Date(at) }] : [];
    });
  });
}

/** States of tickets in which it is true that the sale to all has begun, and something can be had. */
const sold: ReadonlySet<string> = new Set(['available', 'few', 'elsewhere', 'box_office', 'undecided']);

/** Of these events those whose sale to a group is on now, as visitors see them. */
export async function eventsOnSale(
  context: { db: Database; language: Language; now: Date },
  sales: readonly Pick<OpenedSale, 'event' | 'group'>[],
): Promise<EventCardData[]> {
  const coming = await comingByIds(
    context,
    sales.map(({ event }) => event),
  );
  return sales.flatMap(({ event, group }) => {
    const card = coming.get(event);
    const isOn = card && (sold.has(card.tickets.state) || (group !== 'all' && card.tickets.state === 'not_yet'));
    return isOn ? [card] : [];
  });
}
