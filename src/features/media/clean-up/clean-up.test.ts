import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { photograph } from '../build.ts';
import { mediaClient } from '../upload/build-upload.ts';
import { cleanUpMedia } from './clean-up.server.ts';

let site: TestApp;
let editor: SignedIn;
let client: ReturnType<typeof mediaClient>;
beforeAll(async () => {
  site = await testApp();
  editor = await site.signIn('editor');
  client = mediaClient(site, editor);
});

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const namesIn = (folder: string) => readdir(join(site.dataDir, 'media', folder)).catch(() => []);
const clean = (at: Date) => cleanUpMedia(site.db, site.dataDir, at);

test('files that no asset has go after an hour, those of assets stay', async () => {
  const { asset } = (await client.add(await photograph(60, 40))).body;
  await site.get(asset.url);
  const [original] = await namesIn('originals');
  await mkdir(join(site.dataDir, 'media', 'variants', '0123456789abcdef-00000000'), { recursive: true });
  for (const path of ['originals/0123456789abcdef.jpg', 'variants/0123456789abcdef-00000000/full-320.jpg'])
    await writeFile(join(site.dataDir, 'media', path), 'x');
  expect(await clean(hours(0.5))).toMatchObject({ originals: 0, renditions: 0 });
  expect(await clean(hours(2))).toMatchObject({ assets: 0, originals: 1, renditions: 1 });
  expect(await namesIn('originals')).toEqual([original]);
  expect((await site.get(asset.url)).status).toBe(200);
});

test('renditions of what has got another focal point go', async () => {
  const { asset } = (await client.add(await photograph(61, 40))).body;
  await site.get(asset.url);
  const { body } = await client.call('PATCH', `/api/media/${asset.id}/`, { focal: { x: 0, y: 0 } }, 1);
  await site.get(body.url);
  expect((await clean(hours(2)))?.renditions).toBeGreaterThanOrEqual(1);
  expect([(await site.get(body.url)).status, (await site.get(asset.url)).status]).toEqual([200, 404]);
});

test('what lies in the bin goes after thirty days with its file, unless something has come to use it', async () => {
  const made = [];
  for (const width of [62, 63]) made.push((await client.add(await photograph(width, 40))).body.asset.id);
  const [gone, used] = made;
  for (const id of made) await client.call('DELETE', `/api/media/${id}/`, undefined, 1);
  await site.db.insertInto('person').values({ name: 'Ada', sort_name: 'ada', image_id: used }).execute();
  const day = 24;
  await site.db.updateTable('asset').set({ deleted_at: new Date() }).where('id', 'in', made).execute();
  expect((await clean(hours(30 * day - 1)))?.assets).toBe(0);
  expect(await clean(hours(30 * day + 1))).toMatchObject({ assets: 1, originals: 1 });
  expect((await client.call('GET', `/api/media/${gone}/`)).status).toBe(404);
  expect((await client.call('GET', `/api/media/${used}/`)).status).toBe(200);
});

test('uploads go after a day, and what has been made of them stays', async () => {
  const { asset } = (await client.add(await photograph(64, 40))).body;
  const upload = await client.upload(await photograph(65, 40));
  expect((await clean(hours(23)))?.uploads).toBe(0);
  expect((await client.tus('HEAD', `/api/media-uploads/${upload}`, {})).status).toBe(200);
  expect((await clean(hours(25)))?.uploads).toBeGreaterThanOrEqual(2);
  expect(await namesIn('uploads')).toEqual([]);
  expect((await client.tus('HEAD', `/api/media-uploads/${upload}`, {})).status).toBe(404);
  expect((await client.call('POST', '/api/media/', { upload })).body.code).toBe('upload_missing');
  expect((await site.get(asset.url)).status).toBe(200);
});

test('one process is at it at a time', async () => {
  const rounds = await Promise.all([clean(hours(0)), clean(hours(0)), clean(hours(0))]);
  expect(rounds.filter((round) => round !== null).length).toBeGreaterThanOrEqual(1);
});
