import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { pricesSchema, seatGroupsSchema } from '#features/booking/contract.ts';
import { pricesIn, seatGroupsIn } from '#features/booking/index.ts';
import { rightsColumns, rightsOf } from '#features/media/index.server.ts';
import {
  detailsOf,
  endsLater,
  eventRows,
  offeredPrices,
  partnersOf,
  presentEventCard,
  presentEventVenue,
  presentPartners,
  type SaleFacts,
  saleFacts,
  venueColumns,
} from '#features/programme/index.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { addDays, type Day, instantAt, toBerlinIso } from '#i18n/berlin-time.ts';
import { displayTime } from '#i18n/format.ts';
import { type Language, languages } from '#i18n/language.ts';
import { ownOr } from '#i18n/localised.ts';
import { Texts } from '#i18n/texts.ts';
import { maxDates } from '../limits.ts';
import type { DateTexts, ExportedDate, ExportedPicture } from './exported-date.ts';
import { t } from './strings.ts';

export type DateSelection = {
  /** Both of them included, in Berlin. */
  from: Day;
  until: Day;
  /** Any of them; of an empty list all. */
  rooms?: readonly number[];
  types?: readonly number[];
  tags?: readonly number[];
  series?: readonly number[];
  /** With those that visitors do not see: for staff alone. */
  with_offline?: boolean;
};

type Reader = { db: Database; now: Date; baseUrl: string };

/** The dates of a period, in their order, with what began before and is still on: four statements, however many there are. */
export async function readDates({ db, now, baseUrl }: Reader, selection: DateSelection): Promise<{ dates: ExportedDate[]; is_cut: boolean }> {
  const rows = await dateRows(db, selection).execute();
  const shown = rows.slice(0, maxDates);
  const [factsOf, settings] = await Promise.all([saleFacts(db, shown, now), settingsReader(db).read()]);
  const dates = shown.map((row) => presentDate(row, factsOf(row), { now, baseUrl, from: selection.from, venue: settings }));
  return { dates, is_cut: rows.length > maxDates };
}

function dateRows(db: Database, { from, until, rooms = [], types = [], tags = [], series = [], with_offline = false }: DateSelection) {
  const first = instantAt(from);
  const overlaps = (column: 'event.tag_ids' | 'event.series_ids', ids: readonly number[]) => sql<SqlBool>`${sql.ref(column)} && ${[...ids]}::int[]`;
  return eventRows(db)
    .leftJoin('venue', 'venue.id', 'room.venue_id')
    .select(venueColumns)
    .select(['event.is_online', 'event.sequence', 'event.description as own_description', 'production.description', 'room.address'])
    .select((eb) => partnersOf(eb).as('partners'))
    .select(rightsColumns)
    .select((eb) => eb.fn<Date>('greatest', ['event.updated_at', 'production.updated_at']).as('changed_at'))
    .where('event.date_start', '<', instantAt(addDays(until, 1)))
    .where((eb) =>
      eb.or([
        eb('event.date_start', '>=', first),
        // A night that ends before noon belongs to the evening before.
        eb.and([endsLater('event'), eb('event.date_end', '>', instantAt(from, '12:00'))]),
      ]),
    )
    .$if(!with_offline, (query) => query.where('event.is_online', '=', true))
    .$if(rooms.length > 0, (query) => query.where('event.room_id', 'in', rooms))
    .$if(types.length > 0, (query) => query.where('event.type_id', 'in', types))
    .$if(tags.length > 0, (query) => query.where(overlaps('event.tag_ids', tags)))
    .$if(series.length > 0, (query) => query.where(overlaps('event.series_ids', series)))
    .orderBy('event.date_start')
    .orderBy('room.sort')
    .orderBy('event.id')
    .limit(maxDates + 1);
}

type DateRow = Awaited<ReturnType<ReturnType<typeof dateRows>['executeTakeFirstOrThrow']>>;
type Presenting = { now: Date; baseUrl: string; from: Day; venue: Parameters<typeof presentEventVenue>[1] };

function presentDate(row: DateRow, facts: SaleFacts, presenting: Presenting): ExportedDate {
  const { from } = presenting;
  const began = row.day < from;
  const { attendance = null, none } = detailsOf(row.production_details, row.details);
  const card = presentEventCard(row, facts, { language: 'de', now: presenting.now }, new Texts('de'), from > row.day ? from : row.day);
  return {
    id: row.id,
    production_id: row.production_id,
    day: row.day,
    listed_day: began ? from : row.day,
    date_start: card.date_start,
    date_end: card.date_end,
    time_known: row.time_known,
    is_lasting: card.until !== undefined,
    status: row.status,
    is_online: row.is_online,
    sequence: row.sequence,
    updated_at: toBerlinIso(row.changed_at),
    picture: pictureOf(row, card, presenting),
    attendance,
    promoters: presentPartners(row.partners, 'de', none).promoters.map(({ name, link }) => ({ name, link })),
    texts: Object.fromEntries(languages.map((language) => [language, textsOf(row, facts, language, presenting)])) as Record<Language, DateTexts>, // one of each
  };
}

function textsOf(row: DateRow, facts: SaleFacts, language: Language, { now, baseUrl, from, venue }: Presenting): DateTexts {
  const texts = new Texts(language);
  const card = presentEventCard(row, facts, { language, now }, texts, from > row.day ? from : row.day);
  const isOff = row.status !== 'scheduled';
  const place = { room: { ...card.room, address: row.address }, venue: presentEventVenue(row, venue, language) };
  const name = (one: { name: string }) => one.name;
  return {
    preline: card.preline,
    title: card.title,
    subtitle: card.subtitle,
    description: texts.paragraphs('description', ownOr(row.own_description, row.description)),
    type: card.event_type_new.name,
    room: card.room.name,
    venue: place.venue.name,
    place,
    time: timeOf(row, card, language),
    until: card.until ?? '',
    mark: isOff ? card.tickets.text : '',
    note: [card.moved_from?.text, card.status_note, card.replaced_by?.text].filter(Boolean).join(' '),
    price: isOff ? '' : priceOf(card.tickets),
    prices: pricesOf(row, language),
    series: card.series.map(name),
    tags: card.tags.map(name),
    accessibility: card.accessibility.map(name),
    url: baseUrl + card.link.url,
  };
}

type Card = ReturnType<typeof presentEventCard>;

function timeOf(row: DateRow, { after_start, until }: Card, language: Language): string {
  if (until !== undefined) return '';
  if (!row.time_known) return t(language, 'time_open');
  const start = displayTime(language, row.date_start);
  return after_start ? start.replace(/ Uhr$/, '') + after_start : start;
}

const priceOf = ({ state, price, text }: Card['tickets']): string => (state === 'free' ? text : (price ?? ''));

const pricesOf = ({ seat_groups, prices }: DateRow, language: Language) =>
  offeredPrices({ seat_groups: seatGroupsIn(language, seatGroupsSchema.parse(seat_groups)), prices: pricesIn(language, pricesSchema.parse(prices)) });

/** Nobody outside gets a picture of which nobody has said whose it is, or whose right has ended. */
function pictureOf(row: DateRow, { image_obj: image }: Card, { now, baseUrl }: Presenting): ExportedPicture | null {
  if (!image || !rightsOf(row, now).isFree || !image.credit) return null;
  return { id: image.id, url: baseUrl + image.url, width: image.width, height: image.height, credit: image.credit, license: row.copyright ?? '' };
}
