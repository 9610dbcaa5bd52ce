import { z } from 'zod';
import { jobKind } from '#features/jobs/index.server.ts';

const group = z.enum(['all', 'friends', 'subscribers']);
/** The wish to be reminded. Whether the address is known is looked up after the answer. */
export const reminderRequestJob = jobKind(
  'reminder-request',
  z.object({
    email: z.string(),
    language: z.enum(['de', 'en']),
    event: z.int().nullable(),
    season: z.int().nullable(),
    group,
    askedAt: z.iso.datetime(),
  }),
);
/** A mail about a reminder; whom it goes to and whether it is still true is looked up when it is sent. */
export const reminderMailJob = jobKind('reminder-mail', z.object({ kind: z.enum(['confirm', 'noted', 'sale']), reminderId: z.int() }));
