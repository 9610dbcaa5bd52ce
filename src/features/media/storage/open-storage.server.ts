import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { S3Settings } from './bucket.server.ts';
import { diskStorage } from './disk-storage.server.ts';
import type { MediaStorage } from './media-storage.ts';
import { s3Storage } from './s3-storage.server.ts';

/** `mediaStorage` says where new files go; where there is an object store at all, files are found in either place. */
export type StorageSettings = { dataDir: string; mediaStorage?: 'disk' | 's3'; mediaS3?: S3Settings | undefined };

/** The place where new files go, and the other one, if there is one. */
export function storagesOf({ dataDir, mediaStorage, mediaS3 }: StorageSettings): { chosen: MediaStorage; other: MediaStorage | null } {
  const disk = diskStorage(dataDir);
  if (!mediaS3) return { chosen: disk, other: null };
  const store = s3Storage(mediaS3);
  return mediaStorage === 'disk' ? { chosen: disk, other: store } : { chosen: store, other: disk };
}

/** The library's files, wherever they lie: those that have not been moved yet are found where they were. */
export function openStorage(settings: StorageSettings): MediaStorage {
  const { chosen, other } = storagesOf(settings);
  return other ? inEither(chosen, other) : chosen;
}

function inEither(chosen: MediaStorage, other: MediaStorage): MediaStorage {
  // What is in neither place may just have been moved from the second to the first.
  const find = async <T>(look: (place: MediaStorage) => Promise<T | null>) => (await look(chosen)) ?? (await look(other)) ?? look(chosen);
  return {
    read: (file) => find((place) => place.read(file)),
    size: (file) => find((place) => place.size(file)),
    stream: (file, first, last) => find((place) => place.stream(file, first, last)),
    localPath: (file) => find((place) => place.localPath(file)),
    store: chosen.store,
    async *list() {
      const latest = new Map<string, Date>();
      for (const place of [chosen, other]) {
        for await (const { file, changed } of place.list()) if (changed > (latest.get(file) ?? new Date(0))) latest.set(file, changed);
      }
      for (const [file, changed] of latest) yield { file, changed };
    },
    remove: async (file) => {
      await Promise.all([chosen.remove(file), other.remove(file)]);
    },
  };
}

/** Where it lies, or a copy for as long as it takes; null where there is none. */
export async function withLocalFile<T>(storage: MediaStorage, file: string, work: (path: string) => Promise<T>): Promise<T | null> {
  const path = await storage.localPath(file);
  if (path) return work(path);
  const size = await storage.size(file);
  const stream = size === null ? null : await storage.stream(file, 0, Math.max(0, size - 1));
  if (!stream) return null;
  const folder = await mkdtemp(join(tmpdir(), 'foyer-media-'));
  try {
    const copy = join(folder, file);
    await pipeline(stream, createWriteStream(copy));
    return await work(copy);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
