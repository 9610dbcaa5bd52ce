export type { EventCard as EventCardData, EventDetail, ProgrammeContract } from './contract.ts';
export { cardOf } from './list/card-data.ts';
export { EventCard } from './list/event-card.tsx';
export { groupByDay, isEvent } from './list/grouping.ts';
export { parameterName } from './parameter-name.ts';
export { standardNames, stateOf, statusText } from './status.ts';
