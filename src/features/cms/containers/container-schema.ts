import { z } from 'zod';
import { type BlockDocument, commandSchema, documentSchema } from '#content/index.ts';
import { maxCommands, maxSlug } from '../limits.ts';

export const slugSchema = z
  .string()
  .max(maxSlug)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export const languageKey = z.string().regex(/^[a-z]{2,3}$/);
const objectId = z.int().min(1).max(999_999_999);
export const contentType = z.string().regex(/^[a-z][a-z_]{0,39}$/);
const instant = z.string();

const publishedSchema = z.object({ language: z.string(), version_id: z.int().nullable(), published_at: instant, is_draft: z.boolean() });

/** `revision` for `If-Match`. */
export const containerSchema = z.object({
  id: z.int(),
  model: z.literal('container'),
  slug: z.string(),
  parent: z.int().nullable(),
  content_type: z.string().nullable(),
  object_id: z.int().nullable(),
  sort: z.int(),
  revision: z.int(),
  document: z.custom<BlockDocument>(),
  published: z.array(publishedSchema),
});

export const newContainerSchema = z.object({
  model: z.literal('container').default('container'),
  parent: z.int().min(1).max(999_999_999).nullable().default(null),
  content_type: contentType.nullable().default(null),
  object_id: objectId.nullable().default(null),
  slug: slugSchema,
  document: documentSchema.optional(),
});

export const containerChangeSchema = z.object({
  slug: slugSchema.optional(),
  sort: z.int().min(0).max(100_000).optional(),
  document: documentSchema.optional(),
});
export const commandsSchema = z.object({ commands: z.array(commandSchema).min(1).max(maxCommands) });

export const versionSchema = z.object({
  id: z.int(),
  kind: z.enum(['publish', 'named', 'autosave', 'planned']),
  /** That was published, or will be. */
  language: z.string().nullable(),
  name: z.string(),
  revision: z.int(),
  at: instant,
  /** Who it is of; null where the account is gone, and of what the site itself did. */
  by: z.string().nullable(),
});

/** `field` null: the block as a whole was put there, moved or removed; copies are told by the beginning of their ids. */
export const authorshipSchema = z.object({
  block: z.string().nullable(),
  field: z.string().nullable(),
  language: z.string().nullable(),
  name: z.string().nullable(),
  is_own: z.boolean(),
  at: instant,
});

export type Authorship = z.output<typeof authorshipSchema>;
export type Container = z.output<typeof containerSchema>;
export type NewContainer = z.output<typeof newContainerSchema>;
export type Version = z.output<typeof versionSchema>;
