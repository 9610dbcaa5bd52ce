import { z } from 'zod';

/** V §3; `url` is a JPEG, or a PNG where it is transparent, 1024 px wide and uncropped; other sizes follow from `id` and `version`. */
export const imageSchema = z.object({
  id: z.int(),
  url: z.string(),
  /** px of the original */
  width: z.int(),
  height: z.int(),
  /** '#rrggbb': stands there until the picture is in. */
  color: z.string(),
  alt: z.string(),
  /** Set where `alt` is not in the language asked for (decisions.md). */
  alt_lang: z.enum(['de', 'en']).optional(),
  credit: z.string(),
  version: z.string(),
  /** It moves: served as WebP, of which AVIF and JPEG show the first picture. */
  animated: z.literal(true).optional(),
});

/** `image_thumbnails` (V §3, E §3): addresses of JPEG or PNG, 320, 768 and 1536 px wide, uncropped. */
export const thumbnailsSchema = z.object({ small: z.string(), medium: z.string(), large: z.string() });

/** The picture of a thing in an answer: null where it has none. */
export const imageFields = { image_obj: imageSchema.nullable(), image_thumbnails: thumbnailsSchema.nullable() };

export type ImageObject = z.output<typeof imageSchema>;
export type ImageThumbnails = z.output<typeof thumbnailsSchema>;
