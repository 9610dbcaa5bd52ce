import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { saveSettings } from '../../features/settings/index.server.ts';
import { shareImage } from '../../ui/page-head/share-image.ts';

// What a page says of itself where it is shared, and to search engines.
let site: TestApp;
let event: string;
beforeAll(async () => {
  site = await testApp({ demo: true });
  const { results } = await (await site.get('/de/api/events/?page_size=50')).json();
  event = results.find(({ image_obj }: { image_obj: unknown }) => image_obj).link.url;
});
const html = async (path: string) => (await site.get(path)).text();
const meta = (text: string, name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(text)?.[1];
const structured = (text: string) => JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? 'null');

test.each(['/de', '/en/events', '/en/search', '/de/user/login', '/de/gibt-es-nicht', 'event'])(
  '%s has a picture with its size and words for it',
  async (path) => {
    const text = await html(path === 'event' ? event : path);
    expect(meta(text, 'og:image')).toMatch(/^https:\/\/ostkai\.example\/\S+\.(png|jpg)$/);
    expect([Number(meta(text, 'og:image:width')), Number(meta(text, 'og:image:height'))]).toEqual(path === 'event' ? [1280, 720] : [1200, 630]);
    expect(meta(text, 'og:image:alt')).toMatch(/\S/);
    expect(meta(text, 'twitter:card')).toBe('summary_large_image');
  },
);

test('the picture of the house is drawn, in the size that is told, and follows its colour', async () => {
  const draw = async () => {
    const response = await site.get(shareImage.path);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    return Buffer.from(await response.arrayBuffer());
  };
  const before = await draw();
  expect(await sharp(before).metadata()).toMatchObject({ width: shareImage.width, height: shareImage.height });
  await saveSettings(site.db, { accent: { light: '#00624e', dark: '#3ddcb4' } }, 'de');
  expect((await draw()).equals(before)).toBe(false);
});

test('of a picture that the design names, the size stands where its address tells it', async () => {
  await saveSettings(site.db, { 'header.logoLink': '/media/1-ab34cd56/16x9-1280.jpg' }, 'de');
  const text = await html('/de');
  expect([meta(text, 'og:image:width'), meta(text, 'og:image:height')]).toEqual(['1280', '720']);
  await saveSettings(site.db, { 'header.logoLink': 'https://bilder.example/logo.png' }, 'de');
  expect(meta(await html('/de'), 'og:image:width')).toBeUndefined();
  await saveSettings(site.db, { 'header.logoLink': '' }, 'de');
});

describe('for search engines', () => {
  test('the home page is the house, with its address', async () => {
    expect(structured(await html('/de'))).toMatchObject({
      '@type': 'PerformingArtsTheater',
      name: 'Ostkai',
      address: { streetAddress: 'Am Ostkai 1', postalCode: '20457', addressLocality: 'Hamburg', addressCountry: 'DE' },
    });
  });

  test('every event of the demo has an end, a hall in the house with its address, and offers with a price or none', async () => {
    const { results } = await (await site.get('/de/api/events/?page_size=40')).json();
    for (const { link } of results) {
      const data = structured(await html(link.url));
      expect(data, link.url).toMatchObject({
        endDate: expect.any(String),
        location: { address: { addressLocality: 'Hamburg' }, containedInPlace: { name: 'Ostkai' } },
      });
      for (const offer of data.offers ?? []) expect(offer.price).toMatch(/^\d+\.\d\d$/);
    }
  });

  test('an end that is only usual is shown to nobody', async () => {
    const { results } = await (await site.get('/de/api/events/?page_size=40')).json();
    const open = results.find(({ date_end, time_known }: { date_end: string | null; time_known: boolean }) => !date_end && time_known);
    const text = await html(open.link.url);
    const end = structured(text).endDate.slice(11, 16).replace(':', '.');
    expect(text.replace(/<script.*?<\/script>/gs, '')).not.toContain(`${end} Uhr`);
  });

  test('each page of a list is its own original, with what is chosen', async () => {
    const canonical = async (path: string) => /rel="canonical" href="https:\/\/ostkai\.example([^"]*)"/.exec(await html(path))?.[1];
    expect(await canonical('/de/programm?page=2')).toBe('/de/programm?page=2');
    expect(await canonical('/de/programm?page=2&room=1')).toBe('/de/programm?room=1&amp;page=2');
    expect(await canonical('/de/programm?room=1')).toBe('/de/programm');
  });
});
