import { type Bucket, StorageUnavailable } from '#features/media/index.server.ts';
import { type FileStorage, isFileName } from './form-files.server.ts';

const formsPrefix = 'forms/'; // of which backups take all (src/features/backup/dump/store-objects.server.ts)

/** Objects `forms/…` of a bucket. */
export function s3Files(bucket: Bucket): FileStorage {
  const keyOf = (file: string): string => {
    if (!isFileName(file)) throw new TypeError('This is not the name of a file of a form.');
    return `${formsPrefix}${file}`;
  };
  return {
    write: async (file, bytes) => bucket.put(keyOf(file), new Blob([new Uint8Array(bytes)])),
    open: async (file) => {
      const size = await bucket.size(keyOf(file));
      return size === null ? null : { size, body: read(bucket, keyOf(file), size) };
    },
    remove: async (file) => bucket.remove(keyOf(file)),
    async *list() {
      for await (const { key, changed } of bucket.list(formsPrefix)) yield { file: key.slice(formsPrefix.length), changed };
    },
  };
}

/** Asked for with the first byte that somebody wants. */
async function* read(bucket: Bucket, key: string, size: number): AsyncGenerator<Uint8Array> {
  const body = await bucket.stream(key, 0, Math.max(0, size - 1));
  if (!body) throw new StorageUnavailable(`${key} has gone while it was read.`);
  yield* body;
}
