import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import type { ImageObject, ImageThumbnails } from './contract.ts';
import { imageUrl, imageVersion } from './image-url.ts';

/** A row of `image` as far as visitors need it. */
export type ImageRow = {
  id: number;
  file: string;
  width: number;
  height: number;
  focal_x: number;
  focal_y: number;
  color: string;
  alt: Localised;
  credit: string;
};

/** The one place where an image row becomes `image_obj`. */
export function presentImage(row: ImageRow, language: Language): ImageObject {
  const { id, width, height, color, credit } = row;
  const version = imageVersion(row);
  const { text, lang } = choose(row.alt, language);
  return {
    id,
    url: imageUrl({ id, version }, { width: 1024, format: 'jpg' }),
    width,
    height,
    color,
    alt: text,
    ...(lang ? { alt_lang: lang } : {}),
    credit,
    version,
  };
}

export function presentThumbnails(row: Pick<ImageRow, 'id' | 'file' | 'focal_x' | 'focal_y'>): ImageThumbnails {
  const image = { id: row.id, version: imageVersion(row) };
  return {
    small: imageUrl(image, { width: 320, format: 'jpg' }),
    medium: imageUrl(image, { width: 768, format: 'jpg' }),
    large: imageUrl(image, { width: 1536, format: 'jpg' }),
  };
}
