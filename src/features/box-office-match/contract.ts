import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { maxTaken } from './limits.ts';
import { differenceFields } from './match/compare.ts';

const path = '/api/cms-box-office/';
const id = z.int().min(1).max(999_999_999);
const field = z.enum(differenceFields);
/** What a date may take over; that the box office does not know it leaves nothing to take. */
const takenField = z.enum(['number', 'time', 'room', 'status', 'online']);
const number = z.string().regex(/^[\w/.-]{1,100}$/);

const theirsSchema = z.object({
  /** Its number there (`id_jet`). */
  number: z.string(),
  title: z.string(),
  /** Berlin time. */
  date_start: z.string(),
  /** As it is called there; `room_id`: which of our rooms that is, null where none is called so. */
  room: z.string(),
  room_id: z.int().nullable(),
  sale: z.enum(['on_sale', 'not_open', 'closed', 'over', 'cancelled', 'postponed']),
});

const comparedDateSchema = z.object({
  id: z.int(),
  label: z.string(),
  lang: z.enum(['de', 'en']).optional(),
  revision: z.int(),
  /** Berlin time. */
  date_start: z.string(),
  /** Berlin time; null: not told. */
  date_end: z.string().nullable(),
  time_known: z.boolean(),
  room: z.string(),
  room_id: z.int(),
  status: z.enum(['scheduled', 'cancelled', 'postponed']),
  is_online: z.boolean(),
  number: z.string().nullable(),
  theirs: theirsSchema.nullable(),
  differences: z.array(z.object({ field, accepted: z.object({ user_name: z.string(), at: z.string() }).nullable() })),
  /** Of a date without a number: what it may be there, the most alike first. */
  suggestions: z.array(theirsSchema),
});

const reportSchema = z.object({
  written: z.boolean(),
  /** By which all of it can be taken back (`/api/cms-events/undo/`). */
  batch: z.string().nullable(),
  /** Why not, by date. */
  refused: z.array(z.object({ id: z.int(), label: z.string(), reasons: z.array(z.string()) })),
});

const noAnswer = {
  box_office_silent: {
    status: 503,
    text: {
      de: 'Das Ticketsystem antwortet gerade nicht. Es wurde nichts geändert. Bitte versuchen Sie es in einer Minute noch einmal.',
      en: 'The box office does not answer at the moment. Nothing has been changed. Please try again in a minute.',
    },
  },
} as const;
const staff = { access: 'manager', personal: true } as const;

export const boxOfficeMatchContract = {
  compareBoxOffice: endpoint({
    ...staff,
    method: 'GET',
    path,
    summary:
      'In what coming dates differ from the box office: without its number, with one that it does not know, at another time, in another room, of another status, or on sale while offline. `state` says why nothing is compared: there is no box office (`none`), it does not tell its events (`unsupported`) or does not answer (`unavailable`).',
    output: z.object({
      state: z.enum(['compared', 'none', 'unsupported', 'unavailable']),
      /** Those with differences, in the order of time. */
      dates: z.array(comparedDateSchema),
      /** How many dates were compared. */
      compared: z.int(),
      /** Whether there are more dates, here or there, than were compared. */
      is_cut: z.boolean(),
    }),
  }),
  takeFromBoxOffice: endpoint({
    ...staff,
    method: 'POST',
    path: `${path}take/`,
    write: 'create',
    summary:
      'Takes over what the box office says now, of one date or of many: all or none, as one batch of the history. `number`: which of its events a date without a number is.',
    body: z.strictObject({
      dates: z
        .array(z.strictObject({ id, revision: z.int().min(0).max(2_000_000_000), fields: z.array(takenField).min(1).max(5), number: number.optional() }))
        .min(1)
        .max(maxTaken),
    }),
    output: reportSchema,
    errors: noAnswer,
  }),
  keepFromBoxOffice: endpoint({
    ...staff,
    method: 'POST',
    path: `${path}ignore/`,
    write: 'create',
    summary: 'Keeps what a date says although the box office says something else; it is no longer told until one of both changes.',
    body: z.strictObject({ id, field }),
    output: z.void(),
    errors: {
      ...noAnswer,
      no_difference: {
        status: 422,
        text: {
          de: 'Diesen Unterschied gibt es nicht mehr. Bitte laden Sie die Seite neu.',
          en: 'This difference is not there any more. Please load the page again.',
        },
      },
    },
  }),
  tellFromBoxOffice: endpoint({
    ...staff,
    method: 'POST',
    path: `${path}notice/`,
    write: 'create',
    summary: 'Tells a difference again that was to be kept.',
    body: z.strictObject({ id, field }),
    output: z.void(),
  }),
};

export type BoxOfficeMatchContract = typeof boxOfficeMatchContract;
export type Comparison = z.output<(typeof boxOfficeMatchContract.compareBoxOffice)['output']>;
export type ComparedDate = z.output<typeof comparedDateSchema>;
export type TakenField = z.output<typeof takenField>;
export type TakeReport = z.output<typeof reportSchema>;
export type TakeInput = z.input<(typeof boxOfficeMatchContract.takeFromBoxOffice)['body']>;
