import { implement } from '#api/implement/implement.server.ts';
import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import { publishedModules } from '#features/cms/index.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { dayOf, instantAt, toBerlinIso } from '#i18n/berlin-time.ts';
import { choose, ownOr } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { presentNamed, Texts } from '#i18n/texts.ts';
import { toUrlDate } from '#i18n/url-date.ts';
import { programmeContract } from './contract.ts';
import { detailsOf, minutesOf } from './details/details.ts';
import { presentMedia } from './details/media.server.ts';
import { presentPartners } from './details/partners.server.ts';
import { presentDetails } from './details/present-details.server.ts';
import { presentCountdown } from './details/sale-countdown.server.ts';
import type { FilterKey } from './filter/filter.ts';
import { listEvents } from './list-events.server.ts';
import { calendarDays, comingMonths, eventCount, isWholeList, optionCounts } from './listing/counts.server.ts';
import { filterOptions } from './listing/options.server.ts';
import { startOf } from './listing/queries/conditions.server.ts';
import type { OptionRow } from './listing/queries/options.server.ts';
import { expectedEnd, firstDay, overAt } from './period.ts';
import { castOf } from './presenter/cast.server.ts';
import { presentRunsUntil } from './presenter/date-range.server.ts';
import { presentEventVenue } from './presenter/event-venue.ts';
import { neighboursOf, presentOther } from './presenter/neighbours.server.ts';
import {
  presentBiographies,
  presentBooking,
  presentEventCard,
  presentEventCredit,
  presentProductionLink,
  presentSeriesLink,
  presentType,
  presentWork,
} from './presenter/present.server.ts';
import { type EventDetailRow, eventDetailRow } from './presenter/queries/event-rows.server.ts';
import { teaserRows } from './presenter/queries/teasers.server.ts';
import { relatedEvents } from './presenter/related.server.ts';
import { saleFacts } from './presenter/sale-facts.server.ts';
import { startTimesOf } from './presenter/start-times.server.ts';
import { presentTeaser, teasersFromToday } from './presenter/teasers.server.ts';
import { named, tagRows, typeRows } from './queries.server.ts';

