import type { RequestContext } from '#api/request-context.server.ts';
import { type FieldsOf, type KnownBlock, readFields } from '#content/index.ts';
import { comingByIds, severalLists } from '#features/programme/index.server.ts';
import { cardOf } from '#features/programme/index.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { toUrlDate } from '#i18n/url-date.ts';
import { href } from '#routes.ts';
import type { eventList } from './block.ts';
import type { EventListData } from './data.ts';
import { maxListedEvents } from './limits.ts';
import { type Span, spanOf } from './span.ts';

/** By block id: one query for all found, one for all picked; sets until when it holds. */
export async function loadEventLists(
  blocks: readonly KnownBlock[],
  context: Pick<RequestContext, 'db' | 'language' | 'now'>,
): Promise<ReadonlyMap<string, EventListData>> {
  // readFields makes the fields of the declaration of whatever is stored.
  const lists = blocks.map((known) => ({ id: known.block.id, values: readFields(known) as Values }));
  const [picking, finding] = [lists.filter(({ values }) => values.events.length > 0), lists.filter(({ values }) => values.events.length === 0)];
  const [picked, found] = await Promise.all([pickedLists(picking, context), foundLists(finding, context)]);
  return new Map([...picked, ...found]);
}

type Values = FieldsOf<typeof eventList>;
type List = { readonly id: string; readonly values: Values };
type Reader = Pick<RequestContext, 'db' | 'language' | 'now'>;

const limitOf = ({ count }: Values): number => Math.min(maxListedEvents, Math.max(1, count ?? maxListedEvents));

async function foundLists(lists: readonly List[], context: Reader): Promise<[string, EventListData][]> {
  const { language, now } = context;
  const spans = lists.map(({ values }) => spanOf(values, now));
  const found = await severalLists(spans, maxListedEvents + 1, context);
  const more = (span: Span | undefined) => href('programme', language) + queryOf(span);
  return lists.map(({ id, values }, index) => {
    const events = found[index] ?? [];
    const count = limitOf(values);
    const isWhole = events.length <= count;
    return [id, { events: events.slice(0, count).map(cardOf), today: dayOf(now), programme: isWhole && events.length > 0 ? null : more(spans[index]) }];
  });
}

async function pickedLists(lists: readonly List[], context: Reader): Promise<[string, EventListData][]> {
  const { language, now } = context;
  const coming = await comingByIds(
    context,
    lists.flatMap(({ values }) => values.events),
  );
  return lists.map(({ id, values }) => {
    const events = values.events.flatMap((picked) => coming.get(picked) ?? []).slice(0, limitOf(values));
    return [id, { events: events.map(cardOf), today: dayOf(now), arePicked: true, programme: events.length > 0 ? null : href('programme', language) }];
  });
}

function queryOf({ from, tag }: Span = {}): string {
  const query = new URLSearchParams();
  if (from) query.set('date', toUrlDate(dayOf(from)));
  if (tag !== undefined) query.set('tag', String(tag));
  return query.size > 0 ? `?${query}` : '';
}
