import type { Insertable } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { EventTable } from '#db/schema/schema-event.ts';
import type { ProductionTable } from '#db/schema/schema-programme.ts';
import type { RoomTable } from '#db/schema/schema-venue.ts';
import type { Schema } from '#db/schema.ts';
import type { Price, SeatGroup } from '#features/booking/index.ts';
import { instantAt } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import type { Localised } from '#i18n/localised.ts';
import type { EventCard, EventDetail } from './contract.ts';
import { priceInWords, pricesOf } from './presenter/lowest-price.ts';
import { type StateSource, stateOf } from './status/status.ts';
import { ticketText } from './status/words/ticket-text.ts';

type EventText = 'title' | 'subtitle' | 'description' | 'important_info' | 'status_note';
type ProductionText = 'preline' | 'title' | 'subtitle' | 'description' | 'opening_hours' | 'promoter';

/** Texts as objects, plus linked ids; what is left out is created or has a default. */
export type EventOverrides = Partial<Omit<Insertable<EventTable>, EventText | 'seat_groups' | 'prices'>> & {
  [Text in EventText]?: Localised;
} & { seat_groups?: SeatGroup[]; prices?: Price[]; tags?: number[]; series?: number[]; genres?: number[] };

export type ProductionOverrides = Partial<Omit<Insertable<ProductionTable>, ProductionText>> & { [Text in ProductionText]?: Localised } & { tags?: number[] };
type RoomOverrides = Partial<Omit<Insertable<RoomTable>, 'name'>> & { name?: Localised };

export const insertRoom = (db: Database, { name = { de: 'Großer Saal', en: 'Grand Hall' }, address = 'Am Ostkai 1', ...rest }: RoomOverrides = {}) =>
  insert(db, 'room', { name: JSON.stringify(name), address, ...rest });

export const insertType = (db: Database, name: Localised = { de: 'Konzert', en: 'Concert' }) => insert(db, 'exhibition_type', { name: JSON.stringify(name) });
export const insertTag = (db: Database, name: Localised, show_in_filter = true) => insert(db, 'tag', { name: JSON.stringify(name), show_in_filter });
export const insertSeries = (db: Database, name: Localised) => insert(db, 'series', { name: JSON.stringify(name) });
export const insertGenre = (db: Database, name: Localised) => insert(db, 'genre', { name: JSON.stringify(name) });

export async function insertProduction(
  db: Database,
  { type_id, title, preline, subtitle, description, opening_hours, promoter, tags = [], ...rest }: ProductionOverrides = {},
) {
  const id = await insert(db, 'production', {
    title: JSON.stringify(title ?? { de: 'Tosca', en: 'Tosca' }),
    preline: JSON.stringify(preline ?? {}),
    subtitle: JSON.stringify(subtitle ?? {}),
    description: JSON.stringify(description ?? {}),
    opening_hours: JSON.stringify(opening_hours ?? {}),
    promoter: JSON.stringify(promoter ?? {}),
    type_id: type_id ?? (await insertType(db)),
    ...rest,
  });
  for (const tag_id of tags) await db.insertInto('production_tag').values({ production_id: id, tag_id }).execute();
  return id;
}

/** Writes an event and returns its id: 21 November 2026, 19.30 in Berlin, of a new production in a new room, unless said otherwise. */
export async function insertEvent(db: Database, overrides: EventOverrides = {}): Promise<number> {
  const { tags = [], series = [], genres = [], type_id, production_id, room_id, ...rest } = overrides;
  const { title, subtitle, description, important_info, status_note, seat_groups, prices, ...plain } = rest;
  const type = type_id ?? (await insertType(db));
  const id = await insert(db, 'event', {
    date_start: instantAt('2026-11-21', '19:30'),
    ...plain,
    title: title && JSON.stringify(title),
    subtitle: subtitle && JSON.stringify(subtitle),
    description: description && JSON.stringify(description),
    important_info: JSON.stringify(important_info ?? {}),
    status_note: JSON.stringify(status_note ?? {}),
    seat_groups: JSON.stringify(seat_groups ?? []),
    prices: JSON.stringify(prices ?? []),
    type_id: type,
    production_id: production_id ?? (await insertProduction(db, { type_id: type })),
    room_id: room_id ?? (await insertRoom(db)),
  });
  for (const tag_id of tags) await db.insertInto('event_tag').values({ event_id: id, tag_id }).execute();
  for (const series_id of series) await db.insertInto('event_series').values({ event_id: id, series_id }).execute();
  for (const genre_id of genres) await db.insertInto('event_genre').values({ event_id: id, genre_id }).execute();
  return id;
}

