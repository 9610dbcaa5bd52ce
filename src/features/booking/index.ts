export { type Availability, availabilityOf } from './availability.ts';
export type { Left, Price, SeatGroup, Timeslot } from './contract.ts';
export { pricesIn, seatGroupsIn } from './in-readers-language.ts';
export { useLiveEvent } from './live/live-events.ts';
