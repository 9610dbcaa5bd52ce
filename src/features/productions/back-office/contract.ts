import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { lineChange, localised, rowNumber, sharedChange, sharedFailures, sharedFields, textChange } from '#features/programme/back-office/form/contract.ts';
import { eventCardSchema } from '#features/programme/contract.ts';
import { productionCardSchema } from '../contract.ts';
import { castChange, castFields } from './cast/contract.ts';

const id = { parameters: z.object({ id: rowId() }) };
/** Of those alone who are in charge of the programme (decisions.md, "Roles"), and nobody keeps the answer. */
const staff = { access: 'manager', personal: true } as const;

/** A production as staff see it: also before visitors do. Without `last_day` none of its events is online. */
const staffProductionSchema = productionCardSchema.omit({ xtype: true, slug: true, next_event: true, tags: true }).extend({
  /** For `If-Match`. */
  revision: z.int(),
});

const texts = { preline: localised, title: localised, subtitle: localised, description: localised, opening_hours: localised, promoter: localised };

/** The same with all that its form shows. */
const staffProductionDetailSchema = staffProductionSchema.extend({
  texts: z.object(texts),
  type_id: z.int(),
  season_id: z.int().nullable(),
  tag_ids: z.array(z.int()),
  image_id: z.int().nullable(),
  ...sharedFields,
  ...castFields,
  /** Those that are not over, the next first; beside them how many there are in all. */
  events: z.array(
    eventCardSchema.pick({ id: true, date_start: true, time_known: true, day: true, room: true, status: true }).extend({ is_online: z.boolean() }),
  ),
  event_count: z.int(),
});

const title = lineChange.refine(({ de }) => Boolean(de?.trim()));

const productionChangeSchema = z
  .object({
    ...sharedChange,
    ...castChange,
    preline: lineChange,
    title,
    subtitle: lineChange,
    description: textChange,
    opening_hours: textChange,
    promoter: textChange,
    type_id: rowNumber,
    season_id: rowNumber.nullable(),
    tag_ids: z.array(rowNumber).max(100),
  })
  .partial();

const no_such_option = {
  status: 422,
  text: {
    de: 'Etwas, das Sie gewählt haben, gibt es nicht (mehr): die Art, die Spielzeit, ein Thema, jemand oder ein Werk. Bitte laden Sie die Seite neu.',
    en: 'Something that you have chosen does not exist (any more): the kind, the season, a tag, somebody or a work. Please load the page again.',
  },
} as const;

/** What staff do with productions, whether visitors see them or not. */
export const staffProductionContract = {
  staffProduction: endpoint({
    ...staff,
    ...id,
    method: 'GET',
    path: '/api/cms-production-pages/{id}/',
    summary: 'One production as staff see it, with all that its form shows.',
    output: staffProductionDetailSchema,
    errors: { not_found: commonFailures.not_found },
  }),
  changeStaffProduction: endpoint({
    ...staff,
    ...id,
    method: 'PATCH',
    path: '/api/cms-production-pages/{id}/',
    write: 'change',
    summary:
      'Changes what a production’s page and those of its events tell; what is left out stays. `media`, `sponsors` and `promoters` are all of its own, in their order; `new_partner` comes to them. `credits` and `works` are all of the production, in their order; who and what is new is made. Events of its exhibition type follow it to another one.',
    body: productionChangeSchema,
    output: staffProductionDetailSchema,
    errors: {
      not_found: commonFailures.not_found,
      ...sharedFailures,
      no_such_option,
    },
  }),
};

export type StaffProductionContract = typeof staffProductionContract;
export type StaffProduction = z.output<typeof staffProductionSchema>;
export type StaffProductionDetail = z.output<typeof staffProductionDetailSchema>;
export type ProductionChange = z.output<typeof productionChangeSchema>;
