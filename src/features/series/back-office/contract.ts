import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { rowNumber } from '#features/programme/back-office/form/contract.ts';
import { isDay } from '#i18n/berlin-time.ts';
import { maxGridDates, maxGridDays } from '../limits.ts';

const path = '/api/cms-series-dates/';
const label = z.object({ id: z.int(), label: z.string(), lang: z.enum(['de', 'en']).optional() });
const day = z.string().refine(isDay);

const dateSchema = label.extend({
  revision: z.int(),
  production_id: z.int(),
  day: z.string(),
  date_start: z.string(),
  time_known: z.boolean(),
  room: label,
  status: z.enum(['scheduled', 'cancelled', 'postponed']),
  is_online: z.boolean(),
  series: z.array(z.int()),
});

const gridSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** In the order of the venue; `before`: how many dates it has in the season of `from` before that day. */
  series: z.array(label.extend({ is_online: z.boolean(), before: z.int() })),
  /** In the order of time. */
  dates: z.array(dateSchema).max(maxGridDates),
  /** What takes place in the same seasons on other days, in a series and of a production that is shown: subscribers would have it twice. */
  outside: z.array(dateSchema.pick({ id: true, label: true, lang: true, day: true, production_id: true, status: true, series: true })),
  /** Whether there are more than are shown. */
  is_cut: z.boolean(),
});

const changeSchema = z.strictObject({
  /** With the revisions that were seen; `series`: all that a date is in from now on. */
  dates: z
    .array(z.strictObject({ id: rowNumber, revision: z.int().min(0).max(2_000_000_000), series: z.array(rowNumber).max(100) }))
    .min(1)
    .max(maxGridDates),
});

const reportSchema = z.object({
  /** By which all of it can be taken back (`cms-events/undo/`); null where nothing was written. */
  batch: z.string().nullable(),
  /** What somebody else has changed meanwhile, as it is now: nothing was written then. */
  changed_since: z.array(dateSchema),
});

export const seriesGridContract = {
  seriesGrid: endpoint({
    method: 'GET',
    path,
    access: 'manager',
    personal: true,
    summary: `Dates of some days (Berlin; without \`from\` from this month on, without \`to\` for three months), at most ${maxGridDays} days, with the series that each is in.`,
    query: z.object({ from: day.optional(), to: day.optional() }),
    output: gridSchema,
  }),
  changeSeries: endpoint({
    method: 'POST',
    path,
    access: 'manager',
    personal: true,
    write: 'create',
    summary: 'Puts dates into series and takes them out, all or none, as one act of the history.',
    body: changeSchema,
    output: reportSchema,
    errors: {
      no_such_option: {
        status: 422,
        text: {
          de: 'Einen der Termine oder eines der Abonnements gibt es nicht mehr. Bitte laden Sie die Seite neu.',
          en: 'One of the dates or subscriptions is not there any more. Please load the page again.',
        },
      },
    },
  }),
};

export type SeriesGridContract = typeof seriesGridContract;
export type SeriesGrid = z.output<typeof gridSchema>;
export type SeriesDate = z.output<typeof dateSchema>;
export type OutsideDate = SeriesGrid['outside'][number];
export type SeriesChange = z.output<typeof changeSchema>;
export type SeriesReport = z.output<typeof reportSchema>;