type TableWithId = 'room' | 'exhibition_type' | 'tag' | 'series' | 'genre' | 'production' | 'event';

async function insert<Table extends TableWithId>(db: Database, table: Table, row: Insertable<Schema[Table]>): Promise<number> {
  const { id } = await db.insertInto<TableWithId>(table).values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** An event as the API gives it in a list, without a database. */
export const buildEventCard = (overrides: Partial<EventCard> = {}, language: Language = 'de'): EventCard => {
  const event = buildCardWithoutTickets(overrides);
  return { ...event, tickets: overrides.tickets ?? buildTickets(event, language) };
};

function buildTickets(event: StateSource & Partial<Pick<EventDetail, 'seat_groups'>>, language: Language, sold: readonly Price[] = []): EventCard['tickets'] {
  const prices = pricesOf({ seatGroups: event.seat_groups ?? [], prices: sold });
  const state = stateOf({ ...event, prices });
  const price = priceInWords(language, prices);
  return { state, text: ticketText(language, state, price), ...(price && { price }) };
}

const buildCardWithoutTickets = (overrides: Partial<EventCard>): Omit<EventCard, 'tickets'> => ({
  id: 12,
  xtype: 'event',
  slug: 'tosca',
  link: { url: '/de/programm/tosca/12' },
  preline: '',
  title: 'Tosca',
  subtitle: '',
  date_start: '2026-11-21T19:30:00+01:00',
  date_end: '2026-11-21T22:00:00+01:00',
  time_known: true,
  day: '2026-11-21',
  room: { id: 1, name: 'Großer Saal' },
  event_type_new: { id: 1, name: 'Oper', slug: 'oper' },
  tags: [],
  series: [],
  accessibility: [],
  status: 'scheduled',
  status_note: '',
  availability: null,
  id_jet: null,
  ticket_url: null,
  image_obj: null,
  image_thumbnails: null,
  ...overrides,
});

export const buildEvent = (overrides: Partial<EventDetail> = {}, language: Language = 'de'): EventDetail => ({
  ...buildEventCard(),
  tickets: buildTickets({ ...buildEventCard(), ...overrides, prices: [] }, language, overrides.prices),
  series: [],
  room: { id: 1, name: 'Großer Saal', address: 'Am Ostkai 1' },
  venue: { name: 'Ostkai', street: 'Am Ostkai 1', postcode: '20457', city: 'Hamburg', country: 'DE', link: null },
  expected_end: null,
  sale_countdown: null,
  start_times: [],
  important_info: [],
  description: [],
  credits: [],
  biographies: [],
  works: [],
  production: { id: 3, title: 'Tosca', link: { url: '/de/produktionen/tosca/3' } },
  sequence: 0,
  updated_at: '2026-09-01T10:00:00+02:00',
  is_over: false,
  seat_groups: [],
  prices: [],
  modules: [],
  events: [],
  related: [],
  duration: [],
  languages: [],
  surtitles: [],
  age_from: null,
  children: [],
  opening_hours: [],
  doors_at: null,
  box_office_at: null,
  introduction: null,
  accessibility_note: [],
  promoter: [],
  promoters: [],
  sponsors: [],
  recordings: [],
  images: [],
  documents: [],
  attendance: null,
  directions: [],
  venue_accessibility: [],
  rescheduled_to: null,
  previous_date_start: null,
  previous: null,
  next: null,
  slugs: { de: 'tosca', en: 'tosca' },
  ...overrides,
});
