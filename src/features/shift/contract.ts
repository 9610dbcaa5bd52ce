import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { clashSchema } from '#features/planning-calendar/contract.ts';
import { maxShift, maxShiftDates } from './limits.ts';
import { shiftUnits } from './times/shift-times.ts';

const path = '/api/cms-shift/';
const id = z.int().min(1).max(999_999_999);
const label = z.object({ id: z.int(), label: z.string(), lang: z.enum(['de', 'en']).optional() });
const furthest = Math.max(...Object.values(maxShift));

/** Why a date cannot be shifted, or not without an answer (`known`). */
const refusals = ['changed', 'over', 'cancelled', 'postponed', 'time_open', 'skipped', 'repeated', 'reversed', 'too_far', 'known'] as const;

const momentsSchema = z.object({
  day: z.string(),
  date_start: z.string(),
  date_end: z.string().nullable(),
  /** From when everybody may buy, where the date says so itself. */
  sale_starts: z.string().nullable(),
  /** From when the first of those may who may before. */
  presale_starts: z.string().nullable(),
});

const shiftDateSchema = z.object({
  ...label.shape,
  revision: z.int(),
  room: label,
  time_known: z.boolean(),
  before: momentsSchema,
  /** Whether visitors know it as it stands there. */
  is_known: z.boolean(),
  /** Whether the box office says that tickets are on sale. */
  is_on_sale: z.boolean(),
  id_jet: z.string().nullable(),
  /** How many have it among their favourites. */
  favourites: z.int(),
  /** Whether the beginning of its sale is still to come, so that it may move along. */
  has_sale_ahead: z.boolean(),
  refusal: z.object({ reason: z.enum(refusals), text: z.string() }).nullable(),
});

const shiftedDateSchema = shiftDateSchema.extend({
  /** Null of what is refused, but for `known`. */
  after: momentsSchema.nullable(),
  is_past: z.boolean(),
  /** What it would be beside. */
  clashes: z.array(clashSchema),
});

const shiftSchema = z
  .strictObject({
    /** With the revisions that were seen, as no date is shifted that somebody else has changed meanwhile. */
    dates: z
      .array(z.strictObject({ id, revision: z.int().min(0).max(2_000_000_000) }))
      .min(1)
      .max(maxShiftDates),
    unit: z.enum(shiftUnits),
    /** Of Berlin's clock; less than nothing is earlier. */
    amount: z
      .int()
      .min(-furthest)
      .max(furthest)
      .refine((amount) => amount !== 0),
    /** Whether beginnings of the sale that are still to come move along. */
    with_sale: z.boolean().default(true),
    /** That what visitors know was a mistake; a change of plan is told them by `cms-change-of-plan`. */
    correction: z.boolean().default(false),
    preview: z.boolean().default(true),
  })
  .refine(({ unit, amount }) => Math.abs(amount) <= maxShift[unit], { path: ['amount'] });

const reportSchema = z.object({
  written: z.boolean(),
  /** By which all of it can be taken back (`cms-events/undo/`). */
  batch: z.string().nullable(),
  /** In the order of time. */
  dates: z.array(shiftedDateSchema),
});

const noSuchDate = {
  no_such_date: {
    status: 422,
    text: {
      de: 'Einen der Termine gibt es nicht mehr. Bitte laden Sie die Seite neu.',
      en: 'One of the dates is not there any more. Please load the page again.',
    },
  },
} as const;

/** Several dates that are moved alike. */
export const shiftContract = {
  shiftSetup: endpoint({
    method: 'GET',
    path,
    access: 'manager',
    personal: true,
    summary: 'Dates that are to be shifted, as they stand there; one that does not exist is left out.',
    query: z.object({ ids: z.string().regex(/^\d{1,9}(,\d{1,9}){0,99}$/) }),
    output: z.array(shiftDateSchema),
  }),
  shiftDates: endpoint({
    method: 'POST',
    path,
    access: 'manager',
    personal: true,
    write: 'create',
    summary:
      "Moves dates by minutes, days or weeks of Berlin's clock, all or none, with their ends and the beginnings of their sale; a preview writes nothing and says what would come of it. A time that the clock does not show on its day, or shows twice, is refused.",
    body: shiftSchema,
    output: reportSchema,
    errors: noSuchDate,
  }),
};

export type ShiftContract = typeof shiftContract;
export type ShiftDate = z.output<typeof shiftDateSchema>;
export type ShiftedDate = z.output<typeof shiftedDateSchema>;
export type ShiftRefusal = (typeof refusals)[number];
export type ShiftInput = z.input<typeof shiftSchema>;
export type ShiftRequest = z.output<typeof shiftSchema>;
export type ShiftReport = z.output<typeof reportSchema>;
