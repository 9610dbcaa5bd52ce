import { z } from 'zod';
import { pagingQuery } from '#api/pagination/paginated.ts';
import { rowId } from '#api/whole-number.ts';
import { readInstant } from '#content/index.ts';
import { isDay } from '#i18n/berlin-time.ts';
import { imageSchema, thumbnailsSchema } from '../image-schema.ts';
import { assetsPerPage, maxBulk, maxCaption, maxFolderName, maxQuery, maxTag, maxTags, maxText, maxTranscript } from './limits.ts';

/** `captions` is WebVTT for a film or a sound. */
export const assetKinds = ['image', 'video', 'audio', 'document', 'captions'] as const;
/** `unknown`: nobody has written down whose it is; `expiring`: the right ends within 30 days. */
export const rightsStates = ['granted', 'unknown', 'expiring', 'expired'] as const;

/** Where the picture of a film or document comes from: `no_program` and `failed` ask for one to be chosen. */
export const previewStates = ['chosen', 'made', 'coming', 'failed', 'no_program'] as const;

const localised = z.record(z.string(), z.string());
const part = z.number().min(0).max(1);
const cropSchema = z
  .object({ x: part, y: part, width: part.positive(), height: part.positive() })
  .refine(({ x, y, width, height }) => x + width <= 1.0001 && y + height <= 1.0001, { message: 'x + width ≤ 1, y + height ≤ 1' });
const cropsSchema = z.object({ '3x2': cropSchema.optional(), '16x9': cropSchema.optional(), '4x5': cropSchema.optional() });
/** As everywhere: in the years that a programme may have. */
const day = z.iso.date().refine(isDay, { error: 'YYYY-MM-DD' });
const instant = z.iso.datetime({ offset: true }).refine((text) => readInstant(text) !== null, { error: 'YYYY-MM-DDTHH:MM+01:00' });

/** Anything of the media library as staff see it: texts of all languages, `revision` for `If-Match`. */
export const assetSchema = z.object({
  id: z.int(),
  kind: z.enum(assetKinds),
  revision: z.int(),
  /** Of the file, as it was uploaded. */
  name: z.string(),
  content_type: z.string(),
  /** Bytes of the original. */
  size: z.int(),
  /** px of the original; null where there is nothing to see or it is not known. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Seconds. */
  duration: z.number().nullable(),
  page_count: z.int().nullable(),
  title: localised,
  /** What it shows, for those who do not see it; needs none where it is `decorative`. */
  alt: localised,
  decorative: z.boolean(),
  caption: localised,
  /** Of one asset; lists leave it out. */
  transcript: localised.optional(),
  credit: localised,
  copyright: z.string(),
  /** The last day (Berlin) on which it may be shown. */
  copyright_until: day.nullable(),
  rights: z.enum(rightsStates),
  /** A document is not given to visitors before this instant. */
  available_from: z.string().nullable(),
  focal: z.object({ x: part, y: part }),
  crops: cropsSchema,
  /** As captions or as the picture made from it; lists leave such out. */
  belongs_to: z.int().nullable(),
  /** Of captions their language, 'de'. */
  lang: z.string().nullable(),
  /** The picture that was chosen to stand for a film or document; null where the one that was made from it does. */
  poster_id: z.int().nullable(),
  /** Null for what needs none. */
  preview: z.enum(previewStates).nullable(),
  /** Of one film or sound its captions, by language; lists leave them out. */
  captions: z.array(z.object({ id: z.int(), lang: z.string(), name: z.string(), url: z.string(), revision: z.int() })).optional(),
  folder_id: z.int().nullable(),
  tags: z.array(z.string()),
  /** Where the thing itself is: of a picture a JPEG, 1024 px wide; of all others the file. */
  url: z.string(),
  /** Of pictures, and of films and documents the one that stands for them; texts in the reader's language. */
  image_obj: imageSchema.nullable(),
  image_thumbnails: thumbnailsSchema.nullable(),
  /** In how many places it is used. */
  use_count: z.int(),
  created_at: z.string(),
  created_by: z.object({ id: z.int(), name: z.string() }).nullable(),
  updated_at: z.string(),
  /** In the bin since then; from there it goes for good after 30 days. */
  deleted_at: z.string().nullable(),
});

