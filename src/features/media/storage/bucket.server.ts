import { S3mini, S3ServiceError } from 's3mini';
import { StorageUnavailable } from './media-storage.ts';

/** An object store that speaks S3; `url` ends with the bucket. */
export type S3Settings = { url: string; region: string; keyId: string; secret: string };

export type StoredObject = { key: string; size: number; changed: Date };

/** The objects of a bucket, by their keys; what is not there is null, no answer `StorageUnavailable`. */
export type Bucket = {
  /** Bytes. */
  size(key: string): Promise<number | null>;
  read(key: string): Promise<Buffer<ArrayBuffer> | null>;
  /** From its `first` to its `last` byte, read as it is sent. */
  stream(key: string, first: number, last: number): Promise<AsyncIterable<Uint8Array> | null>;
  /** There whole once it resolves; a file is read in parts as they are sent (`openAsBlob`). */
  put(key: string, data: Blob): Promise<void>;
  /** All whose keys begin with it, in the order of their keys. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Where there is none, nothing happens. */
  remove(key: string): Promise<void>;
};

export function openBucket({ url, region, keyId, secret }: S3Settings): Bucket {
  const client = new S3mini({ endpoint: url, region, accessKeyId: keyId, secretAccessKey: secret });
  const size = (key: string) => ask(() => client.getContentLength(key));
  return {
    size,
    read: async (key) => {
      const answer = await ask(() => client.getObjectRaw(key));
      return answer && Buffer.from(await answer.arrayBuffer().catch(throwUnavailable));
    },
    stream: async (key, first, last) => {
      const answer = await ask(() => client.getObjectRaw(key, false, first, last + 1));
      return answer && (answer.body ?? emptyBody());
    },
    put: async (key, data) => {
      await ask(() => client.putAnyObject(key, data));
      if ((await size(key)) !== data.size) throw new StorageUnavailable(`${key} did not arrive whole.`);
    },
    async *list(prefix) {
      for (let token: string | undefined; ; ) {
        const page = await ask(() => client.listObjectsPaged('/', prefix, 1_000, token));
        for (const { Key, Size, LastModified } of page?.objects ?? []) yield { key: Key, size: Number(Size), changed: new Date(LastModified) };
        token = page?.nextContinuationToken;
        if (!token) return;
      }
    },
    remove: async (key) => {
      await ask(() => client.deleteObject(key));
    },
  };
}

/** What the store answers; null for 404. */
async function ask<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    for (let reason: unknown = error; reason instanceof Error; reason = reason.cause) {
      if (reason instanceof S3ServiceError && reason.status === 404) return null;
    }
    return throwUnavailable(error);
  }
}

function throwUnavailable(error: unknown): never {
  throw new StorageUnavailable(`The object store: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}
