import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { rowId } from '#api/whole-number.ts';
import { eventIdsQuery } from '#features/booking/contract.ts';
import { eventCardSchema } from '#features/programme/contract.ts';
import { maxFavourites } from './limits.ts';

export { calendarPaths } from './calendar-paths.ts';

/** What somebody remembers, the latest first, by the ids of the events. */
const favouritesSchema = z.object({
  is_signed_in: z.boolean(),
  ids: z.array(z.int()),
  /** The secret address of their calendar, a path below the host; null where there is none. */
  calendar: z.string().nullable(),
});

/** An event as a list shows it, and whether it is over. */
const rememberedEventSchema = eventCardSchema.extend({ is_over: z.boolean() });

const favourites_full = {
  status: 409,
  text: {
    de: `Auf Ihrer Merkliste stehen schon ${maxFavourites} Veranstaltungen. Bitte entfernen Sie einige davon.`,
    en: `There are already ${maxFavourites} events among your favourites. Please remove some of them.`,
  },
} as const;

export const favouritesContract = {
  favourites: endpoint({
    method: 'GET',
    path: '/api/favourites/',
    access: 'public',
    personal: true,
    summary: 'The events that the own account remembers; of nobody who is not signed in, whose browser remembers them.',
    output: favouritesSchema,
  }),
  addFavourites: endpoint({
    method: 'POST',
    path: '/api/favourites/',
    access: 'visitor',
    personal: true,
    summary: 'Remembers events, of which some may be remembered already: so a browser hands over its own at sign-in.',
    body: z.object({ ids: z.array(rowId()).min(1).max(maxFavourites) }),
    output: favouritesSchema,
    errors: { favourites_full },
  }),
  removeFavourite: endpoint({
    method: 'DELETE',
    path: '/api/favourites/{id}/',
    access: 'visitor',
    personal: true,
    summary: 'Remembers an event no more.',
    parameters: z.object({ id: rowId() }),
    output: favouritesSchema,
  }),
  makeCalendar: endpoint({
    method: 'POST',
    path: '/api/favourites-calendar/',
    access: 'visitor',
    personal: true,
    summary: 'Makes a secret address of a calendar of the own favourites; the one before leads nowhere from then on.',
    output: favouritesSchema,
  }),
  removeCalendar: endpoint({
    method: 'DELETE',
    path: '/api/favourites-calendar/',
    access: 'visitor',
    personal: true,
    summary: 'Takes that address back.',
    output: favouritesSchema,
  }),
  rememberedEvents: endpoint({
    method: 'GET',
    path: '/api/remembered-events/',
    access: 'public',
    live: true,
    summary: 'Up to 100 events by their ids, `ids=1,2,3`, those that are over too, by date; what is not shown any more is left out.',
    query: eventIdsQuery,
    output: z.object({ events: z.array(rememberedEventSchema) }),
  }),
};

export type FavouritesContract = typeof favouritesContract;
export type Favourites = z.output<typeof favouritesSchema>;
export type RememberedEvent = z.output<typeof rememberedEventSchema>;
