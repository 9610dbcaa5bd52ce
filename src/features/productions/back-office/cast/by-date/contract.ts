import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { rowNumber } from '#features/programme/back-office/form/contract.ts';
import { maxCastDates, maxCredits } from '../../limits.ts';
import { personChange } from '../contract.ts';

const path = '/api/cms-cast/';
const label = z.object({ id: z.int(), label: z.string(), lang: z.enum(['de', 'en']).optional() });
const person = z.object({ id: z.int(), name: z.string(), kind: z.enum(['person', 'ensemble']) });
/** Null: whoever takes part without a role. */
const role = rowNumber.nullable();

const cellSchema = z.object({
  role_id: z.int().nullable(),
  people: z.array(person),
  /** Whether the date says other people than its production. */
  is_own: z.boolean(),
});

const dateSchema = z.object({
  id: z.int(),
  day: z.string(),
  date_start: z.string(),
  time_known: z.boolean(),
  room: label,
  status: z.enum(['scheduled', 'cancelled', 'postponed']),
  is_online: z.boolean(),
  is_over: z.boolean(),
  cells: z.array(cellSchema),
});

const gridSchema = z.object({
  production: label,
  /** In the order of the production's page, then those that dates alone have. */
  roles: z.array(z.object({ id: z.int().nullable(), label: z.string(), lang: z.enum(['de', 'en']).optional() })),
  /** What holds where a date says nothing else. */
  cells: z.array(cellSchema),
  dates: z.array(dateSchema).max(maxCastDates),
});

/** All who take part in a date, or, without `event_id`, in the production; an empty list is that of the production. */
const listSchema = z.strictObject({
  event_id: rowNumber.nullable(),
  before: z.array(z.strictObject({ person_id: rowNumber, role_id: role })).max(maxCredits),
  after: z.array(z.strictObject({ person_id: rowNumber, role_id: role })).max(maxCredits),
});

const changeSchema = z.strictObject({
  production_id: rowNumber,
  role_id: role,
  people: z.array(personChange).max(maxCredits),
  /** Those who had it as it was opened, by number: what somebody else has changed meanwhile is not overwritten. */
  seen: z.array(rowNumber).max(maxCredits),
  /** Of the production where it is null. */
  event_id: rowNumber.nullable(),
  /** This date, all from this one on, all of them with their production; or the production, and what follows it. */
  scope: z.enum(['date', 'from', 'all', 'production']),
});

const failures = {
  not_found: commonFailures.not_found,
  no_such_option: {
    status: 422,
    text: { de: 'Etwas davon gibt es nicht mehr. Bitte laden Sie die Seite neu.', en: 'Part of it is not there any more. Please load the page again.' },
  },
  changed_since: {
    status: 422,
    text: {
      de: 'Die Besetzung hat sich inzwischen geändert. Bitte laden Sie die Seite neu.',
      en: 'The cast has changed meanwhile. Please load the page again.',
    },
  },
  nobody_left: {
    status: 422,
    text: {
      de: 'Ganz ohne Mitwirkende gilt wieder die Besetzung der Produktion. Bitte lassen Sie mindestens jemanden stehen.',
      en: 'Without anybody the production’s cast holds again. Please leave at least one person.',
    },
  },
} as const;

const staff = { access: 'manager', personal: true } as const;

export const castGridContract = {
  castGrid: endpoint({
    ...staff,
    method: 'GET',
    path,
    summary: 'The dates of a production, or of the one that an event belongs to, with who has which role on each.',
    query: z.object({ production: rowId().optional(), event: rowId().optional() }),
    output: gridSchema,
    errors: { not_found: failures.not_found },
  }),
  changeCast: endpoint({
    ...staff,
    method: 'POST',
    path,
    write: 'create',
    summary: 'Gives a role to others on a date, from a date on, or on all; whoever is not known by that name and kind is made.',
    body: changeSchema,
    output: z.object({ grid: gridSchema, changed: z.int(), lists: z.array(listSchema) }),
    errors: failures,
  }),
  undoCast: endpoint({
    ...staff,
    method: 'POST',
    path: `${path}undo/`,
    write: 'create',
    summary: 'Puts lists back that a change of the cast answered (`lists`), as long as all of them are as it left them.',
    body: z.strictObject({
      production_id: rowNumber,
      lists: z
        .array(listSchema)
        .min(1)
        .max(maxCastDates + 1),
    }),
    output: gridSchema,
    errors: failures,
  }),
};

export type CastGridContract = typeof castGridContract;
export type CastGrid = z.output<typeof gridSchema>;
export type CastCell = z.output<typeof cellSchema>;
export type CastDate = z.output<typeof dateSchema>;
export type CastChange = z.output<typeof changeSchema>;
export type CastChangeInput = z.input<typeof changeSchema>;
export type ChangedList = z.output<typeof listSchema>;
