import { createHash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { s3Credentials, startS3Server } from '../../../../tests/support/media/s3-server.ts';
import { photograph, temporaryDataDir } from '../build.ts';
import { cleanUpMedia } from '../clean-up/clean-up.server.ts';
import { mp3, secret } from '../recordings/build-recordings.ts';
import { mediaClient } from '../upload/build-upload.ts';
import { diskStorage } from './disk-storage.server.ts';
import { type MediaStorage, StorageUnavailable } from './media-storage.ts';
import { moveFiles } from './move.server.ts';
import { moveMediaCommand } from './move-command.server.ts';
import { openStorage, withLocalFile } from './open-storage.server.ts';
import { s3Storage } from './s3-storage.server.ts';

async function startStore() {
  const store = await startS3Server();
  onTestFinished(store.stop);
  return { ...store, mediaS3: { url: store.url, ...s3Credentials } };
}

async function put(storage: MediaStorage, bytes: Buffer, extension = 'pdf'): Promise<string> {
  const path = join(await temporaryDataDir(), 'sent');
  await writeFile(path, bytes);
  const file = `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${extension}`;
  await storage.store(file, path);
  return file;
}

async function collect<T>(items: AsyncIterable<T> | null): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items ?? []) all.push(item);
  return all;
}
const filesIn = async (storage: MediaStorage) => (await collect(storage.list())).map(({ file }) => file).sort();
const originalsIn = (objects: Map<string, unknown>) => [...objects.keys()].filter((key) => key.startsWith('originals/'));
const absent = '0123456789abcdef.pdf';

describe.each(['the disk', 'an object store', 'either of them'] as const)('%s', (place) => {
  const open = async () => {
    const dataDir = await temporaryDataDir();
    if (place === 'the disk') return diskStorage(dataDir);
    const { mediaS3 } = await startStore();
    return place === 'an object store' ? s3Storage(mediaS3) : openStorage({ dataDir, mediaS3 });
  };

  test('keeps files whole, reads them in parts, lists and deletes them', async () => {
    const storage = await open();
    const bytes = Buffer.from('0123456789');
    const file = await put(storage, bytes);
    await put(storage, bytes);
    expect([await storage.read(file), await storage.size(file)]).toEqual([bytes, 10]);
    expect(Buffer.concat(await collect(await storage.stream(file, 3, 5))).toString()).toBe('345');
    expect(Buffer.concat(await collect(await storage.stream(file, 9, 9))).toString()).toBe('9');
    expect(await withLocalFile(storage, file, async (path) => (await readdir(join(path, '..'))).includes(file))).toBe(true);
    expect([await storage.read(absent), await storage.size(absent), await storage.stream(absent, 0, 1), await storage.localPath(absent)]).toEqual(
      Array(4).fill(null),
    );
    expect(await withLocalFile(storage, absent, async () => true)).toBe(null);
    const more = await Promise.all(Array.from({ length: 6 }, (_, index) => put(storage, Buffer.from(`file ${index}`))));
    expect(await filesIn(storage)).toEqual([file, ...more].sort());
    for (const { changed } of await collect(storage.list())) expect(Math.abs(Date.now() - changed.getTime())).toBeLessThan(60_000);
    await storage.remove(file);
    await storage.remove(absent);
    expect(await filesIn(storage)).toEqual(more.sort());
  });

  test.each(['../../secret.svg', '0123456789abcdef.svg/../../x', '/etc/passwd'])('%s is never opened', async (name) => {
    const storage = await open();
    for (const ask of [() => storage.read(name), () => storage.size(name), () => storage.stream(name, 0, 1), () => storage.store(name, '/etc/hostname')])
      await expect(ask()).rejects.toThrow(TypeError);
  });
});

