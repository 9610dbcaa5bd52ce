export type { EventCard as EventCardData, EventDetail, ProgrammeContract } from './contract.ts';
export { stillOnMinutes } from './limits.ts';
export { type CardData, cardOf } from './list/card-data.ts';
export { DayHeading } from './list/day-heading.tsx';
export { EventCard } from './list/event-card.tsx';
export { groupByDay, isEvent } from './list/grouping.ts';
export { parameterName } from './parameter-name.ts';
export { isOnSale, isSoldElsewhere, standardNames, stateOf, statusText } from './status.ts';
export { venueJsonLd } from './venue-json-ld.ts';