/** `blocks` where it is a page or section made of blocks. */
export const useSchema = z.object({
  kind: z.enum(['event', 'production', 'person', 'article', 'teaser', 'series', 'venue', 'room', 'partner', 'page', 'section', 'asset', 'setting']),
  id: z.int().nullable(),
  /** In the reader's language; of a setting its name. */
  title: z.string(),
  /** Where visitors see it; null where there is no such page. */
  url: z.string().nullable(),
  /** Whether visitors see it there now; a draft alone they do not. */
  is_published: z.boolean(),
  blocks: z.array(z.object({ id: z.string(), type: z.string(), field: z.string() })),
});
/** Of very many places the first are named; `published_count` are those of all that visitors see. */
export const usesSchema = z.object({ count: z.int(), published_count: z.int(), uses: z.array(useSchema) });

const text = (max: number) => z.record(z.string().regex(/^[a-z]{2,3}$/), z.string().trim().max(max));
const tag = z.string().trim().min(1).max(maxTag);
const tags = z.array(tag).max(maxTags);
const assetId = z.int().min(1).max(999_999_999);
const folderId = assetId.nullable();
const captionsLanguage = z.string().regex(/^[a-z]{2,3}$/);

export const assetChangeSchema = z
  .object({
    title: text(maxText),
    alt: text(maxText),
    decorative: z.boolean(),
    caption: text(maxCaption),
    transcript: text(maxTranscript),
    credit: text(maxText),
    copyright: z.string().trim().max(maxText),
    copyright_until: day.nullable(),
    available_from: instant.nullable(),
    focal: z.object({ x: part, y: part }),
    /** All crops: a ratio that is left out is cut around the focal point. */
    crops: cropsSchema,
    folder_id: folderId,
    tags,
    /** Of captions: the film or sound to which they belong from now on, in the place of those it has in that language (`lang`). */
    belongs_to: folderId,
    lang: captionsLanguage,
    poster_id: folderId,
  })
  .partial();

const upload = z.string().regex(/^\d+-[0-9a-f]{32}$/);
export const newAssetSchema = z.object({
  upload,
  folder_id: folderId.default(null),
  /** Nothing but captions is taken then, for this film or sound in this language. */
  captions_of: z.object({ id: assetId, lang: captionsLanguage }).optional(),
});
export const replacementSchema = z.object({ upload });
/** `is_duplicate`: the library had this very file already, and nothing was stored. */
export const takenSchema = z.object({ asset: assetSchema, is_duplicate: z.boolean() });

const ids = z.array(assetId).min(1).max(maxBulk);
export const bulkChangeSchema = z.object({
  ids,
  change: assetChangeSchema.pick({ decorative: true, credit: true, copyright: true, copyright_until: true, available_from: true, folder_id: true }),
  add_tags: tags.default([]),
  remove_tags: tags.default([]),
});
export const bulkDeleteSchema = z.object({ ids });

const printable = z
  .string()
  .max(maxQuery)
  .refine((value) => !value.includes('\0'));

/** What the library can be narrowed down to; all of it together. */
export const assetQuerySchema = z.object({
  /** Words of name, title, alternative text, caption, credit, copyright and tags. */
  q: printable.optional(),
  kind: z.enum(assetKinds).optional(),
  use: z.enum(['used', 'unused']).optional(),
  /** Beside the states `ending`: the right ends within 90 days. */
  rights: z.enum([...rightsStates, 'ending']).optional(),
  /** Pictures that are not decorative and have no alternative text: in no language, or not in all of them. */
  alternative: z.enum(['missing', 'incomplete']).optional(),
  folder: rowId().optional(),
  /** Whether what lies in the folders below counts too. */
  below: z.enum(['true', 'false']).default('true'),
  tag: printable.optional(),
  bin: z.enum(['true', 'false']).default('false'),
  sort: z.enum(['newest', 'oldest', 'name', 'largest']).default('newest'),
  ...pagingQuery(assetsPerPage),
});

export const folderSchema = z.object({
  id: z.int(),
  parent: z.int().nullable(),
  name: z.string(),
  revision: z.int(),
  /** What lies in it, without the folders below and the bin. */
  asset_count: z.int(),
});
const folderFields = z.object({ parent: folderId, name: z.string().trim().min(1).max(maxFolderName) });
export const newFolderSchema = folderFields.extend({ parent: folderId.default(null) });
export const folderChangeSchema = folderFields.partial();

export const tagSchema = z.object({ name: z.string(), asset_count: z.int() });
/** `to` null takes the tag away; one that is there already is joined. */
export const tagRenameSchema = z.object({ from: tag, to: tag.nullable() });

export type Asset = z.output<typeof assetSchema>;
export type AssetUse = z.output<typeof useSchema>;
export type AssetChange = z.output<typeof assetChangeSchema>;
export type BulkChange = z.output<typeof bulkChangeSchema>;
export type AssetQuery = z.output<typeof assetQuerySchema>;
export type Folder = z.output<typeof folderSchema>;