describe('an object store', () => {
  test('takes what is large in parts, and has it whole', async () => {
    const { mediaS3, asked, objects } = await startStore();
    const bytes = Buffer.alloc(19_000_000, 'ein langer Film ');
    const file = await put(s3Storage(mediaS3), bytes, 'mp4');
    expect(asked.filter((line) => line.startsWith('PUT')).length).toBe(3);
    expect(objects.get(`originals/${file}`)?.bytes.equals(bytes)).toBe(true);
  });

  test('that does not know us, or does not answer, is away; a file is never taken for missing', async () => {
    const { mediaS3, faults, stop } = await startStore();
    const storage = s3Storage(mediaS3);
    const file = await put(storage, Buffer.from('x'));
    await expect(s3Storage({ ...mediaS3, secret: 'ein anderes' }).read(file)).rejects.toThrow(StorageUnavailable);
    faults.push(() => 500);
    for (const ask of [() => storage.read(file), () => storage.size(file), () => storage.remove(file), () => put(storage, Buffer.from('y'))])
      await expect(ask()).rejects.toThrow(StorageUnavailable);
    await stop();
    await expect(storage.size(file)).rejects.toThrow(StorageUnavailable);
  });

  test('serves a site like the disk does', async () => {
    const { mediaS3, objects, faults } = await startStore();
    const site = await testApp({ media: { mediaS3 } });
    const client = mediaClient(site, await site.signIn('editor'));
    const picture = (await client.add(await photograph(900, 600))).body.asset;
    const sound = (await client.add(mp3({ tagged: true }))).body.asset;
    expect(originalsIn(objects).length).toBe(2);
    expect(await readdir(join(site.dataDir, 'media', 'originals')).catch(() => [])).toEqual([]);
    expect((await site.get(picture.url)).headers.get('Content-Type')).toBe('image/jpeg');
    const served = await (await site.get(sound.url)).text();
    expect([served.length > 10_000, served.includes(secret)]).toEqual([true, false]);
    const part = await site.get(sound.url, { Range: 'bytes=100-199' });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);

    const storage = openStorage({ dataDir: site.dataDir, mediaS3 });
    await put(storage, Buffer.from('belongs to nobody'));
    const later = new Date(Date.now() + 2 * 3_600_000);
    expect(await cleanUpMedia(site.db, site.dataDir, later, storage)).toMatchObject({ originals: 1 });
    expect(originalsIn(objects).length).toBe(2);

    faults.push(() => 503);
    const another = picture.url.replace('1024', '640');
    expect([(await site.get(sound.url)).status, (await site.get(another)).status, (await site.get(picture.url)).status]).toEqual([503, 503, 200]);
    faults.pop();
    expect([(await site.get(sound.url)).status, (await site.get(another)).status]).toEqual([200, 200]);
  });
});

describe('files move', () => {
  test('to the object store and back while the site serves them, and a run that was ended goes on', async () => {
    const { mediaS3, objects, faults } = await startStore();
    const site = await testApp({ media: { mediaS3, mediaStorage: 's3' } });
    const client = mediaClient(site, await site.signIn('editor'));
    const disk = diskStorage(site.dataDir);
    const files: string[] = [];
    const urls: string[] = [];
    for (let index = 0; index < 8; index++) {
      const { asset } = (await client.add(mp3().subarray(0, 8_000 + index * 417))).body;
      urls.push(asset.url);
      files.push(asset.url.split('-').at(-1));
    }
    await moveFiles(s3Storage(mediaS3), disk); // as if they had been there before there was a store
    expect([await filesIn(disk), originalsIn(objects).length]).toEqual([[...files].sort(), 0]);
    const allAreThere = async () => expect(await Promise.all(urls.map(async (url) => (await site.get(url)).status))).toEqual(urls.map(() => 200));
    await allAreThere();

    let puts = 0;
    faults.push(({ method }) => (method === 'PUT' && ++puts === 4 ? 500 : null));
    const lines: string[] = [];
    const command = () =>
      moveMediaCommand(
        [],
        { dataDir: site.dataDir, mediaS3, mediaStorage: 's3' },
        { stdout: { write: (text) => lines.push(text) }, stderr: { write: () => {} } },
      );
    expect(await command()).toBe(2);
    expect([originalsIn(objects).length, (await filesIn(disk)).length]).toEqual([3, 5]);
    await allAreThere();
    // A file that was copied, and not deleted any more where it was, is not sent again.
    const [copied = ''] = originalsIn(objects).map((key) => key.slice('originals/'.length));
    await put(disk, (await s3Storage(mediaS3).read(copied)) ?? Buffer.alloc(0), copied.split('.')[1]);
    const serving = Promise.all([allAreThere(), allAreThere(), allAreThere()]);
    expect(await command()).toBe(0);
    await serving;
    expect([originalsIn(objects).length, await filesIn(disk), lines.at(-1)]).toEqual([8, [], '5 moved, 1 were there already, 0 left where they are\n']);
    await allAreThere();
  });

  test('unless their content is not what it was', async () => {
    const { mediaS3, objects } = await startStore();
    const dataDir = await temporaryDataDir();
    const good = await put(diskStorage(dataDir), Buffer.from('good'));
    await mkdir(join(dataDir, 'media', 'originals'), { recursive: true });
    await writeFile(join(dataDir, 'media', 'originals', absent), 'rotten');
    const { wrong, moved } = await moveFiles(diskStorage(dataDir), s3Storage(mediaS3));
    expect([wrong, moved, [...objects.keys()]]).toEqual([[absent], 1, [`originals/${good}`]]);
    expect(await filesIn(diskStorage(dataDir))).toEqual([absent]);
  });

  test('only where there is a store', async () => {
    const lines: string[] = [];
    const status = await moveMediaCommand(
      [],
      { dataDir: await temporaryDataDir() },
      { stdout: { write: () => {} }, stderr: { write: (text) => lines.push(text) } },
    );
    expect([status, lines.join('')]).toEqual([2, expect.stringContaining('MEDIA_S3_URL')]);
  });
});
