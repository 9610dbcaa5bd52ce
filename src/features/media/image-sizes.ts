/** E §9 "Image screens" and house style, nothing else: a free choice would let a visitor make the server compute without end. */
export const widths = [320, 640, 768, 1024, 1280, 1536] as const;
export const formats = ['avif', 'webp', 'jpg', 'png'] as const;
export const ratios = ['3x2', '16x9', '4x5', 'full'] as const;
/** The older image sizes (E §3), px: each a ratio of one width. */
export const olderSizes = { vertical: { width: 400, height: 500, like: '4x5' }, horizontal: { width: 1240, height: 700, like: '16x9' } } as const;

/** px */
export type ImageWidth = (typeof widths)[number];
type OlderSize = keyof typeof olderSizes;
export type ImageFormat = (typeof formats)[number];
/** List, hero, people; `full` is the picture as it was made. */
export type ImageRatio = (typeof ratios)[number];

/** The part of a picture that a ratio shows, each 0–1 of the whole; without one the largest around the focal point. */
export type Crop = { x: number; y: number; width: number; height: number };
export type Crops = { readonly [Ratio in Exclude<ImageRatio, 'full'>]?: Crop };

export const isOlderSize = (ratio: Variant['ratio']): ratio is OlderSize => Object.hasOwn(olderSizes, ratio);

/** The crop that somebody has drawn for a ratio; the older sizes take that of the ratio they are nearly of. */
export function cropOf(crops: Crops, ratio: Variant['ratio']): Crop | undefined {
  if (ratio === 'full') return undefined;
  return crops[isOlderSize(ratio) ? olderSizes[ratio].like : ratio];
}

export type Variant = { ratio: ImageRatio; width: ImageWidth; format: ImageFormat } | { ratio: OlderSize; width: 400 | 1240; format: ImageFormat };

export const contentTypeOf = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const satisfies Record<ImageFormat, string>;

type Size = { width: number; height: number };

/** Visitors load this: nothing of the older sizes. */
export function proportionOf(image: Size, ratio: ImageRatio): number {
  if (ratio === 'full') return image.width / image.height;
  const [across = 1, down = 1] = ratio.split('x').map(Number);
  return across / down;
}

export const proportionOfVariant = (image: Size, ratio: Variant['ratio']): number =>
  isOlderSize(ratio) ? olderSizes[ratio].width / olderSizes[ratio].height : proportionOf(image, ratio);

/** How many px wide the largest cut of a picture in this proportion is. */
export const widthAvailable = (image: Size, proportion: number): number => Math.min(image.width, Math.round(image.height * proportion));
