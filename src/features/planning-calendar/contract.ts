import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { isDay } from '#i18n/berlin-time.ts';
import { maxCalendarDays, maxCalendarEvents, maxReason } from './limits.ts';

const path = '/api/cms-calendar/';
const instant = z.iso.datetime({ offset: true });
const label = z.object({ id: z.int(), label: z.string(), lang: z.enum(['de', 'en']).optional() });
const kind = z.enum(['room', 'person', 'disturbance']);

export const clashSchema = z.object({
  /** The event beside it. */
  other: label,
  /** When that begins. */
  date_start: z.string(),
  /** The same room, its set-up and clearing counted; two rooms that disturb each other; or somebody who takes part in both. */
  kind,
  /** Who takes part in both; empty of a room. */
  people: z.array(z.string()),
  /** Of a disturbance the room of the other, then its own; else empty. */
  rooms: z.array(z.string()),
  dismissed: z.object({ id: z.int(), reason: z.string(), user_name: z.string(), at: z.string() }).nullable(),
});

const calendarEventSchema = z.object({
  ...label.shape,
  revision: z.int(),
  type_id: z.int(),
  /** Its first ten signs are the day. */
  date_start: z.string(),
  /** As it is stored; null: not told. */
  date_end: z.string().nullable(),
  /** When it probably ends, where that is not stored. */
  ends: z.string().optional(),
  time_known: z.boolean(),
  room_id: z.int(),
  status: z.enum(['scheduled', 'cancelled', 'postponed']),
  is_online: z.boolean(),
  /** Of an event that clashes with something. */
  clashes: z.array(clashSchema).optional(),
});

const calendarSchema = z.object({
  /** In the order of the venue; minutes that each is taken before and after an event. */
  rooms: z.array(label.extend({ venue: z.string().nullable(), setup_minutes: z.int(), clearing_minutes: z.int() })),
  /** What kinds of events there are among them are called. */
  types: z.array(z.object({ id: z.int(), label: z.string() })),
  /** A thousand of them are one answer: what most have alike is left out. In the order of their beginnings; what began before `from` and lasts is among them. */
  events: z.array(calendarEventSchema).max(maxCalendarEvents),
  /** Whether there are more than are shown. */
  is_cut: z.boolean(),
});

/** The programme as it is planned, what visitors do not see yet included. */
export const planningCalendarContract = {
  calendar: endpoint({
    method: 'GET',
    path,
    access: 'editor',
    personal: true,
    summary:
      'All events of some days, from `from` on (Berlin; without it today), with the rooms of the house and what clashes: the same room at one time, its set-up and clearing counted, two rooms that disturb each other, or the same person. What is cancelled or postponed clashes with nothing, nor what lasts longer than a day.',
    query: z.object({ from: z.string().refine(isDay).optional(), days: z.coerce.number().int().min(1).max(maxCalendarDays).default(7) }),
    output: calendarSchema,
  }),
  moveClashes: endpoint({
    method: 'GET',
    path: `${path}events/{id}/clashes/`,
    parameters: z.object({ id: rowId() }),
    access: 'editor',
    personal: true,
    summary: 'What an event would clash with at another time or in another room; nothing is written.',
    query: z.object({ date_start: instant, date_end: instant.optional(), room_id: rowId() }),
    output: z.array(clashSchema),
    errors: { not_found: commonFailures.not_found },
  }),
  dismissClash: endpoint({
    method: 'POST',
    path: `${path}dismissals/`,
    access: 'manager',
    personal: true,
    write: 'create',
    summary: 'Says why two events may stay beside each other; it is no longer told as a clash until one of them is moved.',
    body: z.strictObject({
      event_id: z.int().min(1).max(999_999_999),
      other_id: z.int().min(1).max(999_999_999),
      kind,
      reason: z.string().trim().min(1).max(maxReason),
    }),
    output: z.object({ id: z.int() }),
    errors: {
      no_such_events: {
        status: 422,
        text: {
          de: 'Einen der beiden Termine gibt es nicht mehr. Bitte laden Sie die Seite neu.',
          en: 'One of the two dates is not there any more. Please load the page again.',
        },
      },
    },
  }),
  noticeClash: endpoint({
    method: 'DELETE',
    path: `${path}dismissals/{id}/`,
    parameters: z.object({ id: rowId() }),
    access: 'manager',
    personal: true,
    write: 'create',
    summary: 'Tells a clash again that was dismissed.',
    output: z.void(),
    errors: { not_found: commonFailures.not_found },
  }),
};

export type PlanningCalendarContract = typeof planningCalendarContract;
export type CalendarAnswer = z.output<typeof calendarSchema>;
export type CalendarClash = z.output<typeof clashSchema>;
