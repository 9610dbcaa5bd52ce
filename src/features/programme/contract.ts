import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { paginated, pagingQuery } from '#api/pagination/paginated.ts';
import { rowId } from '#api/whole-number.ts';
import { priceSchema, seatGroupSchema } from '#features/booking/contract.ts';
import { moduleSchema } from '#features/cms/contract.ts';
import { imageFields } from '#features/media/contract.ts';
import { firstYear, isDay, lastYear } from '#i18n/berlin-time.ts';
import { fromUrlDate } from '#i18n/url-date.ts';
import { eventDetailsSchema } from './details/details-schema.ts';
import { pageSize } from './limits.ts';
import { ticketsSchema } from './status/tickets-schema.ts';

const id = rowId();

/** DD-MM-YYYY as in the programme's URL (V §5), in Europe/Berlin. */
export const dayInUrl = z
  .string()
  .meta({ description: `DD-MM-YYYY, a day in Berlin, ${firstYear}–${lastYear}`, pattern: '^\\d{2}-\\d{2}-\\d{4}$' })
  .transform((text) => fromUrlDate(text) ?? '')
  .refine(isDay, { message: `DD-MM-YYYY, ${firstYear}–${lastYear}` });

/** V §3; `date`: the first day, without it from now on; `until`: the last beginning; `tickets=1`: with tickets to be had. */
export const filterQuery = z.object({
  date: dayInUrl.optional(),
  until: dayInUrl.optional(),
  tickets: z.literal('1').optional(),
  room: id.optional(),
  type: id.optional(),
  tag: id.optional(),
  series: id.optional(),
  genre: id.optional(),
  accessibility: id.optional(),
});

/** `lang` is set where the name is not in the language asked for. */
export const namedSchema = z.object({ id: z.int(), name: z.string(), lang: z.enum(['de', 'en']).optional() });
export const typeSchema = namedSchema.extend({ slug: z.string() });
export const filterOptionSchema = namedSchema.extend({ show_in_filter: z.boolean() });

/** Names of the fields that are in the other language because the text is missing in the one asked for (decisions.md). */
export const untranslated = z.array(z.string()).optional();

/** How an event or a production is called: above, at and below its title. */
export const titleFields = { preline: z.string(), title: z.string(), subtitle: z.string(), untranslated };

/** Slug per language, for the language switch. */
export const slugsSchema = z.object({ de: z.string(), en: z.string() });

export const addressFields = { street: z.string(), postcode: z.string(), city: z.string(), country: z.string() };

export const linkSchema = z.object({ url: z.string() });

/** `lang` is set where its title is not in the language asked for. */
export const neighbourSchema = z.object({
  id: z.int(),
  slug: z.string(),
  link: linkSchema,
  title: z.string(),
  lang: z.enum(['de', 'en']).optional(),
  day: z.string(),
});

/** Instants are ISO 8601 with Berlin's offset; with `time_known: false` only the day counts. */
export const eventCardSchema = z.object({
  id: z.int(),
  xtype: z.literal('event'),
  slug: z.string(),
  link: linkSchema,
  ...titleFields,
  date_start: z.string(),
  date_end: z.string().nullable(),
  time_known: z.boolean(),
  day: z.string(),
  /** In a list: its first day, under which it stands, where the event began earlier and is still on. */
  listed_day: z.string().optional(),
  /** Its last day in words, 'bis So 20/12', where it runs over several; the time of its end where a list finds it on its last day. */
  until: z.string().optional(),
  /** What its hours say after the first: '–22.00 Uhr' where it ends in the same night, ', 13.30, 14.00 Uhr' where it begins several times, as a tour. */
  after_start: z.string().optional(),
  room: namedSchema,
  event_type_new: typeSchema,
  tags: z.array(namedSchema),
  series: z.array(namedSchema),
  /** How it is made accessible: kinds declared by the site, whose `id` is a value of the filter. */
  accessibility: z.array(namedSchema),
  status: z.enum(['scheduled', 'cancelled', 'postponed']),
  status_note: z.string(),
  /** Online alone, or in a hall and online as well. */
  attendance: z.enum(['online', 'mixed']).nullable().optional(),
  /** What it is in the run of its production; `text` stands in `preline` as well. */
  occasion: z.object({ kind: z.enum(['premiere', 'revival', 'last']), text: z.string() }).optional(),
  /** Of what is cancelled: what takes place that evening; `text` as visitors read it. */
  replaced_by: neighbourSchema.extend({ text: z.string() }).optional(),
  /** Of what was moved: when and where it was announced first, as far as that is different; `text` as visitors read it. */
  moved_from: z.object({ date_start: z.string().nullable(), room: namedSchema.nullable(), text: z.string() }).optional(),
  availability: z.enum(['available', 'few', 'sold_out']).nullable(),
  /** It is an evening, and on. */
  has_begun: z.literal(true).optional(),
  tickets: ticketsSchema,
  id_jet: z.string().nullable(),
  ticket_url: z.string().nullable(),
  ...imageFields,
});

