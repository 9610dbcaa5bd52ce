import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
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
  news: endpoint({
    method: 'GET',
    path: '/api/news.atom',
    access: 'public',
    summary: 'What is new in the programme as an Atom feed, the newest first: what is announced, called off or changed.',
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
