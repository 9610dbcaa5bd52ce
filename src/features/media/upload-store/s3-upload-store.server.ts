import { createWriteStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ERRORS } from '@tus/server';
import type { Bucket } from '../storage/bucket.server.ts';
import { StorageUnavailable } from '../storage/media-storage.ts';
import { type Slice, slicesOf } from './coverage.ts';
import { S3DataStore } from './s3-data-store.server.ts';
import { inTemporaryFolder } from './temporary-folder.server.ts';
import type { UploadOptions, UploadStore } from './upload-store.ts';

/** Objects of a bucket, which any process goes on with. */
export function s3UploadStore(bucket: Bucket, options: Omit<UploadOptions, 'directory'>): UploadStore {
  const store = new S3DataStore(bucket, options);
  return {
    openDataStore: () => store,
    find: (id) => store.getUpload(id).catch(nullIfMissing),
    withFile: (id, work) =>
      inTemporaryFolder(async (folder) => {
        const path = join(folder, id);
        await joinSlices(bucket, slicesOf(await store.parts(id)), path);
        return work(path);
      }),
    remove: async (id) => {
      await store.remove(id).catch(nullIfMissing);
    },
    removeOld: (now) => removeOldUploads(bucket, options, now),
  };
}

function nullIfMissing(error: unknown): null {
  if (error === ERRORS.FILE_NOT_FOUND) return null;
  throw error;
}

async function joinSlices(bucket: Bucket, slices: readonly Slice[], path: string): Promise<void> {
  await writeFile(path, '', { mode: 0o600 });
  for (const { key, first, size } of slices) {
    const bytes = await bucket.stream(key, first, first + size - 1);
    if (!bytes) throw new StorageUnavailable(`${key} has gone while it was read.`);
    await pipeline(bytes, createWriteStream(path, { flags: 'a' })).catch((error: unknown) => {
      throw new StorageUnavailable(`${key} did not come whole.`, { cause: error });
    });
  }
  const expected = slices.reduce((sum, { size }) => sum + size, 0);
  if ((await stat(path)).size !== expected) throw new StorageUnavailable('An upload did not come whole.');
}

/** By the object that was written last, so that an upload goes as a whole. */
async function removeOldUploads(bucket: Bucket, { prefix, hours }: Omit<UploadOptions, 'directory'>, now: Date): Promise<number> {
  const before = now.getTime() - hours * 3_600_000;
  const uploads = new Map<string, { keys: string[]; changed: number }>();
  for await (const { key, changed } of bucket.list(prefix)) {
    const folder = key.slice(0, key.lastIndexOf('/') + 1);
    const upload = uploads.get(folder) ?? { keys: [], changed: 0 };
    uploads.set(folder, { keys: [...upload.keys, key], changed: Math.max(upload.changed, changed.getTime()) });
  }
  let count = 0;
  for (const { keys, changed } of uploads.values()) {
    if (changed > before) continue;
    for (const key of keys) await bucket.remove(key);
    count += keys.length;
  }
  return count;
}
