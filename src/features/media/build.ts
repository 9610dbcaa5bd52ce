import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';

/** An empty DATA_DIR for one test. */
export async function temporaryDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-media-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export const stripes = (width = 1536, height = 1024, mark = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><rect width="33.4%" height="100%" fill="#f00"/><rect x="66.6%" width="33.4%" height="100%" fill="#00f"/>${mark}</svg>`,
  );

export const photograph = (width: number, height: number) => sharp(stripes(width, height)).jpeg().toBuffer();

export async function colorAt(picture: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
  return [...data.subarray(start, start + 3)];
}
