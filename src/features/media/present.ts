import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import type { ImageObject, ImageThumbnails } from './image-schema.ts';
import type { Crops } from './image-sizes.ts';
import { imageUrl, imageVersion } from './image-url.ts';

/** A picture of `asset` as far as visitors need it. */
export type ImageRow = {
  id: number;
  file: string;
  width: number;
  height: number;
  focal_x: number;
  focal_y: number;
  crops: Crops;
  color: string;
  animated: boolean;
  transparent: boolean;
  alt: Localised;
  /** It says nothing that the text beside it does not. */
  decorative: boolean;
  credit: Localised;
};

/** What a query selects beside the id of a picture that it has joined: `leftJoin('asset as image', …)`. */
export const imageColumns = [
  'image.file',
  'image.width',
  'image.height',
  'image.focal_x',
  'image.focal_y',
  'image.crops',
  'image.color',
  'image.animated',
  'image.transparent',
  'image.alt',
  'image.decorative',
  'image.credit',
] as const;

type JoinedImage = { image_id: number | null } & { [Column in Exclude<keyof ImageRow, 'id'>]: ImageRow[Column] | null };

/** The picture of a left join, or null where there is none. */
export function imageOf(row: JoinedImage): ImageRow | null {
  const { image_id: id, file, width, height, focal_x, focal_y, crops, color, animated, transparent, alt, decorative, credit } = row;
  if (id === null || file === null || width === null || height === null || color === null) return null;
  const [x, y] = [focal_x ?? 0.5, focal_y ?? 0.5];
  const look = { color, animated: animated ?? false, transparent: transparent ?? false };
  return {
    id,
    file,
    width,
    height,
    focal_x: x,
    focal_y: y,
    crops: crops ?? {},
    ...look,
    alt: alt ?? {},
    decorative: decorative ?? false,
    credit: credit ?? {},
  };
}

/** The one place where a picture becomes `image_obj`. */
export function presentImage(row: ImageRow, language: Language): ImageObject {
  const { id, width, height, color } = row;
  const version = imageVersion(row);
  const { text, lang } = row.decorative ? { text: '' } : choose(row.alt, language);
  return {
    id,
    url: imageUrl({ id, version }, { width: 1024, format: plainFormat(row) }),
    width,
    height,
    color,
    alt: text,
    ...(lang ? { alt_lang: lang } : {}),
    credit: choose(row.credit, language).text,
    version,
    ...(row.animated && { animated: true as const }),
  };
}

/** What everything that shows pictures can read: JPEG, or PNG where the picture is seen through. */
const plainFormat = ({ transparent }: { transparent: boolean }) => (transparent ? 'png' : 'jpg');

export function presentThumbnails(row: Pick<ImageRow, 'id' | 'file' | 'focal_x' | 'focal_y' | 'crops' | 'transparent'>): ImageThumbnails {
  const image = { id: row.id, version: imageVersion(row) };
  const format = plainFormat(row);
  return {
    small: imageUrl(image, { width: 320, format }),
    medium: imageUrl(image, { width: 768, format }),
    large: imageUrl(image, { width: 1536, format }),
  };
}
