import { z } from 'zod';
import { jobKind } from '#features/jobs/index.server.ts';
import { maxSeats } from '../../limits.ts';

/** The wish to be told that there are tickets again. Whether the address is known is looked up after the answer. */
export const waitlistRequestJob = jobKind(
  'waitlist-request',
  z.object({
    email: z.string(),
    language: z.enum(['de', 'en']),
    event: z.int(),
    seats: z.int().min(1).max(maxSeats),
    together: z.boolean(),
    askedAt: z.iso.datetime(),
  }),
);
/** A mail to somebody who waits; whom it goes to and whether it is still true is looked up when it is sent. */
export const waitlistMailJob = jobKind('waitlist-mail', z.object({ kind: z.enum(['confirm', 'noted', 'free']), entryId: z.int() }));
