import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertEvent, insertProduction } from '#features/programme/build.ts';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';
import { recordCalls } from '../../../tests/support/records.ts';
import { saveImage } from '../media/index.server.ts';

let site: TestApp;
let manager: SignedIn;
let production: number;
let pictures: number[];
const soon = new Date(Date.now() + 86_400_000);
let keys = 0;

beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
  const { db } = site;
  production = await insertProduction(db, { title: { de: 'Die Zauberflöte', en: 'The Magic Flute' } });
  await insertEvent(db, { production_id: production, date_start: soon });
  const { dataDir } = site;
  pictures = [];
  for (const [index, colour] of ['#aa3322', '#2233aa'].entries()) {
    const bytes = await sharp({ create: { width: 60 + index, height: 40, channels: 3, background: colour } })
      .jpeg()
      .toBuffer();
    pictures.push(
      await saveImage(db, dataDir, {
        bytes,
        contentType: 'image/jpeg',
        width: 60 + index,
        height: 40,
        color: colour,
        alt: { de: 'Bühne' },
        credit: { de: 'Ada Lind' },
      }),
    );
  }
  const { body } = await recordCalls(site, 'productions', manager).get(`${production}/`);
  const press = { has_press: true, press_text: { de: 'Erster Absatz.\n\nZweiter Absatz.' }, press_pictures: pictures.map((image_id) => ({ image_id })) };
  const { status } = await recordCalls(site, 'productions', manager).change(production, body.revision, press);
  expect(status).toBe(200);
});

const address = () => `/de/api/press/${production}/`;
const status = async (path: string) => (await site.get(path)).status;
const set = (values: object) => site.db.updateTable('production').set(values).where('id', '=', production).execute();
async function link(method: 'POST' | 'DELETE'): Promise<string> {
  const headers = { ...manager.headers, 'Idempotency-Key': `press-link-${++keys}` };
  const response = await site.app.request(`/de/api/cms-productions/${production}/address/`, { method, headers });
  const { address: made } = await response.json();
  return made ? new URL(made).search : '';
}
const zip = async (query = '') => unzipSync(new Uint8Array(await (await site.get(`/de/api/press/${production}.zip${query}`)).arrayBuffer()));

describe('the press area', () => {
  test('has the text and the pictures with their credits, as page and as call', async () => {
    const press = await (await site.get(address())).json();
    expect(press).toMatchObject({ title: 'Die Zauberflöte', text: ['Erster Absatz.', 'Zweiter Absatz.'], embargo: null });
    expect(press.pictures.map(({ image, credit }: { image: { id: number }; credit: string }) => [image.id, credit])).toEqual(
      pictures.map((id) => [id, 'Ada Lind']),
    );
    const page = await (await site.get(`/de/presse/die-zauberfloete/${production}`)).text();
    expect(page).toContain('Foto: Ada Lind');
    expect(page).toContain(`/de/api/press/${production}.zip`);
    expect(await status(`/de/presse/falsch/${production}`)).toBe(301);
    expect(await status(`/en/press/the-magic-flute/${production}`)).toBe(200);
  });

  test('as an archive has text, credits and pictures as JPEG without what their files say', async () => {
    const files = await zip();
    expect(Object.keys(files)).toEqual(['pressetext.txt', 'bildnachweise.txt', '01-die-zauberfloete-ada-lind.jpg', '02-die-zauberfloete-ada-lind.jpg']);
    expect(new TextDecoder().decode(files['bildnachweise.txt'])).toContain('Foto: Ada Lind');
    expect(await sharp(files['01-die-zauberfloete-ada-lind.jpg']).metadata()).toMatchObject({ format: 'jpeg', width: 60 });
  });

  test('leaves out a picture whose right has ended', async () => {
    const [first = 0, second = 0] = pictures;
    const right = (copyright_until: string | null) => site.db.updateTable('asset').set({ copyright_until }).where('id', '=', first).execute();
    await right('2020-01-01');
    const press = await (await site.get(address())).json();
    expect(press.pictures.map(({ image }: { image: { id: number } }) => image.id)).toEqual([second]);
    expect(Object.keys(await zip()).filter((name) => name.endsWith('.jpg'))).toHaveLength(1);
    await right(null);
  });

  test('is not there without the switch, nor for a production that visitors do not see', async () => {
    await set({ has_press: false });
    expect([await status(address()), await status(`/de/api/press/${production}.zip`), await status(`/de/presse/die-zauberfloete/${production}`)]).toEqual([
      404, 404, 404,
    ]);
    await set({ has_press: true, is_online: false });
    expect([await status(address()), await status(`/de/api/press/${production}.zip`)]).toEqual([404, 404]);
    await set({ is_online: true });
    expect(await status(address())).toBe(200);
  });
});

describe('before the embargo', () => {
  test('only the link leads there, and says until when', async () => {
    await set({ press_from: soon });
    for (const path of [address(), `/de/api/press/${production}.zip`, `/de/presse/die-zauberfloete/${production}`]) {
      expect(await status(path)).toBe(404);
      expect(await status(`${path}?token=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`)).toBe(404);
    }
    const query = await link('POST');
    for (const path of [address(), `/de/api/press/${production}.zip`]) expect(await status(path + query)).toBe(200);
    const page = await site.get(`/de/presse/die-zauberfloete/${production}${query}`);
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(await page.text()).toContain('Sperrfrist bis');
    expect(Object.keys(await zip(query))).toHaveLength(4);
  });

  test('a link that was renewed or taken back leads nowhere', async () => {
    const first = await link('POST');
    const second = await link('POST');
    expect([await status(address() + first), await status(address() + second)]).toEqual([404, 200]);
    await link('DELETE');
    expect(await status(address() + second)).toBe(404);
    await set({ press_from: null });
  });

  test('links are for managers', async () => {
    expect(await status(`/de/api/cms-productions/${production}/address/`)).toBe(401);
    expect((await site.get(`/de/api/cms-productions/${production}/address/`, (await site.signIn('editor')).headers)).status).toBe(403);
  });
});
