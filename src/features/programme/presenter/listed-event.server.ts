import type { RequestContext } from '#api/request-context.server.ts';
import { ReadDependencies, recordReads, setStaleAt } from '#db/read-dependencies.server.ts';
import type { Day } from '#i18n/berlin-time.ts';
import { Texts } from '#i18n/texts.ts';
import type { EventCard } from '../contract.ts';
import { presentEventCard } from './present.server.ts';
import type { EventRow } from './queries/event-rows.server.ts';
import { type SaleFacts, saleFacts } from './sale-facts.server.ts';

type Reader = Pick<RequestContext, 'db' | 'language' | 'now'>;

/** Presents events as lists show them: of one that is over nothing is sold any more. With `listFrom`, the list's first day, what began before stands under that day. */
export async function listedEventPresenter({ db, language, now }: Reader, rows: readonly EventRow[]): Promise<(row: EventRow, listFrom?: Day) => EventCard> {
  const factsOf = await saleFacts(db, rows, now);
  return (row, listFrom) => presentOnce(row, factsOf(row), { language, now }, listFrom);
}

/** What was presented of a row at `from` holds until `until`, if its sale is as it was. */
type PresentedCard = { card: EventCard; facts: SaleFacts; from: Date; until: Date | null };

/** Of each row as long as it is cached, by language and the day that a list begins with. */
const presented = new WeakMap<EventRow, Map<string, PresentedCard>>();
/** A row in so many lists begins anew: there are two languages, and most lists begin today. */
const maxPresented = 8;

/** The same card as long as it says the same: what is made of it, its HTML for one, is made once too. */
function presentOnce(row: EventRow, facts: SaleFacts, { language, now }: Pick<Reader, 'language' | 'now'>, listFrom: Day | undefined): EventCard {
  const ofRow = presented.get(row) ?? new Map<string, PresentedCard>();
  const name = `${language} ${listFrom}`;
  const known = ofRow.get(name);
  if (known && known.from <= now && (known.until === null || now < known.until) && areSame(known.facts, facts)) {
    if (known.until) setStaleAt(known.until);
    return known.card;
  }
  const dependencies = new ReadDependencies();
  const card = recordReads(dependencies, () => present(row, facts, { language, now }, listFrom));
  if (dependencies.staleAt) setStaleAt(dependencies.staleAt);
  if (ofRow.size >= maxPresented) ofRow.clear();
  presented.set(row, ofRow.set(name, { card, facts, from: now, until: dependencies.staleAt }));
  return card;
}

function present(row: EventRow, facts: SaleFacts, { language, now }: Pick<Reader, 'language' | 'now'>, listFrom: Day | undefined): EventCard {
  const card = presentEventCard(row, facts, { language, now }, new Texts(language), listFrom);
  return card.tickets.state === 'over' ? { ...card, ticket_url: null } : card;
}

const areSame = (one: SaleFacts, other: SaleFacts): boolean =>
  one.sale === other.sale && one.others?.count === other.others?.count && one.others?.next.getTime() === other.others?.next.getTime();
