import type { Day } from '#i18n/berlin-time.ts';

/** Host and day that names of events begin with. */
export type FeedIdentity = { host: string; since: Day };

/** 'event-12@ostkai.example': of the id alone, so it outlives slug and language (RFC 5545 §3.8.4.7). */
export const eventUid = ({ host }: FeedIdentity, id: number): string => `event-${id}@${host}`;

/** 'tag:ostkai.example,2026-11-21:de/event-12' (RFC 4151) */
export const tagUri = ({ host, since }: FeedIdentity, specific: string): string => `tag:${host},${since}:${specific}`;
