import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { isDay } from '#i18n/berlin-time.ts';
import { carriedParts } from './carried-parts.ts';
import { maxDates, maxKnownDates, maxMinutes } from './limits.ts';

const ofProduction = { parameters: z.object({ id: rowId() }), path: '/api/cms-production-dates/{id}/', access: 'manager', personal: true } as const;

const day = z.string().refine(isDay);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const id = z.int().min(1).max(999_999_999);
const label = z.object({ id: z.int(), label: z.string(), lang: z.enum(['de', 'en']).optional() });

const knownDateSchema = z.object({ id: z.int(), day, date_start: z.string(), time_known: z.boolean(), room: label, is_online: z.boolean() });

const runSetupSchema = z.object({
  production: label,
  /** What the form begins with: as the last date of the production has it. */
  initial: z.object({ room: label.nullable(), type: label, minutes: z.int().nullable() }),
  dates: z.array(knownDateSchema).max(maxKnownDates),
});

const runSchema = z.strictObject({
  dates: z
    .array(z.strictObject({ day, time: clock.nullable().default(null), end: clock.nullable().default(null) }))
    .min(1)
    .max(maxDates),
  room_id: id.nullable().default(null),
  type_id: id.nullable().default(null),
  /** How long each takes that says no end; null: as such events usually do. */
  minutes: z.int().min(1).max(maxMinutes).nullable().default(null),
  like: id.nullable().default(null),
  carried: z.array(z.enum(carriedParts)).max(carriedParts.length).default([]),
  preview: z.boolean().default(true),
});

const clashSchema = z.object({
  /** Null: another date of the same run. */
  id: z.int().nullable(),
  label: z.string(),
  lang: z.enum(['de', 'en']).optional(),
  date_start: z.string(),
  date_end: z.string(),
  time_known: z.boolean(),
  /** Where it is another room that disturbs this one: its name, and that of this one. */
  rooms: z.array(z.string()),
});

const runReportSchema = z.object({
  written: z.boolean(),
  /** By which all of it can be taken back (`/api/cms-events/undo/`). */
  batch: z.string().nullable(),
  /** How many there are or would be. */
  created: z.int(),
  /** In the order in which they were given. */
  dates: z.array(
    z.object({
      date_start: z.string(),
      date_end: z.string().nullable(),
      /** `exists`: the production has this date in this room already, it is left out; `skipped`: the clock is put forward over its time. */
      outcome: z.enum(['created', 'exists', 'skipped']),
      /** The clock shows this time twice that night; it is made at the first. */
      repeated: z.boolean(),
      past: z.boolean(),
      clashes: z.array(clashSchema),
    }),
  ),
});

export const runContract = {
  runSetup: endpoint({
    ...ofProduction,
    method: 'GET',
    summary: 'What dates of a production are planned with: those that there are, and what new ones begin with.',
    output: runSetupSchema,
    errors: { not_found: commonFailures.not_found },
  }),
  createRun: endpoint({
    ...ofProduction,
    method: 'POST',
    write: 'create',
    summary:
      'Makes dates of a production, all or none, offline, without a number in the ticketing system; a preview writes nothing. What is there already is left out, what overlaps in the room is named. A time that does not exist stops all of it.',
    body: runSchema,
    output: runReportSchema,
    errors: {
      not_found: commonFailures.not_found,
      no_such_date: {
        status: 422,
        text: {
          de: 'Den Termin, nach dem sich die neuen richten sollen, gibt es bei dieser Produktion nicht (mehr). Bitte wählen Sie einen anderen.',
          en: 'The date that the new ones are to be made like is not one of this production (any more). Please choose another.',
        },
      },
    },
  }),
};

export type RunContract = typeof runContract;
export type RunSetup = z.output<typeof runSetupSchema>;
export type Run = z.output<typeof runSchema>;
export type RunReport = z.output<typeof runReportSchema>;
export type RunClash = z.output<typeof clashSchema>;