const personSchema = z.object({ id: z.int(), name: z.string(), kind: z.enum(['person', 'ensemble']) });
export const creditSchema = z.object({ person: personSchema, role: namedSchema.nullable() });
const eventCreditSchema = creditSchema.extend({
  /** Who performs on this date alone, and for whom; `text` in words: 'heute: Ada Lind für Bo Berg'. */
  stand_in: z.object({ when: z.string(), instead_of: z.string(), text: z.string() }).optional(),
});
export const workSchema = z.object({
  id: z.int(),
  title: z.string(),
  lang: z.enum(['de', 'en']).optional(),
  composer: personSchema.nullable(),
  note: z.string(),
  note_lang: z.enum(['de', 'en']).optional(),
  is_intermission: z.boolean(),
});
const newDateSchema = neighbourSchema.extend({ date_start: z.string(), time_known: z.boolean() });

const seriesLinkSchema = namedSchema.extend({ link: linkSchema, description: z.string(), description_lang: z.enum(['de', 'en']).optional() });

const eventVenueSchema = z.object({ name: z.string(), ...addressFields, link: linkSchema.nullable() });

/** The room of a date, by its id: its street where it has one of its own, and the venue in which it is. */
export const hallSchema = z.object({ id: z.int(), address: z.string(), venue: eventVenueSchema });

/** V §9 "section order"; texts are paragraphs. */
export const eventSchema = eventCardSchema.extend({
  ...eventDetailsSchema.shape,
  important_info: z.array(z.string()),
  description: z.array(z.string()),
  credits: z.array(eventCreditSchema),
  /** What the venue says of those who take part, in their order; of each the first paragraph, the rest is on their page. */
  biographies: z.array(z.object({ id: z.int(), name: z.string(), link: linkSchema, text: z.string(), lang: z.enum(['de', 'en']).optional() })),
  works: z.array(workSchema),
  /** The series it is part of, each with its page and a line about it. */
  series: z.array(seriesLinkSchema),
  production: z.object({ id: z.int(), title: z.string(), link: linkSchema }),
  room: namedSchema.extend({ address: z.string() }),
  /** Of a room in none as the settings say, unknown things empty; `country` is an ISO 3166-1 code. */
  venue: eventVenueSchema,
  /** By the usual duration of kind or venue; an estimate for calendars and search engines, not shown to visitors. */
  expected_end: z.string().nullable(),
  /** When it begins, where it does so several times until `date_end` and lasts for `duration` each time; else empty. */
  start_times: z.array(z.string()),
  /** Number of changes that a calendar has to take over (RFC 5545 SEQUENCE). */
  sequence: z.int(),
  updated_at: z.string(),
  /** Whether it has ended; where no end is known, whether it began two hours ago, and of an unknown time, whether its day is over. */
  is_over: z.boolean(),
  /** Of what is not sold yet: when the sale begins next, to whom in words, and in how many days; `when` is true until midnight. */
  sale_countdown: z.object({ to: z.string(), text: z.string(), when: z.string() }).nullable(),
  /** The last day of what runs over several, from the day after its first one until it is over. */
  runs_until: z.string().optional(),
  seat_groups: z.array(seatGroupSchema),
  prices: z.array(priceSchema),
  /** Further dates of the same production, from now on. */
  events: z.array(eventCardSchema),
  modules: z.array(moduleSchema),
  /** Events to come of other productions that are like it: by people, series and genres. */
  related: z.array(eventCardSchema),
  /** Of what is postponed: the event that takes its place, as soon as there is one. */
  rescheduled_to: newDateSchema.nullable(),
  /** When this event was announced for first, before it was rescheduled or moved; null where it was not. */
  previous_date_start: z.string().nullable(),
  previous: neighbourSchema.nullable(),
  next: neighbourSchema.nullable(),
  slugs: slugsSchema,
});

