import { z } from 'zod';

/** `n` on a day in Berlin (YYYY-MM-DD), `before` on the same weekday a week before. */
export const daysSchema = z.array(z.object({ day: z.string(), n: z.int(), before: z.int() }));
export type Days = z.output<typeof daysSchema>;
