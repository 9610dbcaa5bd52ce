import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Bucket, inTemporaryFolder, type StoredObject } from '#features/media/index.server.ts';
import type { FileStore } from '../archive/file-store.server.ts';
import type { StoredFile } from '../archive/manifest.ts';

/** What of an object store is in a backup: files of forms, under the names that they have in DATA_DIR on the disk. */
const prefix = 'forms/';

/**
 * Stores the files of forms that are in an object store and not among those `stored` of the disk. `known`: those of an earlier
 * backup, of which one of the same size and time is not read again. A restore puts them into DATA_DIR, from where the site
 * brings them to the store again.
 */
export async function storeObjects(bucket: Bucket, store: FileStore, known: readonly StoredFile[], stored: readonly StoredFile[]): Promise<StoredFile[]> {
  const before = new Map(known.map((file) => [file.path, file]));
  const ofDisk = new Set(stored.map(({ path }) => path));
  const files: StoredFile[] = [];
  for await (const object of bucket.list(prefix)) {
    if (ofDisk.has(object.key)) continue;
    const modified = object.changed.getTime();
    const earlier = before.get(object.key);
    const isKnown = earlier?.bytes === object.size && earlier.modified === modified && (await store.has(earlier.sha256));
    const file = earlier && isKnown ? earlier : await storeObject(bucket, store, object);
    if (file) files.push(file);
  }
  return files;
}

/** Null where somebody has deleted it meanwhile. */
async function storeObject(bucket: Bucket, store: FileStore, { key, size, changed }: StoredObject): Promise<StoredFile | null> {
  const body = await bucket.stream(key, 0, Math.max(0, size - 1));
  if (!body) return null;
  return inTemporaryFolder(async (folder) => {
    const copy = join(folder, 'object');
    await pipeline(body, createWriteStream(copy, { mode: 0o600 }));
    const { bytes, sha256 } = await store.add(copy);
    if (bytes !== size) throw new Error(`${key} did not come whole from the object store.`);
    return { path: key, bytes, sha256, modified: changed.getTime() };
  });
}
