import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '#db/schema.ts';
import { writeAtomically } from './atomic-write.server.ts';
import { idOfFile, insertImage, type NewImage } from './queries/assets.server.ts';

/** What may be an original (E §9); of pictures visitors get other files made from it, never the original itself. */
const extensions: Record<string, string> = {
  'image/svg+xml': 'svg',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
  'application/pdf': 'pdf',
  'text/vtt': 'vtt',
};

/** Its name is made from its content, so that the same bytes are stored once; throws a TypeError for another content type. */
export async function saveOriginal(dataDir: string, bytes: Uint8Array, contentType: string): Promise<string> {
  const extension = Object.hasOwn(extensions, contentType) ? extensions[contentType] : undefined;
  if (!extension) throw new TypeError(`“${contentType}” is not a kind of file that can be stored.`);
  const file = `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${extension}`;
  const path = originalPath(dataDir, file);
  const there = await stat(path).catch(() => null);
  if (there?.size !== bytes.length) await writeAtomically(path, bytes);
  return file;
}

export const readOriginal = (dataDir: string, file: string): Promise<Buffer> => readFile(originalPath(dataDir, file));

/** Vectors have no size of their own: they may be made larger than they say they are. */
export const isVector = (file: string): boolean => file.endsWith('.svg');

/** Throws for a name that was not made by `saveOriginal`: nothing else is ever opened. */
export function stemOf(file: string): string {
  const [, stem] = /^([0-9a-f]{16})\.(?:svg|jpg|png|webp|avif|gif|mp4|webm|mp3|m4a|ogg|wav|flac|pdf|vtt)$/.exec(file) ?? [];
  if (!stem) throw new TypeError('This is not the name of an original.');
  return stem;
}

/** Throws like `stemOf`. */
export function originalPath(dataDir: string, file: string): string {
  stemOf(file);
  return join(dataDir, 'media', 'originals', file);
}

/** Stores a picture and its row; returns the id, which is that of the existing row when the file was there already. */
export async function saveImage(db: Kysely<Schema>, dataDir: string, image: NewImage): Promise<number> {
  const file = await saveOriginal(dataDir, image.bytes, image.contentType);
  const inserted = await insertImage(db, file, image);
  if (inserted) return inserted.id;
  const { id } = await idOfFile(db, file);
  return id;
}
