import type { EventState } from './status.ts';

/** schema.org/EventStatusType and ItemAvailability, and RFC 5545 §3.8.1.11 STATUS; null: nothing is offered of which it could be said. */
type StandardNames = { readonly schemaStatus: string; readonly schemaAvailability: string | null; readonly ical: string };

const scheduled = (schemaAvailability: string | null): StandardNames => ({ schemaStatus: 'EventScheduled', schemaAvailability, ical: 'CONFIRMED' });

/** Only what nobody can have because all is sold is `SoldOut`: of a sale that has ended, tickets may have been left. */
export const standardNames: Readonly<Record<EventState, StandardNames>> = {
  cancelled: { schemaStatus: 'EventCancelled', schemaAvailability: 'OutOfStock', ical: 'CANCELLED' },
  postponed: { schemaStatus: 'EventPostponed', schemaAvailability: 'OutOfStock', ical: 'TENTATIVE' },
  over: scheduled('OutOfStock'),
  begun: scheduled('OutOfStock'),
  closed: scheduled('OutOfStock'),
  not_yet: scheduled('PreOrder'),
  sold_out: scheduled('SoldOut'),
  few: scheduled('LimitedAvailability'),
  available: scheduled('InStock'),
  elsewhere: scheduled(null),
  free: scheduled('InStock'),
  box_office: scheduled('InStoreOnly'),
  undecided: scheduled(null),
};
