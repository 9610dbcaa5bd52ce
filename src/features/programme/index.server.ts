export { staffEventOperations } from './back-office/handlers.server.ts';
export { runOperations } from './back-office/run-builder/server/handlers.server.ts';
export { carriedTables, sharedColumns } from './back-office/run-builder/server/queries/copy-event.server.ts';

export { seasonStatisticsOperations } from './back-office/season-statistics/handlers.server.ts';
export { attendanceStated, type Details, detailsOf, minutesOf, minutesStated, saleDetails, ticketFactsOf } from './details/details.ts';
export { mediaOfProduction, presentMedia } from './details/media.server.ts';
export { partnersOf, partnersOfProduction, presentPartners } from './details/partners.server.ts';
export { copyPartsOf } from './details/queries/copied-parts.server.ts';

export { programmeOperations } from './handlers.server.ts';
export { longestEveningMinutes } from './limits.ts';
export { comingByIds, eventsByIds, listEvents } from './list-events.server.ts';
export { calendarDays, eventCount, markListStaleAt } from './listing/counts.server.ts';
export { filterOptions } from './listing/options.server.ts';
export { endsLater } from './listing/queries/conditions.server.ts';
export { type Column, countBeside, type Facet } from './listing/queries/count-beside.server.ts';

export { pageOfIds } from './listing/queries/page-of-ids.server.ts';

export { expectedEnd, overAt } from './period.ts';

export type { CreditRow, WorkRow } from './presenter/cast.server.ts';
export { presentEventVenue, venueColumns } from './presenter/event-venue.ts';
export { listedEventPresenter } from './presenter/listed-event.server.ts';
export { presentOther } from './presenter/neighbours.server.ts';
export { offeredPrices } from './presenter/offered-prices.ts';
export { intermissionKey, presentCredit, presentEventCard, presentType, presentWork } from './presenter/present.server.ts';
export { creditRows, workRows } from './presenter/queries/cast.server.ts';
export { announcedStartOf, eventRows, newDateOf } from './presenter/queries/event-rows.server.ts';
export { hallsOf } from './presenter/queries/halls.server.ts';

export { type SaleFacts, saleFacts } from './presenter/sale-facts.server.ts';
export { startTimesOf } from './presenter/start-times.server.ts';
export { type ListSpan, severalLists } from './queries.server.ts';
export { type PriceRow, storedPrices } from './records/stored-prices.ts';
export { eventSource } from './search/event-source.server.ts';
export { filterSources } from './search/filter-sources.ts';
