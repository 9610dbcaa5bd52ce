import { defineStrings } from '#i18n/strings.ts';
import type { EventCard } from '../contract.ts';

/**
 * What a visitor has to know before anything else. The one place from which card, ticket button, JSON-LD, iCalendar
 * and Atom take an event's state (decisions.md, "Two event statuses").
 */
export type EventState = 'cancelled' | 'postponed' | 'begun' | 'sold_out' | 'few' | 'available' | 'none';

/** What an event's state follows from; without `status` it is scheduled, without `availability` nothing is sold. */
export type StateSource = { [Name in 'availability' | 'status']?: EventCard[Name] | undefined } & { has_begun?: boolean | undefined };

/**
 * A status of the event itself outranks the state of its tickets; `none`: nothing is sold here. The box office calls what has
 * begun sold out, since nothing is sold any more: that is no word for visitors.
 */
export const stateOf = ({ status = 'scheduled', availability, has_begun: hasBegun }: StateSource): EventState =>
  status !== 'scheduled' ? status : hasBegun && availability === 'sold_out' ? 'begun' : (availability ?? 'none');

export const statusText = defineStrings({
  cancelled: { de: 'Entfällt', en: 'Cancelled' },
  postponed: { de: 'Verschoben', en: 'Postponed' },
  begun: { de: 'Hat begonnen', en: 'Has begun' },
  sold_out: { de: 'Ausverkauft', en: 'Sold out' },
  few: { de: 'Wenige Karten', en: 'Few tickets left' },
  available: { de: 'Karten erhältlich', en: 'Tickets available' },
  none: { de: '', en: '' },
});

/** Whether a ticket can be had. */
export const isOnSale = (state: EventState): boolean => state === 'available' || state === 'few';

/** What tickets outside the box office follow from. */
export type SaleSource = StateSource & Partial<Pick<EventCard, 'id_jet' | 'ticket_url'>>;

/** Whether an event has an address for tickets but no box office that says what is left: whoever stands there knows. */
export const isSoldElsewhere = (event: SaleSource): boolean => stateOf(event) === 'none' && !event.id_jet && Boolean(event.ticket_url);

/** schema.org/EventStatusType and ItemAvailability, and RFC 5545 §3.8.1.11 STATUS. */
export const standardNames = {
  cancelled: { schemaStatus: 'EventCancelled', schemaAvailability: 'SoldOut', ical: 'CANCELLED' },
  postponed: { schemaStatus: 'EventPostponed', schemaAvailability: 'SoldOut', ical: 'TENTATIVE' },
  begun: { schemaStatus: 'EventScheduled', schemaAvailability: 'SoldOut', ical: 'CONFIRMED' },
  sold_out: { schemaStatus: 'EventScheduled', schemaAvailability: 'SoldOut', ical: 'CONFIRMED' },
  few: { schemaStatus: 'EventScheduled', schemaAvailability: 'LimitedAvailability', ical: 'CONFIRMED' },
  available: { schemaStatus: 'EventScheduled', schemaAvailability: 'InStock', ical: 'CONFIRMED' },
  none: { schemaStatus: 'EventScheduled', schemaAvailability: null, ical: 'CONFIRMED' },
} as const satisfies Record<EventState, unknown>;