export const programmeOperations = implement(programmeContract, {
  events: async ({ query }, context) => {
    const { page, page_size: size, ...selection } = query;
    const place = { limit: size + 1, offset: (page - 1) * size };
    const { db, now } = context;
    const [count, found] = await Promise.all([eventCount(db, selection, now), listEvents(context, selection, place, firstDay(startOf(selection, now), now))]);
    if (page > 1 && found.length === 0) return problem('page_not_found');
    const links = pageLinks(
      '/api/events/',
      context.language,
      { ...query, date: query.date && toUrlDate(query.date), until: query.until && toUrlDate(query.until) },
      count,
    );
    const next = found[size];
    return { count, ...links, next_day: next?.listed_day ?? next?.day ?? null, results: found.slice(0, size) };
  },

  event: async ({ parameters: { id } }, context) => {
    const { db, language, now } = context;
    const row = await eventDetailRow(db, id, now);
    if (!row) return problem('not_found');
    const owner = { production: row.production_id, event: id };
    const running = presentRunsUntil(row, now);
    const over = overAt(row);
    // What has begun stands in lists under today.
    const place = running.runs_until ? { id, date_start: instantAt(dayOf(now)) } : row;
    const [factsOf, [credits, works], neighbours, dates, settings, modules] = await Promise.all([
      saleFacts(db, [row], now),
      castOf(db, owner),
      neighboursOf(db, place, language, { now, isOver: over <= now }),
      listEvents(context, { production: row.production_id }, { limit: furtherDates + 1, offset: 0 }),
      settingsReader(db).read(),
      row.has_blocks ? publishedModules({ content_type: 'event', object_id: id }, context) : [],
    ]);
    const people = credits.filter(({ kind }) => kind === 'person').map((credit) => credit.id);
    const related = await relatedEvents(context, { production: row.production_id, series: row.series_ids, genres: row.genre_ids, people });
    const details = detailsOf(row.production_details, row.details);
    const minutes = minutesOf(details);
    const likelyEnd = expectedEnd(row, minutes ?? row.usual_minutes ?? settings.usual_minutes);
    const texts = new Texts(language);
    const title = ownOr(row.own_title, row.title);
    const card = presentEventCard(row, factsOf(row), { language, now }, texts);
    return {
      ...card,
      important_info: texts.paragraphs('important_info', row.important_info),
      description: texts.paragraphs('description', ownOr(row.own_description, row.description)),
      ...presentDetails(row, language, texts),
      ...presentMedia(row.media, language, now, details.none),
      ...presentPartners(row.partners, language, details.none),
      credits: credits.map((credit) => presentEventCredit(credit, row.day, { language, now })),
      biographies: presentBiographies(credits, language),
      works: works.map((work) => presentWork(work, language)),
      series: row.series.map((series) => presentSeriesLink(series, row.series_descriptions, language)),
      production: presentProductionLink({ id: row.production_id, title: row.title }, language),
      room: { ...presentNamed({ id: row.room_id, name: row.room_name }, language), address: row.address },
      venue: presentEventVenue(row, settings, language),
      expected_end: likelyEnd && toBerlinIso(likelyEnd),
      start_times: startTimesOf(row).map(toBerlinIso),
      sequence: row.sequence,
      updated_at: toBerlinIso(row.updated_at),
      is_over: over <= now,
      sale_countdown: card.tickets.state === 'not_yet' ? presentCountdown(details, { language, now }) : null,
      ...running,
      ...presentBooking(row, language),
      related,
      modules,
      events: dates.filter((event) => event.id !== id).slice(0, furtherDates),
      rescheduled_to: row.new_date && {
        ...presentOther(row.new_date, language),
        date_start: toBerlinIso(new Date(row.new_date.date_start)),
        time_known: row.new_date.time_known,
      },
      previous_date_start: previousStart(row),
      ...neighbours,
      slugs: { de: slugOf(choose(title, 'de').text), en: slugOf(choose(title, 'en').text) },
      ...texts.marks,
    };
  },

  eventFilters: async ({ query }, { db, language, now }) => {
    const [options, months, counts, coming] = await Promise.all([
      filterOptions(db),
      comingMonths(db, now),
      optionCounts(db, query, now),
      isWholeList(query) ? null : optionCounts(db, {}, now), // kept, so this costs nothing as a rule
    ]);
    // A venue with an archive has hundreds of rooms in which nothing is to come.
    const isOffered = ({ key, id, show_in_filter }: OptionRow) => show_in_filter && (counts[key].has(id) || coming?.[key].has(id) || query[key] === id);
    const of = (key: FilterKey) =>
      options
        .filter((option) => option.key === key && isOffered(option))
        .map((option) => ({ ...presentNamed(option, language), count: counts[key].get(option.id) ?? 0 }));
    return { room: of('room'), type: of('type'), tag: of('tag'), series: of('series'), genre: of('genre'), accessibility: of('accessibility'), months };
  },

  calendar: async ({ query }, { db, now }) => {
    return calendarDays(db, query, now);
  },

  rooms: (_, context) => named('room', context),
  genres: (_, context) => named('genre', context),

  exhibitionTypes: async (_, { db, language }) => {
    const rows = await typeRows(db);
    return rows.map((row) => presentType(row, language));
  },

  tags: async (_, { db, language }) => {
    const rows = await tagRows(db);
    return rows.map((row) => ({ ...presentNamed(row, language), show_in_filter: row.show_in_filter }));
  },

  teasers: async ({ query }, { db, language, now }) => {
    const rows = await (query.date ? teaserRows(db, query.date) : teasersFromToday(db, now));
    return rows.map((row) => presentTeaser(row, language));
  },
});

/** When it was announced for, before it was postponed or moved. */
function previousStart({ old_date_start, announced_start }: Pick<EventDetailRow, 'old_date_start' | 'announced_start'>): string | null {
  const start = old_date_start ?? announced_start;
  return start && toBerlinIso(start);
}

/** How many further dates of a production an event's page lists. */
const furtherDates = 8;
