import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { imageFields } from '#features/media/contract.ts';
import { partnerFields, sharedFailures } from '../form/contract.ts';

const id = { parameters: z.object({ id: rowId() }) };
/** Of those alone who are in charge of the programme (decisions.md, "Roles"), and nobody keeps the answer. */
const staff = { access: 'manager', personal: true } as const;

/** Who pays for something or puts it on, with the number of places where they are named. */
const staffPartnerSchema = z.object({
  id: z.int(),
  /** For `If-Match`. */
  revision: z.int(),
  name: z.string(),
  /** '' where there is none. */
  link: z.string(),
  /** The logo. */
  image_id: z.int().nullable(),
  image_thumbnails: imageFields.image_thumbnails,
  productions: z.int(),
  events: z.int(),
});

/** The same with where they are named: all productions, and events by their date, the last first. */
const staffPartnerDetailSchema = staffPartnerSchema.extend({
  places: z.array(
    z.object({
      id: z.int(),
      type: z.enum(['production', 'event']),
      title: z.string(),
      lang: z.enum(['de', 'en']).optional(),
      day: z.string().nullable(),
      kind: z.enum(['sponsor', 'promoter']),
    }),
  ),
});

const partnerSchema = z.object(partnerFields);
const { no_such_image, partner_taken } = sharedFailures;
const { not_found } = commonFailures;

/** What staff do with sponsors and promoters. */
export const partnerContract = {
  partners: endpoint({
    ...staff,
    method: 'GET',
    path: '/api/cms-programme-partners/',
    summary: 'All sponsors and promoters, by name.',
    output: z.array(staffPartnerSchema),
  }),
  partner: endpoint({
    ...staff,
    ...id,
    method: 'GET',
    path: '/api/cms-programme-partners/{id}/',
    summary: 'One of them, with where they are named.',
    output: staffPartnerDetailSchema,
    errors: { not_found },
  }),
  createPartner: endpoint({
    ...staff,
    method: 'POST',
    path: '/api/cms-programme-partners/',
    write: 'create',
    summary: 'Somebody new, whom events and productions can have from now on.',
    body: partnerSchema,
    output: staffPartnerDetailSchema,
    errors: { no_such_image, partner_taken },
  }),
  changePartner: endpoint({
    ...staff,
    ...id,
    method: 'PATCH',
    path: '/api/cms-programme-partners/{id}/',
    write: 'change',
    summary: 'Changes name, link or logo wherever they are named; what is left out stays.',
    body: partnerSchema.partial(),
    output: staffPartnerDetailSchema,
    errors: { not_found, no_such_image, partner_taken },
  }),
  deletePartner: endpoint({
    ...staff,
    ...id,
    method: 'DELETE',
    path: '/api/cms-programme-partners/{id}/',
    write: 'change',
    summary: 'Deletes somebody whom no production and no event names.',
    output: z.void(),
    errors: {
      not_found,
      partner_in_use: {
        status: 409,
        text: {
          de: 'Dieser Partner wird noch genannt. Bitte nehmen Sie ihn zuerst dort heraus, wo er steht.',
          en: 'This partner is still named. Please take them out first wherever they stand.',
        },
      },
    },
  }),
};

export type PartnerContract = typeof partnerContract;
export type StaffPartner = z.output<typeof staffPartnerSchema>;
export type StaffPartnerDetail = z.output<typeof staffPartnerDetailSchema>;
