import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import { imageOf, presentThumbnails } from '#features/media/index.ts';
import { dayOf, toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { choose, ownOr } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { Texts } from '#i18n/texts.ts';
import { href } from '#routes.ts';
import { listEvents } from '../list-events.server.ts';
import { markListStaleAt, optionCounts } from '../listing/counts.server.ts';
import { overAt } from '../period.ts';
import { presentDateRange } from '../presenter/date-range.server.ts';
import { listedEventPresenter } from '../presenter/listed-event.server.ts';
import { onlineEventsInOrder } from '../presenter/queries/event-rows.server.ts';
import { type FoundProduction, nearestDates, withOtherDates } from './queries.server.ts';

type Reader = { language: Language; now: Date };

/** The search's source of events, handed to it by the server (`EventSource` in features/search). */
export const eventSource = {
  filtersToCome: async (db: Database, now: Date) => {
    const { type, tag, genre } = await optionCounts(db, {}, now);
    return { type: [...type.keys()], tag: [...tag.keys()], genre: [...genre.keys()] };
  },
  next: (context: RequestContext, limit: number) => listEvents(context, {}, { limit, offset: 0 }, dayOf(context.now)),
  cards: async (db: Database, found: readonly FoundProduction[], { language, now }: Reader) => {
    await markListStaleAt(db, {}, now);
    if (found.length === 0) return new Map();
    const nearest = new Map((await withOtherDates(db, found, now).execute()).map((row) => [row.id, row]));
    const rows = await onlineEventsInOrder(db, [...nearest.keys()]);
    const present = await listedEventPresenter({ db, language, now }, rows);
    const cards = rows.map((row) => {
      const others = nearest.get(row.id);
      const dates = (others?.dates ?? []).map(({ id, date_start, own_title }) => {
        const slug = slugOf(choose(ownOr(own_title, row.title), language).text);
        return { id, url: href('event', language, { slug, id }), date_start: toBerlinIso(new Date(date_start)) };
      });
      return [row.production_id, { ...present(row, dayOf(now)), is_over: overAt(row) <= now, dates, dates_count: others?.dates_count ?? 0 }] as const;
    });
    return new Map(cards);
  },
  nearest: async (db: Database, found: readonly FoundProduction[], { language, now }: Reader) => {
    await markListStaleAt(db, {}, now);
    if (found.length === 0) return new Map();
    const rows = await nearestDates(db, found, now).execute();
    return new Map(rows.map((row) => [row.production_id, presentNearest(row, language, now)]));
  },
};

function presentNearest(row: Awaited<ReturnType<ReturnType<typeof nearestDates>['executeTakeFirstOrThrow']>>, language: Language, now: Date) {
  const texts = new Texts(language);
  const title = texts.choose('title', ownOr(row.own_title, row.title));
  const image = imageOf(row);
  return {
    id: row.id,
    title,
    link: { url: href('event', language, { slug: slugOf(title), id: row.id }) },
    date_start: toBerlinIso(row.date_start),
    ...presentDateRange(row, language, dayOf(now)),
    image_thumbnails: image && presentThumbnails(image),
    ...texts.marks,
    is_over: overAt(row) <= now,
  };
}
