import type { RequestContext } from '#api/request-context.server.ts';
import { type FieldsOf, type KnownBlock, readFields } from '#content/index.ts';
import { severalLists } from '#features/programme/index.server.ts';
import { cardOf } from '#features/programme/index.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { toUrlDate } from '#i18n/url-date.ts';
import { href } from '#routes.ts';
import type { eventList } from './block.ts';
import type { EventListData } from './data.ts';
import { maxListedEvents } from './limits.ts';
import { type Span, spanOf } from './span.ts';

/** The events of all lists on a page, by block id: one query, however many lists. Tells until when that holds. */
export async function loadEventLists(
  blocks: readonly KnownBlock[],
  context: Pick<RequestContext, 'db' | 'language' | 'now'>,
): Promise<ReadonlyMap<string, EventListData>> {
  const { language, now } = context;
  // readFields makes the fields of the declaration of whatever is stored.
  const fields = blocks.map((block) => readFields(block) as FieldsOf<typeof eventList>);
  const spans = fields.map((values) => spanOf(values, now));
  const lists = await severalLists(spans, maxListedEvents + 1, context);
  const more = (span: Span | undefined) => href('programme', language) + queryOf(span);
  return new Map(
    blocks.map(({ block }, index) => {
      const events = lists[index] ?? [];
      const count = Math.min(maxListedEvents, Math.max(1, fields[index]?.count ?? maxListedEvents));
      const isWhole = events.length <= count;
      return [block.id, { events: events.slice(0, count).map(cardOf), today: dayOf(now), programme: isWhole && events.length > 0 ? null : more(spans[index]) }];
    }),
  );
}

/** The programme's own query for what a list begins with. */
function queryOf({ from, tag }: Span = {}): string {
  const query = new URLSearchParams();
  if (from) query.set('date', toUrlDate(dayOf(from)));
  if (tag !== undefined) query.set('tag', String(tag));
  return query.size > 0 ? `?${query}` : '';
}
