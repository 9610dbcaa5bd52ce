import type { EventState } from './status.ts';

/** schema.org/EventStatusType and ItemAvailability, and RFC 5545 §3.8.1.11 STATUS; null: nothing is offered of which it could be said. */
type StandardNames = { readonly schemaStatus: string; readonly schemaAvailability: string | null; readonly ical: string };

const scheduled = (schemaAvailability: string | null): StandardNames => ({ schemaStatus: 'EventScheduled', schemaAvailability, ical: 'CONFIRMED' });

export const standardNames: Readonly<Record<EventState, StandardNames>> = {
  cancelled: { schemaStatus: 'EventCancelled', schemaAvailability: 'SoldOut', ical: 'CANCELLED' },
  postponed: { schemaStatus: 'EventPostponed', schemaAvailability: 'SoldOut', ical: 'TENTATIVE' },
  over: scheduled('SoldOut'),
  begun: scheduled('SoldOut'),
  closed: scheduled('SoldOut'),
  not_yet: scheduled('PreOrder'),
  sold_out: scheduled('SoldOut'),
  few: scheduled('LimitedAvailability'),
  available: scheduled('InStock'),
  elsewhere: scheduled(null),
  free: scheduled('InStock'),
  box_office: scheduled('InStoreOnly'),
  undecided: scheduled(null),
};
