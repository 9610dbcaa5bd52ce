import { z } from 'zod';
import { accessibilityKinds } from '../../accessibility/kinds.ts';
import { detailsSchema } from '../../details/details.ts';
import { maxDetailLine, maxDetailText, maxMedia, maxPartners, maxQuery } from './limits.ts';

export { sharedFailures } from './failures.ts';
export { maxDetailLine } from './limits.ts';

/** As it is stored: a text per language. */
export const localised = z.record(z.string(), z.string());

const inEach = (max: number) => z.record(z.string().regex(/^[a-z]{2,3}$/), z.string().max(max));
/** As staff may write it: paragraphs with empty lines between them. */
export const textChange = inEach(maxDetailText);
export const lineChange = inEach(maxDetailLine);

export const accessibilityIds = z.array(z.literal(accessibilityKinds.map(({ id }) => id))).max(accessibilityKinds.length);

const { duration, languages, surtitles, age_from, doors_minutes, box_office_minutes, introduction, admission, none } = detailsSchema.shape;
const { sale_starts, sale_friends, sale_subscribers, presale } = detailsSchema.shape;

/** Of what a production or an event says itself, the fields that change (details.ts); null: it says nothing itself. */
export const detailsChangeSchema = z
  .object({
    duration: duration.unwrap().nullable(),
    languages: languages.unwrap().nullable(),
    surtitles: surtitles.unwrap().nullable(),
    age_from: age_from.unwrap().nullable(),
    doors_minutes: doors_minutes.unwrap().nullable(),
    box_office_minutes: box_office_minutes.unwrap().nullable(),
    introduction: introduction.unwrap().extend({ place: lineChange, text: textChange.optional() }).nullable(),
    admission: admission.unwrap().nullable(),
    sale_starts: sale_starts.unwrap().nullable(),
    sale_friends: sale_friends.unwrap().nullable(),
    sale_subscribers: sale_subscribers.unwrap().nullable(),
    presale: presale.unwrap().nullable(),
    children: textChange.nullable(),
    opening_hours: textChange.nullable(),
    accessibility_note: textChange.nullable(),
  })
  .partial();

/** Of an event also what it has none of, whatever its production says. */
export const eventDetailsChangeSchema = detailsChangeSchema.extend({ none: none.unwrap().nullable().optional() });

export type DetailsChange = z.output<typeof eventDetailsChangeSchema>;

/** `asset_id` of the library, or `video_url` at YouTube or Vimeo; without words of its own it has the library's. */
export const staffMediumSchema = z.object({
  id: z.int(),
  asset_id: z.int().nullable(),
  video_url: z.string().nullable(),
  title: localised,
  /** What it is, and what the library calls it; null of a film elsewhere. */
  kind: z.enum(['image', 'video', 'audio', 'document', 'captions']).nullable(),
  name: z.string().nullable(),
});

export const searchedFor = z
  .string()
  .max(maxQuery)
  .refine((value) => !value.includes('\0'));

export const rowNumber = z.int().min(1).max(999_999_999);

/** All of an event's own, in their order; one without `id` is new. */
export const mediaChangeSchema = z
  .array(z.object({ id: rowNumber.optional(), asset_id: rowNumber.nullable(), video_url: z.string().max(2_000).nullable(), title: lineChange }))
  .max(maxMedia);

/** Sponsors or promoters by their ids, in their order; an event without any has those of its production. */
export const partnersChange = z.array(rowNumber).max(maxPartners);

export const partnerFields = {
  name: z.string().trim().min(1).max(maxDetailLine),
  link: z
    .string()
    .max(2_000)
    .regex(/^(https?:\/\/[^\s]+)?$/),
  image_id: rowNumber.nullable(),
};

/** Somebody whom no list has yet, who at once is one of them here. */
export const newPartnerSchema = z.object({ kind: z.enum(['sponsor', 'promoter']), ...partnerFields });

export const sharedChange = {
  image_id: rowNumber.nullable(),
  details: detailsChangeSchema,
  media: mediaChangeSchema,
  sponsors: partnersChange,
  promoters: partnersChange,
  new_partner: newPartnerSchema,
};

export const sharedFields = {
  details: detailsSchema,
  media: z.array(staffMediumSchema),
  sponsors: z.array(z.int()),
  promoters: z.array(z.int()),
  partners: z.array(z.object({ id: z.int(), name: z.string() })),
};

export type NewPartner = z.output<typeof newPartnerSchema>;
export type StaffMedium = z.output<typeof staffMediumSchema>;
export type MediaChange = z.output<typeof mediaChangeSchema>;
