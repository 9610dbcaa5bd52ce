import { openAsBlob } from 'node:fs';
import { S3mini, S3ServiceError } from 's3mini';
import { type MediaStorage, StorageUnavailable } from './media-storage.ts';
import { stemOf } from './originals.server.ts';

/** An object store that speaks S3; `url` ends with the bucket. */
export type S3Settings = { url: string; region: string; keyId: string; secret: string };

const prefix = 'originals/';

/** Files as objects `originals/…` of a bucket. */
export function s3Storage({ url, region, keyId, secret }: S3Settings): MediaStorage {
  const bucket = new S3mini({ endpoint: url, region, accessKeyId: keyId, secretAccessKey: secret });
  const keyOf = (file: string) => {
    stemOf(file);
    return `${prefix}${file}`;
  };
  const get = async (file: string, range?: { first: number; last: number }): Promise<Response | null> => {
    const key = keyOf(file);
    return asked(() => (range ? bucket.getObjectRaw(key, false, range.first, range.last + 1) : bucket.getObjectRaw(key)));
  };
  const size = async (file: string): Promise<number | null> => {
    const key = keyOf(file);
    return asked(() => bucket.getContentLength(key));
  };
  return {
    size,
    read: async (file) => {
      const answer = await get(file);
      return answer && Buffer.from(await answer.arrayBuffer().catch(away));
    },
    stream: async (file, first, last) => {
      const answer = await get(file, { first, last });
      return answer && (answer.body ?? emptyBody());
    },
    store: async (file, path) => {
      const key = keyOf(file);
      const blob = await openAsBlob(path); // read in parts as they are sent
      await asked(() => bucket.putAnyObject(key, blob));
      if ((await size(file)) !== blob.size) throw new StorageUnavailable(`${file} did not arrive whole.`);
    },
    async *list() {
      for (let token: string | undefined; ; ) {
        const page = await asked(() => bucket.listObjectsPaged('/', prefix, 1_000, token));
        for (const { Key, LastModified } of page?.objects ?? []) yield { file: Key.slice(prefix.length), changed: new Date(LastModified) };
        token = page?.nextContinuationToken;
        if (!token) return;
      }
    },
    remove: async (file) => {
      await asked(() => bucket.deleteObject(`${prefix}${file}`));
    },
    localPath: async () => null,
  };
}

/** What the store answers; null for 404. */
async function asked<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    for (let reason: unknown = error; reason instanceof Error; reason = reason.cause) {
      if (reason instanceof S3ServiceError && reason.status === 404) return null;
    }
    return away(error);
  }
}

function away(error: unknown): never {
  throw new StorageUnavailable(`The object store: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}
