import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { rowId } from '#api/whole-number.ts';
import { eventCardSchema } from '#features/programme/contract.ts';
import { isDay } from '#i18n/berlin-time.ts';
import { maxNote, maxOfferedDates, maxPlanDates } from './limits.ts';
import { planActions, planStates } from './states/plan-states.ts';

const path = '/api/cms-change-of-plan/';
const day = z.string().refine(isDay);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const id = z.int().min(1).max(999_999_999);
const label = z.object({ id: z.int(), label: z.string(), lang: z.enum(['de', 'en']).optional() });
const texts = z.strictObject({ de: z.string().max(maxNote).default(''), en: z.string().max(maxNote).default('') });
const instant = z.iso.datetime({ offset: true });
const state = z.enum(planStates);

const plannedDateSchema = z.object({
  ...label.shape,
  day: z.string(),
  date_start: z.string(),
  time_known: z.boolean(),
  room: label,
  production: label,
  state,
  status_note: z.object({ de: z.string(), en: z.string() }),
  /** Why a change is not possible, by the change, as its words are; one that is left out is possible. */
  refusals: z.partialRecord(z.enum(planActions), z.string()),
});

const planSetupSchema = z.object({
  dates: z.array(plannedDateSchema),
  /** Others to choose from: those of the production that are not over. */
  offered: z.array(plannedDateSchema).max(maxOfferedDates),
  text_modules: z.array(z.object({ id: z.int(), name: z.string(), kind: z.string(), text: z.object({ de: z.string(), en: z.string() }) })),
});

const planChangeSchema = z.strictObject({
  ids: z.array(id).min(1).max(maxPlanDates),
  action: z.enum(planActions),
  /** What visitors read beside the status. */
  note: texts.nullable().default(null),
  /** Of what is postponed: when each takes place instead; of one that is not among them it is not known yet. Of what is moved: a time of its own, on its day. */
  new_dates: z
    .array(z.strictObject({ id, day, time: clock.nullable().default(null) }))
    .max(maxPlanDates)
    .default([]),
  /** What is performed instead of what is replaced. */
  production_id: id.nullable().default(null),
  /** Where and at what time of the same day what is moved takes place; null: as before. */
  room_id: id.nullable().default(null),
  time: clock.nullable().default(null),
  /** Stands above every page, for a time. */
  alert: z
    .strictObject({ title: texts, text: texts, visible_from: instant.nullable().default(null), visible_until: instant.nullable().default(null) })
    .nullable()
    .default(null),
  preview: z.boolean().default(true),
});

/** How something was and will be; null: it is not there. */
const change = <T extends z.ZodType>(of: T) => z.object({ before: of.nullable(), after: of.nullable() });

const effectSchema = z.object({
  id: z.int(),
  /** The date itself, or what takes its place; `made`: it is a new date, `shown`: it was there and goes online. */
  part: z.enum(['date', 'new_date', 'replacement']),
  made: z.boolean(),
  shown: z.boolean(),
  /** As lists and pages show it in both languages. */
  cards: z.object({ de: eventCardSchema, en: eventCardSchema }),
  status: change(z.string()),
  calendar: change(z.object({ sequence: z.int(), status: z.string(), start: z.string() })),
  json_ld: change(z.object({ eventStatus: z.string(), startDate: z.string(), previousStartDate: z.string().optional() })),
  /** What the feed of news tells. */
  news: z.array(z.enum(['announced', 'cancelled', 'postponed', 'restored', 'moved'])),
  /** How many have it among their favourites. */
  favourites: z.int(),
  /** Whether tickets can be had on the page; the number that the box office knows it by, and what it said of its sale last. */
  tickets: change(z.boolean()),
  id_jet: z.string().nullable(),
  sale: z.string().nullable(),
});

const planReportSchema = z.object({
  written: z.boolean(),
  /** By which all of it can be taken back (`undo/`). */
  batch: z.string().nullable(),
  /** Dates of which it is not possible, and why: then nothing is written. */
  refused: z.array(z.object({ id: z.int(), reason: z.string() })),
  effects: z.array(effectSchema),
  alert: z.boolean(),
});

const undoSchema = z.object({
  changed: z.int(),
  refused: z.array(z.object({ id: z.int(), label: z.string(), reasons: z.array(z.string()) })),
});

/** What becomes of dates that do not take place as they were announced. */
export const changeOfPlanContract = {
  planSetup: endpoint({
    method: 'GET',
    path,
    access: 'manager',
    personal: true,
    summary: 'Dates whose plan is to be changed, with what is possible for each, and the texts that notes are made of.',
    query: z.object({
      ids: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9}){0,99}$/)
        .optional(),
      production: rowId().optional(),
    }),
    output: planSetupSchema,
  }),
  changePlan: endpoint({
    method: 'POST',
    path,
    access: 'manager',
    personal: true,
    write: 'create',
    summary:
      'Cancels, postpones, moves, replaces or reinstates dates, all or none, and tells visitors; a preview writes nothing and says all that would change. A new date or a replacement that is not there yet is made, online and without a number in the ticketing system.',
    body: planChangeSchema,
    output: planReportSchema,
    errors: {
      no_such_date: {
        status: 422,
        text: {
          de: 'Einen der Termine gibt es nicht mehr. Bitte laden Sie die Seite neu.',
          en: 'One of the dates is not there any more. Please load the page again.',
        },
      },
    },
  }),
  undoPlanChange: endpoint({
    method: 'POST',
    path: `${path}undo/`,
    access: 'manager',
    personal: true,
    write: 'create',
    summary: 'Takes a change of plan back, with the dates and the alert that were made for it. What was changed since stays, and is named.',
    body: z.strictObject({ batch: z.uuid() }),
    output: undoSchema,
    errors: {
      no_such_batch: {
        status: 422,
        text: { de: 'Diese Änderung gibt es nicht (mehr).', en: 'There is no such change (any more).' },
      },
    },
  }),
};

export type ChangeOfPlanContract = typeof changeOfPlanContract;
export type PlanSetup = z.output<typeof planSetupSchema>;
export type PlannedDate = z.output<typeof plannedDateSchema>;
export type PlanChangeInput = z.input<typeof planChangeSchema>;
export type PlanChangeRequest = z.output<typeof planChangeSchema>;
export type PlanReport = z.output<typeof planReportSchema>;
export type PlanEffect = z.output<typeof effectSchema>;
