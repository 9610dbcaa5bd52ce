import type { RequestContext } from '#api/request-context.server.ts';
import type { Day } from '#i18n/berlin-time.ts';
import { Texts } from '#i18n/texts.ts';
import type { EventCard } from '../contract.ts';
import type { EventRow } from './event-rows.server.ts';
import { presentEventCard } from './present.server.ts';
import { saleFacts } from './sale-facts.server.ts';

type Reader = Pick<RequestContext, 'db' | 'language' | 'now'>;

/** Presents events as lists show them: of one that is over nothing is sold any more. With `listFrom`, the list's first day, what began before stands under that day. */
export async function listedEventPresenter({ db, language, now }: Reader, rows: readonly EventRow[]): Promise<(row: EventRow, listFrom?: Day) => EventCard> {
  const factsOf = await saleFacts(db, rows, now);
  return (row, listFrom) => {
    const card = presentEventCard(row, factsOf(row), { language, now }, new Texts(language), listFrom);
    return card.tickets.state === 'over' ? { ...card, ticket_url: null } : card;
  };
}
