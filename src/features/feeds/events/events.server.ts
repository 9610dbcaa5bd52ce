import type { Database } from '#db/database.server.ts';
import { rightsColumns, rightsOf } from '#features/media/index.server.ts';
import type { FilterQuery } from '#features/programme/contract.ts';
import {
  detailsOf,
  eventRows,
  expectedEnd,
  filterOptions,
  markListStaleAt,
  minutesOf,
  pageOfIds,
  partnersOf,
  presentEventCard,
  presentEventVenue,
  presentPartners,
  type SaleFacts,
  saleFacts,
  startTimesOf,
  venueColumns,
} from '#features/programme/index.server.ts';
import type { Settings } from '#features/settings/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { choose, ownOr } from '#i18n/localised.ts';
import { presentNamed, Texts } from '#i18n/texts.ts';
import { feedEvents } from '../limits.ts';
import type { FeedEvent } from './feed-event.ts';
import { titleOfProduction } from './queries/events.server.ts';

/** In which language, of what house, and when. */
export type Reader = { language: Language; settings: Settings; now: Date };

/** The events of a feed, by date, the cancelled ones too: subscribers have to hear of them. One query. */
export async function selectedEvents(db: Database, selection: FilterQuery & { production?: number }, reader: Reader): Promise<FeedEvent[]> {
  const { now } = reader;
  await markListStaleAt(db, selection, now);
  const rows = await feedRows(db)
    .where('event.id', 'in', pageOfIds(db, selection, now, { limit: feedEvents, offset: 0 }))
    .orderBy('event.date_start')
    .orderBy('event.id')
    .execute();
  const factsOf = await saleFacts(db, rows, now);
  return rows.map((row) => presentFeedEvent(row, factsOf(row), reader));
}

export async function oneEvent(db: Database, id: number, reader: Reader): Promise<FeedEvent | null> {
  const row = await feedRows(db).where('event.id', '=', id).where('event.is_online', '=', true).executeTakeFirst();
  return row ? presentFeedEvent(row, (await saleFacts(db, [row], reader.now))(row), reader) : null;
}

/** What a production is called; null where there is none that visitors can see. */
export async function productionTitle(db: Database, id: number, language: Language): Promise<string | null> {
  const row = await titleOfProduction(db, id);
  return row ? choose(row.title, language).text : null;
}

/** Events by their ids, as far as they are shown. One query. */
export async function eventsById(db: Database, ids: readonly number[], reader: Reader): Promise<Map<number, FeedEvent>> {
  if (ids.length === 0) return new Map();
  const rows = await feedRows(db).where('event.id', 'in', ids).where('event.is_online', '=', true).execute();
  const factsOf = await saleFacts(db, rows, reader.now);
  return new Map(rows.map((row) => [row.id, presentFeedEvent(row, factsOf(row), reader)]));
}

/** The names of the options chosen, for the feed's title. One query, none without a choice. */
export async function chosenNames(db: Database, selection: FilterQuery, language: Language): Promise<string[]> {
  const { date: _, until: __, tickets: ___, ...chosen } = selection;
  if (Object.values(chosen).every((id) => id === undefined)) return [];
  const options = await filterOptions(db);
  return options.filter(({ key, id }) => chosen[key] === id).map((option) => presentNamed(option, language).name);
}

const feedRows = (db: Database) =>
  eventRows(db)
    .leftJoin('venue', 'venue.id', 'room.venue_id')
    .select(venueColumns)
    .select(['event.description as own_description', 'event.sequence', 'production.description', 'room.address', 'type.usual_minutes', 'event.rescheduled_to'])
    .select(rightsColumns)
    .select((eb) => partnersOf(eb).as('partners'))
    .select((eb) => eb.fn<Date>('greatest', ['event.updated_at', 'production.updated_at']).as('changed_at'));

type FeedRow = Awaited<ReturnType<ReturnType<typeof feedRows>['executeTakeFirstOrThrow']>>;

function presentFeedEvent(row: FeedRow, facts: SaleFacts, { language, settings, now }: Reader): FeedEvent {
  const details = detailsOf(row.production_details, row.details);
  const minutes = minutesOf(details);
  const likelyEnd = expectedEnd(row, minutes ?? row.usual_minutes ?? settings.usual_minutes);
  const texts = new Texts(language);
  const card = presentEventCard(row, facts, { language, now }, texts);
  return {
    ...card,
    description: texts.paragraphs('description', ownOr(row.own_description, row.description)),
    room: { ...card.room, address: row.address },
    venue: presentEventVenue(row, settings, language),
    promoters: presentPartners(row.partners, language, details.none).promoters,
    picture: pictureOf(card.image_obj, rightsOf(row, now).isFree),
    attendance: details.attendance ?? null,
    expected_end: likelyEnd && toBerlinIso(likelyEnd),
    start_times: startTimesOf(row).map(toBerlinIso),
    ...(row.rescheduled_to ? { has_new_date: true } : {}),
    sequence: row.sequence,
    updated_at: toBerlinIso(row.changed_at),
    ...texts.marks,
  };
}

/** Nobody outside gets a picture of which nobody has said whose it is, or whose right has ended. */
const pictureOf = (image: FeedEvent['image_obj'], isFree: boolean): FeedEvent['picture'] =>
  image?.credit && isFree ? { url: image.url, credit: image.credit, alt: image.alt } : null;
