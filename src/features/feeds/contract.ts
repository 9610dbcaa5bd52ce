import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { eventIdsQuery } from '#features/booking/contract.ts';
import { calendarPaths } from '#features/favourites/contract.ts';
import { productionsContract } from '#features/productions/contract.ts';
import { filterQuery, programmeContract } from '#features/programme/contract.ts';
import { feedShare } from './limits.ts';

/** Calls that answer with something else than JSON; their refusals are JSON errors like all others. */
export const feedContract = {
  calendar: endpoint({
    method: 'GET',
    path: '/api/events.ics',
    access: 'public',
    summary: 'The events of a filter as a calendar to subscribe to, from `date` or today on.',
    query: filterQuery,
    output: z.string(),
    share: feedShare,
    mediaType: 'text/calendar',
  }),
  eventCalendar: endpoint({
    method: 'GET',
    path: '/api/events/{id}.ics',
    access: 'public',
    summary: 'One event for a calendar.',
    parameters: programmeContract.event.parameters,
    output: z.string(),
    share: feedShare,
    mediaType: 'text/calendar',
    errors: { not_found: commonFailures.not_found },
  }),
  favouriteCalendar: endpoint({
    method: 'GET',
    path: calendarPaths.secret,
    access: 'public',
    summary: 'The favourites of the account whose secret address this is, as a calendar to subscribe to.',
    parameters: z.object({ token: z.string().regex(/^[\w-]{32,64}$/) }),
    output: z.string(),
    share: feedShare,
    mediaType: 'text/calendar',
    errors: { not_found: commonFailures.not_found },
  }),
  rememberedCalendar: endpoint({
    method: 'GET',
    path: calendarPaths.file,
    access: 'public',
    summary: 'Up to 100 events by their ids, `ids=1,2,3`, as a file for a calendar.',
    query: eventIdsQuery,
    output: z.string(),
    share: feedShare,
    mediaType: 'text/calendar',
  }),
  productionCalendar: endpoint({
    method: 'GET',
    path: '/api/productions/{id}.ics',
    access: 'public',
    summary: 'The dates of a production as a calendar to subscribe to, from today on.',
    parameters: productionsContract.production.parameters,
    output: z.string(),
    share: feedShare,
    mediaType: 'text/calendar',
    errors: { not_found: commonFailures.not_found },
  }),
  news: endpoint({
    method: 'GET',
    path: '/api/news.atom',
    access: 'public',
    summary: 'What is new as an Atom feed, the newest first: what is announced, called off or changed in the programme, and articles of the magazine.',
    output: z.string(),
    mediaType: 'application/atom+xml',
  }),
  articles: endpoint({
    method: 'GET',
    path: '/api/articles.atom',
    access: 'public',
    summary: 'The newest articles of the magazine as an Atom feed.',
    output: z.string(),
    mediaType: 'application/atom+xml',
  }),
  atom: endpoint({
    method: 'GET',
    path: '/api/events.atom',
    access: 'public',
    summary: 'The events of a filter as an Atom feed, from `date` or today on.',
    query: filterQuery,
    output: z.string(),
    share: feedShare,
    mediaType: 'application/atom+xml',
  }),
};
export type FeedContract = typeof feedContract;
