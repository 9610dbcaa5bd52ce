export { type Availability, availabilityOf } from './availability.ts';
export { cartChannel } from './cart/limits.ts';
export { ClosedShopContext, useClosedShop } from './closed-shop/closed-shop.ts';
export { ClosedShopHint, ClosedShopNote } from './closed-shop/closed-shop-note.tsx';
export type { Left, Price, SeatGroup, Timeslot } from './contract.ts';
export { pricesIn, seatGroupsIn } from './in-readers-language.ts';
export { followEvent, type LiveEvent, liveEvent, useLiveEvent } from './live/live-events.ts';
export { useShopOnline } from './live/shop-state.ts';
