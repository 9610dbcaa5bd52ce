import { z } from 'zod';
import { imageSchema } from '#features/media/contract.ts';
import { isLink } from '#features/navigation/index.ts';
import { moduleSchema } from '../containers/module-schema.ts';
import { maxMetaText, maxPagePath } from '../limits.ts';

/** Set where a text is not in the language asked for (decisions.md). */
const lang = z.enum(['de', 'en']).optional();
const localised = z.record(z.string(), z.string());

/** Texts that are missing in the reader's language fall back; `langs` names those. */
export const pageSchema = z.object({
  id: z.int(),
  urls: localised,
  content_type: z.enum(['page', 'link']),
  title: z.string(),
  headline: z.string(),
  langs: z.record(z.string(), z.enum(['de', 'en'])),
  is_online: z.boolean(),
  is_clickable: z.boolean(),
  in_menu: z.boolean(),
  in_footer: z.boolean(),
  meta_title: z.string(),
  meta_description: z.string(),
  og_title: z.string(),
  og_description: z.string(),
  og_image: imageSchema.nullable(),
  og_image_thumbs: z.object({ small: z.string() }).nullable(),
  og_type: z.string(),
  modules: z.array(moduleSchema),
  /** Where staff change the page's settings; null for anybody else. */
  settings_url: z.string().nullable(),
  parent: z.int().nullable(),
  is_landing_page: z.boolean(),
  /** Itself and the pages beside it, as path per language. */
  siblings: z.array(z.object({ id: z.int(), urls: localised })),
  /** The pages above it, the topmost first. */
  breadcrumb: z.array(z.object({ title: z.string(), lang, url: z.string() })),
  /** Where it is one of several tabs: all of them, the page that holds them first. */
  tabs: z.array(z.object({ id: z.int(), title: z.string(), lang, url: z.string() })),
  /** The version that is shown, where staff asked for one. */
  version_id: z.int().optional(),
  /** Set where something else is shown than what is published now: its draft, or as of a moment. */
  preview: z.object({ is_draft: z.boolean(), at: z.string().nullable() }).optional(),
});

const text = (max: number) => z.record(z.string().regex(/^[a-z]{2,3}$/), z.string().max(max));
const path = z.string().max(maxPagePath).refine(isLink, { message: '/de/…, https://…' });

const pageFields = {
  parent: z.int().min(1).max(999_999_999).nullable(),
  content_type: z.enum(['page', 'link']),
  urls: z.record(z.string().regex(/^[a-z]{2,3}$/), path),
  title: text(maxMetaText),
  headline: text(maxMetaText),
  is_online: z.boolean(),
  is_clickable: z.boolean(),
  is_landing_page: z.boolean(),
  has_tab_navigation: z.boolean(),
  in_menu: z.boolean(),
  in_footer: z.boolean(),
  menu_group: z.enum(['primary', 'secondary']),
  sort: z.int().min(0).max(100_000),
  meta_title: text(maxMetaText),
  meta_description: text(1_000),
  og_title: text(maxMetaText),
  og_description: text(1_000),
  og_type: z.enum(['website', 'article', 'video.other', 'music.playlist']),
  og_image_id: z.int().min(1).max(999_999_999).nullable(),
};

/** A page as staff keep it: texts of all languages, `revision` for `If-Match`. */
export const storedPageSchema = z.object({ id: z.int(), ...pageFields, og_type: z.string(), revision: z.int() });
/** `copy_of`: the page whose blocks it begins with. */
export const newPageSchema = z
  .object({ ...pageFields, copy_of: z.int().min(1).max(999_999_999) })
  .partial()
  .required({ urls: true, title: true });
/** Where among those beside it: behind a page of theirs, or first. */
export const pagePositionSchema = z.object({ parent: pageFields.parent, after: pageFields.parent });
/** What leads to a page: another page, or a section that stands on several. */
export const pageLinkSchema = z.object({ kind: z.enum(['page', 'section']), id: z.int(), title: z.string(), url: z.string().nullable() });
export const pageChangeSchema = z.object(pageFields).partial();

export type Page = z.output<typeof pageSchema>;
export type StoredPage = z.output<typeof storedPageSchema>;
export type PageLink = z.output<typeof pageLinkSchema>;
export type PageChange = z.output<typeof pageChangeSchema>;
