import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { feedContract } from '#features/feeds/contract.ts';
import { imageSchema } from '#features/media/contract.ts';

const parameters = z.object({ id: rowId() });
/** Of a link that staff have made: before the embargo nothing else leads there. */
const query = z.object({
  token: z
    .string()
    .regex(/^[\w-]{32}$/)
    .optional(),
});
const { not_found } = commonFailures;

const pressSchema = z.object({
  id: z.int(),
  slug: z.string(),
  slugs: z.object({ de: z.string(), en: z.string() }),
  title: z.string(),
  lang: z.enum(['de', 'en']).optional(),
  /** Its paragraphs, and their language where it is not the reader's. */
  text: z.array(z.string()),
  text_lang: z.enum(['de', 'en']).optional(),
  /** Those alone whose right has not ended; what stands below each, and whom to name. */
  pictures: z.array(z.object({ image: imageSchema, caption: z.string(), caption_lang: z.enum(['de', 'en']).optional(), credit: z.string() })),
  document: z.object({ url: z.string(), name: z.string(), size: z.int() }).nullable(),
  /** The page of the production, where visitors see it. */
  production_url: z.string().nullable(),
  /** Until when nothing may be told (ISO 8601, Berlin); null where that is over. */
  embargo: z.string().nullable(),
  /** All of it in one file. */
  archive_url: z.string(),
});
export type Press = z.output<typeof pressSchema>;

const linkSchema = z.object({ /** Absolute; null: nobody has made one. */ address: z.string().nullable() });
const linkPath = '/api/cms-productions/{id}/address/';

export const pressContract = {
  press: endpoint({
    method: 'GET',
    path: '/api/press/{id}/',
    access: 'public',
    live: true,
    summary: 'What a production has for the press: a text, pictures with captions and credits, a document. Before its embargo by a secret link alone.',
    parameters,
    query,
    output: pressSchema,
    errors: { not_found },
  }),
  pressLink: endpoint({
    method: 'GET',
    path: linkPath,
    access: 'manager',
    personal: true,
    summary: 'The secret link to the press area of a production.',
    parameters,
    output: linkSchema,
    errors: { not_found },
  }),
  makePressLink: endpoint({
    method: 'POST',
    path: linkPath,
    access: 'manager',
    personal: true,
    write: 'create',
    summary: 'Makes a secret link to the press area of a production; the one before leads nowhere any more.',
    parameters,
    output: linkSchema,
    errors: { not_found },
  }),
  revokePressLink: endpoint({
    method: 'DELETE',
    path: linkPath,
    access: 'manager',
    personal: true,
    write: 'create',
    summary: 'Takes the secret link back: it leads nowhere any more.',
    parameters,
    output: linkSchema,
    errors: { not_found },
  }),
};
export type PressContract = typeof pressContract;

/** No operation, as it is a stream. */
export const pressArchiveContract = {
  pressArchive: endpoint({
    method: 'GET',
    path: '/api/press/{id}.zip',
    access: 'public',
    summary: 'The same as an archive: pictures for print as JPEG of at most 3,543 px, captions and credits, the text, the document.',
    parameters,
    query,
    output: z.string(),
    share: feedContract.calendar.share,
    limit: { name: 'press-archive', per: 'visitor', max: 20, seconds: 600 },
    mediaType: 'application/zip',
    errors: { not_found },
  }),
};
