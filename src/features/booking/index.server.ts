export type { OfficeEvent, OfficeEvents, Order } from './box-office/box-office.ts';
export { declaredCapabilities } from './box-office/declared-capabilities.ts';
export { type BoxOfficeConfig, boxOfficeService, openBoxOffice } from './box-office/open-box-office.server.ts';
export { bookingOperations } from './handlers.server.ts';
export { pollInterval } from './limits.ts';
export { availabilityStream } from './live/stream.server.ts';
export { watchShop } from './live/watch.server.ts';
export { allowedUrl, openShop, type ShopOptions, shopService } from './shop.server.ts';
