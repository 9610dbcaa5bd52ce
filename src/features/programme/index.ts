export type { EventCard as EventCardData, EventDetail, ProgrammeContract } from './contract.ts';
export { type CardData, cardOf } from './event-card/card-data.ts';
export { DayHeading } from './event-card/day-heading.tsx';
export { EventCard } from './event-card/event-card.tsx';
export { groupByDay, isEvent } from './event-card/grouping.ts';
export { filterParameters, parameterName } from './filter/parameter-name.ts';
export { venueJsonLd } from './json-ld/venue-json-ld.ts';
export { stillOnMinutes } from './limits.ts';
export { isOnSale, isSoldElsewhere, standardNames, stateOf, statusText } from './status/status.ts';
