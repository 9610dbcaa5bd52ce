import { openAsBlob } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { z } from 'zod';
import type { Bucket } from '../storage/bucket.server.ts';
import { coveredBytes, type Part } from './coverage.ts';
import { inTemporaryFolder } from './temporary-folder.server.ts';
import type { UploadOptions } from './upload-store.ts';

const infoSchema = z.object({
  size: z.int().nonnegative().optional(),
  metadata: z.record(z.string(), z.string().nullable()).optional(),
  creation_date: z.string(),
});

/**
 * Uploads as objects of a bucket: `<prefix><id>/info.json`, and of each PATCH `<prefix><id>/<offset>-<length>`. How much has come
 * is what the listing says, so that any process goes on where another stopped. Where two processes take the same PATCH in the same
 * moment, both write the same bytes under the same key, or a longer and a shorter part of which each byte counts once.
 */
export class S3DataStore extends DataStore {
  readonly #bucket: Bucket;
  readonly #prefix: string;
  readonly #expiration: number;

  constructor(bucket: Bucket, { prefix, hours }: Omit<UploadOptions, 'directory'>) {
    super();
    this.#bucket = bucket;
    this.#prefix = prefix;
    this.#expiration = hours * 3_600_000;
    this.extensions = ['creation', 'creation-with-upload', 'creation-defer-length', 'termination', 'expiration'];
  }

  override getExpiration(): number {
    return this.#expiration;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size, metadata, creation_date } = upload;
    await this.#bucket.put(this.#infoKey(id), new Blob([JSON.stringify({ size, metadata, creation_date })]));
    return upload;
  }

  override async declareUploadLength(id: string, size: number): Promise<void> {
    const upload = await this.getUpload(id);
    upload.size = size;
    await this.create(upload);
  }

  /** Rejects with tus' `FILE_NOT_FOUND`, and with `StorageUnavailable`. */
  override async getUpload(id: string): Promise<Upload> {
    const stored = await this.#bucket.read(this.#infoKey(id));
    if (!stored) throw ERRORS.FILE_NOT_FOUND;
    const { size, metadata, creation_date } = infoSchema.parse(JSON.parse(stored.toString('utf8')));
    const offset = coveredBytes(await this.parts(id));
    return new Upload({ id, offset, creation_date, ...(size !== undefined && { size }), ...(metadata && { metadata }) });
  }

  /** The body goes into a local file first: an object needs its length, and what breaks off is stored as far as it has come. */
  override async write(body: AsyncIterable<Uint8Array>, id: string, offset: number): Promise<number> {
    return inTemporaryFolder(async (folder) => {
      const path = join(folder, 'part');
      const failure = await receive(body, path);
      const { size } = await stat(path);
      if (size > 0) await this.#storePart(id, offset, path);
      if (failure) throw failure.error;
      return offset + size;
    });
  }

  override async remove(id: string): Promise<void> {
    const keys: string[] = [];
    for await (const { key } of this.#bucket.list(this.#folderOf(id))) keys.push(key);
    if (keys.length === 0) throw ERRORS.FILE_NOT_FOUND;
    await this.#bucket.remove(this.#infoKey(id)); // without it the rest is no upload any more, whatever ends this
    for (const key of keys) await this.#bucket.remove(key);
  }

  async parts(id: string): Promise<Part[]> {
    const parts: Part[] = [];
    for await (const { key, size } of this.#bucket.list(this.#folderOf(id))) {
      const [, offset] = /\/(\d{12})-\d{12}$/.exec(key) ?? [];
      if (offset) parts.push({ key, offset: Number(offset), size });
    }
    return parts;
  }

  /** Refuses it where another process has taken more meanwhile, or the upload has been given up. */
  async #storePart(id: string, offset: number, path: string): Promise<void> {
    const upload = await this.getUpload(id);
    if (upload.offset !== offset) throw ERRORS.INVALID_OFFSET;
    const blob = await openAsBlob(path);
    await this.#bucket.put(`${this.#folderOf(id)}${twelveDigits(offset)}-${twelveDigits(blob.size)}`, blob);
  }

  /** Throws tus' `FILE_NOT_FOUND` for what is no name of an upload. */
  #folderOf(id: string): string {
    if (!/^[0-9a-f]+-[0-9a-f]{32}$/.test(id)) throw ERRORS.FILE_NOT_FOUND;
    return `${this.#prefix}${id}/`;
  }

  #infoKey(id: string): string {
    return `${this.#folderOf(id)}info.json`;
  }
}

const twelveDigits = (number: number): string => String(number).padStart(12, '0');

/** Writes what comes; answers why it has not come to its end. */
async function receive(body: AsyncIterable<Uint8Array>, path: string): Promise<{ error: unknown } | null> {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of body) await file.writeFile(chunk);
    return null;
  } catch (error) {
    return { error };
  } finally {
    await file.close();
  }
}
