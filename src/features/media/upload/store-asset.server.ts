import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import type { MediaStorage } from '../storage/media-storage.ts';
import type { Inspected } from './inspect.server.ts';
import { insertAsset, sameContent } from './queries/assets.server.ts';

export type Found = Inspected & { name: string };
type Dependencies = { db: Database; storage: MediaStorage };

/**
 * Puts a file that has been looked into into the library; answers the asset's id. One that has the very same content already
 * is answered instead, wherever it lies. In a transaction: the file is stored for good before the row is written.
 */
export async function storeAsset(
  { db, storage }: Dependencies,
  path: string,
  found: Found,
  metadata: { folder_id?: number | null; created_by?: number; credit?: string },
): Promise<{ id: number; is_duplicate: boolean }> {
  const hash = await hashOf(path);
  const known = await sameContent(db, hash);
  if (known !== null) return { id: known, is_duplicate: true };
  const file = await storeFile(storage, path, hash, found);
  const inserted = await insertAsset(db, { ...columnsOf(found, hash), ...metadata, file });
  if (inserted) return { id: inserted.id, is_duplicate: false };
  const id = await sameContent(db, hash);
  if (id === null) throw problem('upload_missing'); // what was in its way is gone again: the next try succeeds
  return { id, is_duplicate: true };
}

/** Stores the file under the name that its content gives it. */
export async function storeFile(storage: MediaStorage, path: string, hash: string, { extension }: Inspected): Promise<string> {
  const file = `${hash.slice(0, 16)}.${extension}`;
  await storage.store(file, path);
  return file;
}

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

/** The last part of what others call a file; shown, never opened. */
export const fileName = (given: string | null | undefined): string =>
  (given ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .split(/[/\\]/)
    .at(-1)
    ?.trim()
    .slice(-200) ?? '';

export const columnsOf = (
  { kind, name, contentType, size, width, height, color, animated = false, transparent = false, duration, pageCount, redactions }: Found,
  hash: string,
) => ({
  kind,
  name,
  content_type: contentType,
  content_hash: hash,
  size,
  width,
  height,
  animated,
  transparent,
  ...(color && { color }),
  duration: duration ?? null,
  page_count: pageCount ?? null,
  redactions: JSON.stringify(redactions),
});