const teaserSchema = z.object({
  id: z.int(),
  xtype: z.literal('teaser'),
  name: z.string(),
  link: linkSchema,
  preline: z.string(),
  headline: z.string(),
  subline: z.string(),
  link_text: z.string(),
  untranslated,
  position: z.string(),
  /** The end of the position's day: where the teaser stands among the events (V §3). */
  date_start: z.string(),
  ...imageFields,
});

export const countedSchema = z.object({ id: z.int(), name: z.string(), lang: z.enum(['de', 'en']).optional(), count: z.int() });

export const programmeContract = {
  events: endpoint({
    method: 'GET',
    path: '/api/events/',
    access: 'public',
    summary: 'Events from a day on, by date, with what began earlier and is still on; without `date` from now on.',
    query: filterQuery.extend({ ...pagingQuery(pageSize), production: id.optional() }),
    /** `next_day`: the day on which the next page begins. */
    output: paginated(eventCardSchema).extend({ next_day: z.string().nullable() }),
    errors: { page_not_found: commonFailures.page_not_found },
  }),
  event: endpoint({
    method: 'GET',
    path: '/api/events/{id}/',
    access: 'public',
    summary: 'One event with everything its page shows.',
    parameters: z.object({ id }),
    output: eventSchema,
    errors: { not_found: commonFailures.not_found },
  }),
  eventFilters: endpoint({
    method: 'GET',
    path: '/api/event-filters/',
    access: 'public',
    summary: 'All filter options, each with the number of events it would give beside the other filters chosen.',
    query: filterQuery,
    output: z.object({
      room: z.array(countedSchema),
      type: z.array(countedSchema),
      tag: z.array(countedSchema),
      series: z.array(countedSchema),
      genre: z.array(countedSchema),
      accessibility: z.array(countedSchema),
      /** The months, YYYY-MM, in which something of the whole programme begins from today on, the next of them. */
      months: z.array(z.string()),
    }),
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/calendar/',
    access: 'public',
    summary: 'The days, YYYY-MM-DD, on which something is on for the chosen filters, from `date` (or today) on.',
    query: filterQuery,
    output: z.array(z.string()),
  }),
  rooms: endpoint({ method: 'GET', path: '/api/rooms/', access: 'public', summary: 'All rooms.', output: z.array(namedSchema) }),
  exhibitionTypes: endpoint({
    method: 'GET',
    path: '/api/exhibition-types/',
    access: 'public',
    summary: 'All exhibition types: the kinds of event.',
    output: z.array(typeSchema),
  }),
  tags: endpoint({
    method: 'GET',
    path: '/api/event-tags/',
    access: 'public',
    summary: 'All tags of events; those with `show_in_filter` false are not offered as a filter.',
    output: z.array(filterOptionSchema),
  }),
  genres: endpoint({ method: 'GET', path: '/api/genres/', access: 'public', summary: 'All genres.', output: z.array(namedSchema) }),
  teasers: endpoint({
    method: 'GET',
    path: '/api/teasers/',
    access: 'public',
    summary: 'The list items between the events, from `date` (or today) on, by position.',
    query: z.object({ date: dayInUrl.optional() }),
    output: z.array(teaserSchema),
  }),
};

export type ProgrammeContract = typeof programmeContract;
export type EventCard = z.output<typeof eventCardSchema>;
export type Hall = z.output<typeof hallSchema>;
export type EventDetail = z.output<typeof eventSchema>;
export type Teaser = z.output<typeof teaserSchema>;
export type FilterQuery = z.output<typeof filterQuery>;

/** Of an event's details what its production has by itself. */
export const productionMediaFields = eventDetailsSchema.pick({ recordings: true, images: true, documents: true, promoters: true }).shape;
