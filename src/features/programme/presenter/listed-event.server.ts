import type { RequestContext } from '#api/request-context.server.ts';
import { setStaleAt } from '#db/read-dependencies.server.ts';
import type { Day } from '#i18n/berlin-time.ts';
import { Texts } from '#i18n/texts.ts';
import type { EventCard } from '../contract.ts';
import { overAt } from '../period.ts';
import type { EventRow } from './event-rows.server.ts';
import { hasBegun } from './has-begun.server.ts';
import { presentEventCard } from './present.server.ts';

/** An event as lists show it: of one that is over nothing is sold any more. With `listFrom`, the list's first day, what began before stands under that day. */
export function presentListedEvent(row: EventRow, { language, now }: Pick<RequestContext, 'language' | 'now'>, listFrom?: Day): EventCard {
  const listed = presentEventCard(row, language, new Texts(language), listFrom);
  const card = { ...listed, ...hasBegun(row, now, listed.availability) };
  if (!card.ticket_url) return card;
  const over = overAt(row); // a list from a past day on shows what is over
  if (over > now) setStaleAt(over);
  return over > now ? card : { ...card, ticket_url: null };
}
