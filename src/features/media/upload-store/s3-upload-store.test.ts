import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Upload } from '@tus/server';
import { expect, onTestFinished, test } from 'vitest';
import { s3Credentials, startS3Server } from '../../../../tests/support/media/s3-server.ts';
import { type Bucket, openBucket } from '../storage/bucket.server.ts';
import { StorageUnavailable } from '../storage/media-storage.ts';
import { s3UploadStore } from './s3-upload-store.server.ts';

const id = `1-${'a'.repeat(32)}`;
const text = 'zwanzig Zeichen lang';

/** An upload of two parts, read through a bucket of which `change` is different. */
async function readThrough(change: Partial<Bucket>): Promise<string> {
  const { url, stop } = await startS3Server();
  onTestFinished(stop);
  const bucket = openBucket({ url, ...s3Credentials });
  const options = { prefix: 'uploads/', hours: 24 };
  const store = s3UploadStore(bucket, options).openDataStore();
  await store.create(new Upload({ id, offset: 0, size: text.length }));
  await store.write(Readable.from([Buffer.from(text.slice(0, 7))]), id, 0);
  await store.write(Readable.from([Buffer.from(text.slice(7))]), id, 7);
  return s3UploadStore({ ...bucket, ...change }, options).withFile(id, (path) => readFile(path, 'utf8'));
}

test('parts are joined in their order', async () => {
  expect(await readThrough({})).toBe(text);
});

test.each<[string, Bucket['stream']]>([
  ['ends too early', async () => Readable.from([Buffer.from('kurz')])],
  ['has gone', async () => null],
  [
    'breaks off',
    async () =>
      (async function* () {
        yield Buffer.from('kurz');
        throw new Error('terminated');
      })(),
  ],
])('a part that %s makes no file', async (_, stream) => {
  await expect(readThrough({ stream })).rejects.toThrow(StorageUnavailable);
});

test('an object of which the store has not everything is not there', async () => {
  const { url, objects, faults, stop } = await startS3Server();
  onTestFinished(stop);
  faults.push(({ method }) => {
    if (method === 'HEAD') objects.set('a', { bytes: Buffer.from('zwan'), modified: new Date() });
    return null;
  });
  await expect(openBucket({ url, ...s3Credentials }).put('a', new Blob([text]))).rejects.toThrow('did not arrive whole');
});
