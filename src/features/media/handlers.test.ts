import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { stripes, temporaryDataDir } from './build.ts';
import { mediaRoutes } from './handlers.server.ts';
import { imageUrl, imageVersion } from './image-url.ts';
import { diskStorage } from './storage/disk-storage.server.ts';
import { saveImage } from './storage/originals.server.ts';
import { createVariantStore } from './storage/variants.server.ts';

const db = await testDatabase();

async function site() {
  const dataDir = await temporaryDataDir();
  const image = { contentType: 'image/svg+xml', width: 1536, height: 1024, color: '#ffffff', alt: { de: 'Streifen' }, focal: { x: 0.3, y: 0.6 } };
  const id = await saveImage(db, dataDir, { ...image, bytes: stripes(1536, 1024, `<desc>${dataDir}</desc>`) });
  const row = await db.selectFrom('asset').select(['file', 'focal_x', 'focal_y', 'crops']).where('id', '=', id).executeTakeFirstOrThrow();
  return {
    app: mediaRoutes({ db, storage: diskStorage(dataDir), variants: createVariantStore(dataDir), report: () => {}, userOf: async () => null }),
    dataDir,
    id,
    file: row.file,
    version: imageVersion(row),
  };
}

test('a picture, to be kept for ever', async () => {
  const { app, id, version } = await site();
  for (const [format, type] of [
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
  ] as const) {
    const path = imageUrl({ id, version }, { ratio: '16x9', width: 320, format });
    const response = await app.request(path);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type]);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([width, height]).toEqual([320, 180]);
    const etag = response.headers.get('ETag') ?? '';
    const again = await app.request(path, { headers: { 'If-None-Match': `"other", W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  const head = await app.request(imageUrl({ id, version }, { width: 320, format: 'jpg' }), { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('everything else is a 404 in JSON that nobody keeps', async () => {
  const { app, id, version, file } = await site();
  const wrong = version === '00000000' ? '00000001' : '00000000';
  const paths = [
    `/media/${id}-${wrong}/3x2-320.avif`,
    `/media/2147483647-${version}/3x2-320.avif`,
    `/media/9999999999-${version}/3x2-320.avif`,
    `/media/${id}-${version}/3x2-321.avif`,
    `/media/${id}-${version}/3x2-320.svg`,
    `/media/${id}-${version}/3x2-320.png`,
    `/media/${id}-${version}/`,
    `/media/${id}-${version}`,
    `/media/originals/${file}`,
    `/media/${id}-${version}/..%2F..%2Foriginals%2F${file}`,
    `/media/..%2F..%2Fetc/passwd`,
    '/media/',
  ];
  for (const path of paths) {
    const response = await app.request(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({ code: 'not_found', message: expect.stringMatching(/Bild/) });
  }
  expect((await app.request(`/media/${id}-${version}/3x2-320.avif`, { method: 'POST' })).status).toBe(404);
});

test('an original that cannot be rendered is a 404, not an error of the server', async () => {
  const { app, dataDir, id, version, file } = await site();
  await writeFile(join(dataDir, 'media', 'originals', file), 'no picture');
  const response = await app.request(imageUrl({ id, version }, { width: 640, format: 'webp' }));
  expect([response.status, (await response.json()).code]).toEqual([404, 'not_found']);
});

test('a crowd is asked to come again', async () => {
  const { dataDir, id, version } = await site();
  const app = mediaRoutes({ db, storage: diskStorage(dataDir), variants: async () => ({ kind: 'busy' }), report: () => {}, userOf: async () => null });
  const response = await app.request(imageUrl({ id, version }, { width: 640, format: 'webp' }));
  expect([response.status, response.headers.get('Retry-After'), (await response.json()).code]).toEqual([503, '2', 'busy']);
});
