import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { isDay } from '#i18n/berlin-time.ts';
import { maxBefore, maxSaleEvents } from './limits.ts';

const path = '/api/cms-sale-dates/';
const id = z.int().min(1).max(999_999_999);
const label = z.object({ id: z.int(), label: z.string(), lang: z.enum(['de', 'en']).optional() });

/** Why the sale of a date cannot be set so. */
const refusals = ['changed', 'over', 'cancelled', 'postponed', 'skipped', 'repeated', 'too_far', 'late', 'order'] as const;

/** From when everybody, friends and subscribers may buy: its own, else its production's. ISO 8601 with Berlin's offset; null: nobody has said. */
const momentsSchema = z.object({ sale_starts: z.string().nullable(), sale_friends: z.string().nullable(), sale_subscribers: z.string().nullable() });

const saleDateSchema = z.object({
  ...label.shape,
  revision: z.int(),
  room: label,
  date_start: z.string(),
  time_known: z.boolean(),
  before: momentsSchema,
  /** Whether the box office says that tickets are on sale. */
  is_on_sale: z.boolean(),
  refusal: z.object({ reason: z.enum(refusals), text: z.string() }).nullable(),
});

const setDateSchema = saleDateSchema.extend({
  /** Null of what is refused. */
  after: momentsSchema.nullable(),
  /** Whether a moment that is set has passed already. */
  is_past: z.boolean(),
});

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const counted = <Kind extends string>(kind: Kind, max: number) => z.strictObject({ kind: z.literal(kind), amount: z.int().min(0).max(max), time });

/** On the first of the month so many months before, so many days or weeks before, on a day, or not at all. Times of Berlin's clock. */
const ruleSchema = z.discriminatedUnion('kind', [
  counted('month', maxBefore.months),
  counted('days', maxBefore.days),
  counted('weeks', maxBefore.weeks),
  z.strictObject({ kind: z.literal('day'), day: z.string().refine(isDay), time }),
  z.strictObject({ kind: z.literal('none') }),
]);

const rulesSchema = z.strictObject({ sale_starts: ruleSchema, sale_friends: ruleSchema, sale_subscribers: ruleSchema }).partial();

const requestSchema = z.strictObject({
  /** With the revisions that were seen, as nothing is set of a date that somebody else has changed meanwhile. */
  dates: z
    .array(z.strictObject({ id, revision: z.int().min(0).max(2_000_000_000) }))
    .min(1)
    .max(maxSaleEvents),
  /** By group; what is left out stays as it is. */
  rules: rulesSchema.refine((rules) => Object.keys(rules).length > 0),
  preview: z.boolean().default(true),
});

const reportSchema = z.object({
  written: z.boolean(),
  /** By which all of it can be taken back (`cms-events/undo/`). */
  batch: z.string().nullable(),
  /** In the order of time. */
  dates: z.array(setDateSchema),
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

export const saleDateContract = {
  saleSetup: endpoint({
    method: 'GET',
    path,
    access: 'manager',
    personal: true,
    summary: 'Dates whose sale is to be set, as they stand there; one that does not exist is left out.',
    query: z.object({ ids: z.string().regex(/^\d{1,9}(,\d{1,9}){0,99}$/) }),
    output: z.array(saleDateSchema),
  }),
  setSaleDates: endpoint({
    method: 'POST',
    path,
    access: 'manager',
    personal: true,
    write: 'create',
    summary:
      "Sets from when everybody, friends and subscribers may buy, by a rule for each, all dates or none; a preview writes nothing and says what would come of it. Times are of Berlin's clock; one that it does not show on its day, or shows twice, is refused.",
    body: requestSchema,
    output: reportSchema,
    errors: noSuchDate,
  }),
};

export type SaleDateContract = typeof saleDateContract;
export type SaleDate = z.output<typeof saleDateSchema>;
export type SetDate = z.output<typeof setDateSchema>;
export type SaleMoments = z.output<typeof momentsSchema>;
export type SaleRefusal = (typeof refusals)[number];
export type SaleInput = z.input<typeof requestSchema>;
export type SaleRequest = z.output<typeof requestSchema>;
export type SaleReport = z.output<typeof reportSchema>;
