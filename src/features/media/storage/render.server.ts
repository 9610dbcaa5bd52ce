import sharp, { type Metadata, type Sharp } from 'sharp';
import { type Crops, cropOf, proportionOfVariant, type Variant, widthAvailable } from '../image-sizes.ts';
import { isVector } from './originals.server.ts';

/** A picture to be rendered; focal point and crops are 0–1. */
export type RenderImage = { file: string; focal_x: number; focal_y: number; crops: Crops; animated?: boolean };

const limits = { pixels: 100_000_000, seconds: 20 };

// Pictures are rendered once and kept as files: libvips need not keep them too, nor use more than one core for each.
sharp.cache(false);
sharp.concurrency(1);

/** By its crop or the focal point, never larger than it is; throws when it is no picture, another kind than named, or too slow. */
export async function renderVariant(original: Uint8Array, image: RenderImage, { ratio, width, format }: Variant): Promise<Buffer> {
  const options = { limitInputPixels: limits.pixels, failOn: 'error' } as const;
  const meta = await sharp(original, options).metadata();
  if (extensionOf(meta) !== image.file.split('.').at(-1)) throw new TypeError(`${image.file} holds ${meta.format}.`);
  const { width: across, height: down } = meta.autoOrient;

  const crop = cropOf(image.crops, ratio);
  const proportion = proportionOfVariant({ width: across, height: down }, ratio);
  const cutWidth = crop ? Math.max(1, Math.round(across * crop.width)) : widthAvailable({ width: across, height: down }, proportion);
  const target = isVector(image.file) ? width : Math.min(width, cutWidth);
  const scale = target / cutWidth;
  const whole = { width: Math.max(target, Math.round(across * scale)), height: Math.max(1, Math.round(down * scale)) };
  const tall = Math.max(1, Math.min(whole.height, Math.round(target / proportion)));

  const [x, y] = crop ? [crop.x + crop.width / 2, crop.y + crop.height / 2] : [image.focal_x, image.focal_y];
  // One that moves is cut the same in each of its pictures; it cannot be turned.
  const opened =
    image.animated && format === 'webp'
      ? sharp(original, { ...options, animated: true })
      : sharp(original, isVector(image.file) ? { ...options, density: 72 * scale } : options).autoOrient();
  const picture = opened
    .resize(whole.width, whole.height, { fit: 'fill' })
    .extract({ left: startOf(x, whole.width, target), top: startOf(y, whole.height, tall), width: target, height: tall })
    .timeout({ seconds: limits.seconds });
  return encoders[format](picture).toBuffer();
}

/** Where a window of `size` begins that has the focal point in its middle, as far as the picture reaches. */
export const startOf = (focal: number, whole: number, size: number): number => Math.max(0, Math.min(whole - size, Math.round(focal * whole - size / 2)));

// Effort 3 takes two to three times as long, and flat shapes get no smaller; full chroma keeps red edges sharp.
const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 2, chromaSubsampling: '4:4:4' }),
  webp: (picture: Sharp) => picture.webp({ quality: 75, effort: 4 }),
  png: (picture: Sharp) => picture.png({ compressionLevel: 9 }),
  jpg: (picture: Sharp) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 75, mozjpeg: true, chromaSubsampling: '4:4:4' }),
};

function extensionOf({ format, compression }: Metadata): string | undefined {
  if (format === 'jpeg') return 'jpg';
  return format === 'heif' && compression === 'av1' ? 'avif' : format;
}
