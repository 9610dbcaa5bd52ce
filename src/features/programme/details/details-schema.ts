import { z } from 'zod';
import { imageSchema } from '#features/media/contract.ts';

const lang = z.enum(['de', 'en']).optional();

/** Size in bytes. */
const fileSchema = z.object({ id: z.int(), url: z.string(), name: z.string(), size: z.int(), content_type: z.string() });

/** A film or a sound, of our own (`file`) or at YouTube or Vimeo (`url`). */
const recordingSchema = z.object({
  id: z.int(),
  kind: z.enum(['video', 'audio']),
  title: z.string(),
  title_lang: lang,
  file: fileSchema.nullable(),
  url: z.string().nullable(),
  image_obj: imageSchema.nullable(),
  captions: z.object({ de: fileSchema.nullable(), en: fileSchema.nullable() }),
  /** What is said or heard in it, as paragraphs. */
  transcript: z.array(z.string()),
  transcript_lang: lang,
});

/** Its address is null until `available_from` (ISO 8601). */
const documentSchema = z.object({
  id: z.int(),
  title: z.string(),
  title_lang: lang,
  url: z.string().nullable(),
  name: z.string(),
  size: z.int(),
  content_type: z.string(),
  page_count: z.int().nullable(),
  available_from: z.string().nullable(),
});

const partnerSchema = z.object({ id: z.int(), name: z.string(), link: z.string().nullable(), image_obj: imageSchema.nullable() });

/** Beyond its card, cast and programme; texts are paragraphs, instants ISO 8601 with Berlin's offset. */
export const eventDetailsSchema = z.object({
  /** Minutes of the parts and of the intervals between them, in turn; empty where it is not known. */
  duration: z.array(z.int()),
  /** In which it is sung or spoken, and what stands above the stage: BCP 47. */
  languages: z.array(z.string()),
  surtitles: z.array(z.string()),
  age_from: z.int().nullable(),
  attendance: z.enum(['online', 'mixed']).nullable(),
  children: z.array(z.string()),
  opening_hours: z.array(z.string()),
  doors_at: z.string().nullable(),
  box_office_at: z.string().nullable(),
  introduction: z.object({ starts_at: z.string(), place: z.string(), place_lang: lang, text: z.string(), text_lang: lang }).nullable(),
  accessibility_note: z.array(z.string()),
  /** Who puts it on, where that is not the venue: in words, and by name. */
  promoter: z.array(z.string()),
  promoters: z.array(partnerSchema),
  sponsors: z.array(partnerSchema),
  recordings: z.array(recordingSchema),
  images: z.array(imageSchema.extend({ description: z.string(), description_lang: lang })),
  documents: z.array(documentSchema),
  /** The way to the venue, and into it. */
  directions: z.array(z.string()),
  venue_accessibility: z.array(z.string()),
});

export type EventDetails = z.output<typeof eventDetailsSchema>;
export type EventRecording = EventDetails['recordings'][number];
export type EventImage = EventDetails['images'][number];
export type EventDocument = EventDetails['documents'][number];
export type Partner = EventDetails['sponsors'][number];
