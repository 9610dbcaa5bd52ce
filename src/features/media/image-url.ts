import { type Crops, formats, type ImageFormat, type ImageRatio, type ImageWidth, olderSizes, ratios, type Variant, widths } from './image-sizes.ts';

/** What an address needs to know of a picture. */
export type ImageAddress = { id: number; version: string };

/** `/media/12-ab34cd56/3x2-640.avif`; what is behind it never changes, so it may be cached for ever. */
export const imageUrl = (image: ImageAddress, { ratio = 'full', width, format }: { ratio?: ImageRatio; width: ImageWidth; format: ImageFormat }): string =>
  `/media/${image.id}-${image.version}/${ratio}-${width}.${format}`;

/** Reads the two last parts of such a path; null for everything that is not in the fixed set. */
export function parseImagePath(file: string, variant: string): (ImageAddress & Variant) | null {
  const [, id, version] = /^([1-9]\d{0,9})-([0-9a-f]{8})$/.exec(file) ?? [];
  const [, ratioPart, widthPart, formatPart] = /^(\w{3,10})-(\d{3,4})\.(\w{3,4})$/.exec(variant) ?? [];
  const format = formats.find((known) => known === formatPart);
  if (!id || !version || !format || Number(id) > largestId) return null;
  const size = sizeOf(ratioPart, widthPart);
  return size && { id: Number(id), version, ...size, format };
}

function sizeOf(ratioPart: string | undefined, widthPart: string | undefined): DistributedOmit<Variant, 'format'> | null {
  const ratio = ratios.find((known) => known === ratioPart);
  const width = widths.find((known) => String(known) === widthPart);
  if (ratio && width) return { ratio, width };
  const older = (['vertical', 'horizontal'] as const).find((known) => known === ratioPart && String(olderSizes[known].width) === widthPart);
  return older ? { ratio: older, width: olderSizes[older].width } : null;
}

type DistributedOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;

/** Grows when the same original is to be rendered differently, so that no cache keeps the old rendering. */
const recipe = 2;

/** The largest id that the database's integer holds. */
const largestId = 2_147_483_647;

/** Eight hex digits of file, focal point and crops (FNV-1a, 32 bit); the id stands beside it, so collisions do not matter. */
export function imageVersion(image: { file: string; focal_x: number; focal_y: number; crops: Crops }): string {
  const cut = ratios.flatMap((ratio) => {
    const crop = ratio === 'full' ? undefined : image.crops[ratio];
    return crop ? [` ${ratio} ${[crop.x, crop.y, crop.width, crop.height].map((part) => part.toFixed(4)).join(' ')}`] : [];
  });
  const text = `${recipe} ${image.file} ${image.focal_x.toFixed(3)} ${image.focal_y.toFixed(3)}${cut.join('')}`;
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
