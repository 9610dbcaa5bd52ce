import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { eventCardSchema } from '../contract.ts';
import { accessibilityIds, eventDetailsChangeSchema, localised, sharedChange, sharedFailures, sharedFields, textChange } from './form/contract.ts';
import { maxChosenEvents } from './limits.ts';

const id = { parameters: z.object({ id: rowId() }) };
/** Of staff alone, and nobody keeps the answer. */
const staff = { access: 'editor', personal: true } as const;

const staffEventSchema = eventCardSchema
  .pick({ id: true, link: true, title: true, subtitle: true, untranslated: true, date_start: true, time_known: true, day: true, room: true, status: true })
  .extend({
    /** For `If-Match`. */
    revision: z.int(),
    /** Whether visitors find it. */
    is_online: z.boolean(),
    /** Its own picture; without one it shows its production's. */
    image_id: z.int().nullable(),
    /** What visitors see, whoever's it is. */
    image_obj: eventCardSchema.shape.image_obj,
    image_thumbnails: eventCardSchema.shape.image_thumbnails,
  });

/** The same with what only its form shows: what it says itself, and what its production says where it says nothing. */
const staffEventDetailSchema = staffEventSchema.extend({
  important_info: localised,
  accessibility_ids: z.array(z.int()),
  ...sharedFields,
  production: z.object({
    id: z.int(),
    details: sharedFields.details,
    media: sharedFields.media,
    sponsors: z.array(z.string()),
    promoters: z.array(z.string()),
  }),
});

const eventChangeSchema = z
  .object({ ...sharedChange, details: eventDetailsChangeSchema, important_info: textChange, accessibility_ids: accessibilityIds })
  .partial();

const choiceSchema = z.object({ id: z.int(), label: z.string(), lang: z.enum(['de', 'en']).optional(), detail: z.string() });
export type EventChoice = z.output<typeof choiceSchema>;

const ids = z
  .string()
  .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/)
  .transform((text) => text.split(',').map(Number))
  .refine((list) => list.length <= maxChosenEvents);

export const staffEventContract = {
  eventChoices: endpoint({
    ...staff,
    method: 'GET',
    path: '/api/cms-event-choices/',
    summary:
      'Dates for somebody who picks single ones: of those that are not over the next whose titles have all the words; or what those of `ids` are called. `detail` tells day, hour and room, and why visitors do not see it.',
    query: z.object({ q: z.string().max(100).default(''), ids: ids.optional() }),
    output: z.array(choiceSchema),
  }),
  staffEvent: endpoint({
    ...staff,
    ...id,
    method: 'GET',
    path: '/api/cms-event-pages/{id}/',
    summary: 'One event as staff see it, with all that its form shows.',
    output: staffEventDetailSchema,
    errors: { not_found: commonFailures.not_found },
  }),
  changeStaffEvent: endpoint({
    ...staff,
    ...id,
    method: 'PATCH',
    path: '/api/cms-event-pages/{id}/',
    write: 'change',
    summary:
      'Changes what the page of an event tells beyond when, where and with whom; what is left out stays. `image_id` null is the picture of its production; of `details` null, or a text without words, is what its production says, and `none` names what of that does not hold; `media`, `sponsors` and `promoters` are all of its own, in their order; `new_partner` comes to them.',
    body: eventChangeSchema,
    output: staffEventDetailSchema,
    errors: {
      not_found: commonFailures.not_found,
      ...sharedFailures,
    },
  }),
};

export type StaffEventContract = typeof staffEventContract;
export type StaffEvent = z.output<typeof staffEventSchema>;
export type StaffEventDetail = z.output<typeof staffEventDetailSchema>;
export type EventChange = z.output<typeof eventChangeSchema>;
