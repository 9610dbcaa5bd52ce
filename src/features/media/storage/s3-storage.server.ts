import { openAsBlob } from 'node:fs';
import { openBucket, type S3Settings } from './bucket.server.ts';
import type { MediaStorage } from './media-storage.ts';
import { stemOf } from './originals.server.ts';

const prefix = 'originals/';

/** Files as objects `originals/…` of a bucket. */
export function s3Storage(settings: S3Settings): MediaStorage {
  const bucket = openBucket(settings);
  const keyOf = (file: string) => {
    stemOf(file);
    return `${prefix}${file}`;
  };
  return {
    size: async (file) => bucket.size(keyOf(file)),
    read: async (file) => bucket.read(keyOf(file)),
    stream: async (file, first, last) => bucket.stream(keyOf(file), first, last),
    store: async (file, path) => {
      const key = keyOf(file);
      await bucket.put(key, await openAsBlob(path));
    },
    async *list() {
      for await (const { key, changed } of bucket.list(prefix)) yield { file: key.slice(prefix.length), changed };
    },
    remove: (file) => bucket.remove(`${prefix}${file}`),
    localPath: async () => null,
  };
}
