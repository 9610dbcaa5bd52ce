import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';

/** 'HH:MM' on a clock in Berlin; null where the entry says that the venue is closed. */
const time = z.string().nullable();

/** Set where `alternative_text` is not in the language asked for (decisions.md). */
const lang = z.enum(['de', 'en']).optional();

/** One range of a day, or one word about it (V §3). A range that ends at or before its beginning ends on the next day. */
const entrySchema = z.object({
  time_from: time,
  time_to: time,
  closed: z.boolean(),
  alternative_link_url: z.string().nullable(),
  alternative_text: z.string().nullable(),
  lang,
});

/** Exceptions, where there are any, replace the regular hours. */
const daySchema = z.object({ opening_hours: z.array(entrySchema), opening_hours_exceptions: z.array(entrySchema) });

/** What is to be said from an instant on. */
export const phaseSchema = z.object({
  /** ISO 8601 with Berlin's offset. */
  since: z.string(),
  /** Early: it opens later today. Late: it was open today and is not any more. Closed: not today at all (V §4). */
  state: z.enum(['early', 'open', 'late', 'closed']),
  /** 'HH.mm': when it opens, or until when it is open; of a day with several ranges all of them, 'HH.mm–HH.mm'. */
  times: z.array(z.string()),
  /** Stands in place of the times. */
  alternative_text: z.string().nullable(),
  alternative_link_url: z.string().nullable(),
  lang,
});

export const openingHoursContract = {
  today: endpoint({
    method: 'GET',
    path: '/api/opening-hours-today/',
    access: 'public',
    summary: "Today's opening hours in Europe/Berlin, and what follows from them and the days beside: a page that stays open changes by itself.",
    output: daySchema.extend({
      /** Today, YYYY-MM-DD in Berlin. */
      date: z.string(),
      /** From the phase that holds now to the end of tomorrow, in order; never empty. */
      timeline: z.array(phaseSchema),
      /** The end of tomorrow: from then on the timeline says nothing. */
      known_until: z.string(),
    }),
  }),
};

export type OpeningHoursContract = typeof openingHoursContract;
export type OpeningEntry = z.output<typeof entrySchema>;
export type OpeningDay = z.output<typeof daySchema>;
export type OpeningPhase = z.output<typeof phaseSchema>;
export type OpeningHours = z.output<typeof openingHoursContract.today.output>;
/** What the shown status needs of the answer. */
export type OpeningTimeline = Pick<OpeningHours, 'date' | 'known_until'> & { timeline: ShownPhase[] };
export type ShownPhase = Omit<OpeningPhase, Alternative> & Partial<Pick<OpeningPhase, Alternative>>;
type Alternative = 'alternative_text' | 'alternative_link_url';
