import { z } from 'zod';
import { roles } from '#roles.ts';
import { daysSchema } from '../day-schema.ts';
import { periodSchema } from '../period.ts';

/** Sign-ins are remembered for 90 days. */
export const signInsDashboardSchema = z.object({
  period: periodSchema,
  succeeded: z.int(),
  failed: z.int(),
  days: daysSchema,
  days_failed: daysSchema,
  methods: z.array(z.object({ method: z.string(), succeeded: z.int(), failed: z.int() })),
  /** Whence sign-ins failed, by network; '' where that is not known. */
  networks: z.array(z.object({ network: z.string(), failed: z.int() })),
  /** The latest of the result that was asked for; empty without one. `name` is null where nobody is known by the address. */
  results: z.array(
    z.object({ id: z.int(), at: z.string(), name: z.string().nullable(), user_id: z.int().nullable(), method: z.string(), network: z.string() }),
  ),
  deactivated: z.int(),
  /** Of `people`: those who have a second factor. */
  staff_with_factor: z.int(),
  /** Who works here, and when they signed in last, in Berlin's offset; null: not as long as is remembered. */
  people: z.array(z.object({ id: z.int(), name: z.string(), role: z.enum(roles), last: z.string().nullable(), sessions: z.int(), has_factor: z.boolean() })),
});
export type SignInsDashboard = z.output<typeof signInsDashboardSchema>;
