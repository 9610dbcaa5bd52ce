import { type Crop, type ImageRatio, proportionOf } from '../image-sizes.ts';

/** The ratios that are cut out of a picture; `full` is the picture itself. */
export type CutRatio = Exclude<ImageRatio, 'full'>;
type Size = { width: number; height: number };
type Point = { x: number; y: number };

/** As small as a crop may become: a fifth of what would fit. */
const smallest = 0.2;

/** While nobody has drawn a crop; parts of the whole, 0–1. */
export function cropAround(image: Size, ratio: CutRatio, { x, y }: Point): Crop {
  const largest = largestOf(image, ratio);
  return place(largest, { x: x - largest.width / 2, y: y - largest.height / 2 });
}

/** As far as it stays within the picture. */
export const moveCrop = (crop: Crop, by: Point): Crop => place(crop, { x: crop.x + by.x, y: crop.y + by.y });

/** A crop made smaller or larger around its middle; its ratio stays. */
export function scaleCrop(image: Size, ratio: CutRatio, crop: Crop, factor: number): Crop {
  const largest = largestOf(image, ratio);
  const share = Math.min(1, Math.max(smallest, (crop.width / largest.width) * factor));
  const next = { width: largest.width * share, height: largest.height * share };
  return place(next, { x: crop.x + (crop.width - next.width) / 2, y: crop.y + (crop.height - next.height) / 2 });
}

function largestOf(image: Size, ratio: CutRatio): Size {
  const wanted = proportionOf(image, ratio) / (image.width / image.height);
  return wanted > 1 ? { width: 1, height: 1 / wanted } : { width: wanted, height: 1 };
}

function place({ width, height }: Size, { x, y }: Point): Crop {
  return { x: clamp(x, 1 - width), y: clamp(y, 1 - height), width, height };
}

const clamp = (value: number, max: number): number => Math.min(Math.max(value, 0), Math.max(max, 0));
