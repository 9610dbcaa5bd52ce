/**
 * Every picture there is: these widths (E §9 "Image screens"), formats and ratios (house style), and nothing else.
 * A free choice would let a visitor make the server compute and store without end (accidents.md).
 */
export const widths = [320, 640, 768, 1024, 1280, 1536] as const;
export const formats = ['avif', 'webp', 'jpg'] as const;
export const ratios = ['3x2', '16x9', '4x5', 'full'] as const;

/** px */
export type ImageWidth = (typeof widths)[number];
export type ImageFormat = (typeof formats)[number];
/** List, hero, people; `full` is the picture as it was made. */
export type ImageRatio = (typeof ratios)[number];

/** The part of a picture that a ratio shows, each 0–1 of the whole; without one the largest around the focal point. */
export type Crop = { x: number; y: number; width: number; height: number };
export type Crops = { readonly [Ratio in Exclude<ImageRatio, 'full'>]?: Crop };

export type Variant = { ratio: ImageRatio; width: ImageWidth; format: ImageFormat };

export const contentTypeOf = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const satisfies Record<ImageFormat, string>;

type Size = { width: number; height: number };

/** Width divided by height of a picture shown in a ratio. */
export function proportionOf(image: Size, ratio: ImageRatio): number {
  if (ratio === 'full') return image.width / image.height;
  const [across = 1, down = 1] = ratio.split('x').map(Number);
  return across / down;
}

/** How many px wide the largest cut of the picture in this ratio is. */
export const widthAvailable = (image: Size, ratio: ImageRatio): number => Math.min(image.width, Math.round(image.height * proportionOf(image, ratio)));
