import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { saveImage } from '#features/media/index.server.ts';
import { saveSettings } from '#features/settings/index.server.ts';
import { type TestApp, testApp } from '../../../tests/support/app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});

type Icon = { src: string; sizes: string; purpose: string };
const manifest = async () => (await site.get('/manifest.webmanifest')).json() as Promise<{ name: string; start_url: string; icons: Icon[] }>;
async function look(src: string) {
  const { data, info } = await sharp(await (await site.get(src)).arrayBuffer())
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  return { at, size: info.width };
}
const white = [255, 255, 255];
const red = [200, 0, 0];

const giveLogo = async (width: number, height: number) => {
  const bytes = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#c80000"/></svg>`,
  );
  const logo = await saveImage(site.db, site.dataDir, { bytes, contentType: 'image/svg+xml', width, height, color: '#c80000', alt: {} });
  await saveSettings(site.db, { logo }, 'de');
};

test('the site is installed by the name and the colour of the venue', async () => {
  const response = await site.get('/manifest.webmanifest');
  const { name, start_url, icons } = await manifest();
  expect([response.headers.get('content-type'), name, start_url]).toEqual(['application/manifest+json', 'Foyer', '/de']);
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '192x192 maskable', '512x512 any', '512x512 maskable']);
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(await (await site.get(src)).arrayBuffer()).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  }
  for (const wrong of ['/icons/192-00ff00.png', '/icons/64-0a0a0a.png', '/icons/192-x.png']) expect((await site.get(wrong)).status).toBe(404);
  expect((await site.get('/apple-touch-icon.png')).headers.get('location')).toMatch(/^\/icons\/180-/);
});

test('with a logo, it is the icon everywhere, whole within the circle that a phone may cut out', async () => {
  const [before] = (await manifest()).icons;
  await giveLogo(40, 10);
  const { icons } = await manifest();
  const [any, maskable] = await Promise.all(icons.slice(2).map(({ src }) => look(src)));
  expect([any?.size, maskable?.size]).toEqual([512, 512]);
  // 88 % of the width; 80 % of the circle's diameter from corner to corner.
  expect([any?.at(256, 256), any?.at(40, 256), any?.at(20, 256), any?.at(256, 100)]).toEqual([red, red, white, white]);
  expect([maskable?.at(256, 256), maskable?.at(70, 256), maskable?.at(50, 256)]).toEqual([red, red, white]);
  const favicon = await site.get('/favicon.svg');
  expect([favicon.status, favicon.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/icons\/48-[0-9a-f]{12}\.png$/)]);
  expect((await site.get(favicon.headers.get('location') ?? '')).headers.get('cache-control')).toContain('immutable');
  // The address of the icon before is nobody's any more.
  expect((await site.get(before?.src ?? '')).status).toBe(404);
});

test('a high logo fits as well; without one all is as before', async () => {
  await giveLogo(10, 40);
  const [, , , maskable] = (await manifest()).icons;
  const { at } = await look(maskable?.src ?? '');
  expect([at(256, 70), at(256, 50), at(150, 256)]).toEqual([red, white, white]);
  await saveSettings(site.db, { logo: null }, 'de');
  expect((await site.get('/favicon.svg')).status).not.toBe(302);
  expect((await manifest()).icons[0]?.src).toMatch(/^\/icons\/192-[0-9a-f]{6}\.png$/);
});

test('a logo whose file is gone gives way to the colour, for as long as it is gone', async () => {
  await giveLogo(30, 30);
  await site.db.updateTable('asset').set({ file: 'ffffffffffffffff.svg' }).where('color', '=', '#c80000').where('width', '=', 30).execute();
  const [icon] = (await manifest()).icons;
  const answer = await site.get(icon?.src ?? '');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
});
