import { readFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { problem } from '#api/problem.server.ts';
import type { FileType } from './file-types.ts';
import { requireSingleFile } from './single-file.server.ts';
import { requireHarmlessSvg } from './svg.server.ts';

/** Unpacked as a whole: 40 million points are 160 MB; JPEG is read in strips and may have more. */
const maxPixels = { jpg: 100_000_000, other: 40_000_000 };
const maxFrames = 500;
const seconds = 20;

/** Unpacks it once; rejects with `picture_broken`, `picture_too_large`, `picture_active` and `two_files_in_one`. */
export async function inspectPicture(
  path: string,
  { extension }: FileType,
): Promise<{ width: number; height: number; color: string; animated: boolean; transparent: boolean }> {
  const bytes = await readFile(path);
  if (extension === 'svg') await requireHarmlessSvg(bytes);
  else requireSingleFile(bytes);
  const limit = extension === 'jpg' ? maxPixels.jpg : maxPixels.other;
  const meta = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata().catch(broken);
  const { width = 0, height = 0 } = meta.autoOrient ?? {};
  if (nameOf(meta) !== extension || width < 1 || height < 1) throw problem('picture_broken');
  const frames = meta.pages ?? 1;
  if (width * height * frames > limit || frames > maxFrames || Math.max(width, height) > 30_000) throw problem('picture_too_large');
  const options = { limitInputPixels: limit, failOn: 'warning', pages: extension === 'gif' || extension === 'webp' ? -1 : 1 } as const;
  const { data } = await sharp(bytes, options)
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .timeout({ seconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(broken);
  const transparent =
    meta.hasAlpha === true &&
    !(
      await sharp(bytes, { ...options, pages: 1 })
        .timeout({ seconds })
        .stats()
        .catch(broken)
    ).isOpaque;
  const channels = data.length >= 3 ? [...data.subarray(0, 3)] : Array<number>(3).fill(data[0] ?? 0x77);
  return { width, height, animated: frames > 1, transparent, color: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}` };
}

function broken(): never {
  throw problem('picture_broken');
}

/** As files of this kind are called here. */
function nameOf({ format, compression }: Metadata): string | undefined {
  if (format === 'jpeg') return 'jpg';
  return format === 'heif' && compression === 'av1' ? 'avif' : format;
}
