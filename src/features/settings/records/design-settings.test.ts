import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { settingsReader } from '../index.server.ts';
import { saveSettings } from '../save.server.ts';

let site: TestApp;
let manager: SignedIn;
beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
});
const address = '/de/api/cms-design/1/';
const read = async () => (await site.get(address, manager.headers)).json();
let keys = 0;
async function write(below: string, method: string, body: unknown) {
  const { revision } = await read();
  keys += 1;
  const headers = { ...manager.headers, 'Content-Type': 'application/json', 'Idempotency-Key': `design-key-${keys}`, 'If-Match': `"${revision}"` };
  const response = await site.app.request(`${address}${below}`, { method, headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}
const change = (body: unknown) => write('', 'PATCH', body);
async function insertPicture(file: string): Promise<number> {
  const row = { file, kind: 'image' as const, name: file, content_type: 'image/png', width: 600, height: 200 };
  return (await site.db.insertInto('asset').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

test('begins with what visitors see where nothing is stored', async () => {
  const { accent, ...stored } = await settingsReader(site.db).read();
  expect(await read()).toMatchObject({
    accent_light: accent.light,
    accent_dark: accent.dark,
    logo: stored.logo,
    menu_side: stored['menu.side'],
    menu_desktop: stored['menu.desktop'],
    basket_link: stored['header.basketLink'],
    event_style1: stored['event.style1'],
  });
});

test('each field is the setting of its key, and both ways say the same', async () => {
  const logo = await insertPicture('signet.png');
  const values = {
    accent_light: '#0a5c36',
    accent_dark: '#5fd39a',
    logo,
    menu_side: 'right',
    menu_desktop: false,
    basket_link: '/webshop/korb',
    webshop_link: 'https://karten.ostkai.example/',
    favorites_link: '/de/merkliste',
    event_style1: true,
    event_style2: true,
    event_style3: true,
  };
  expect((await change(values)).body).toMatchObject(values);
  expect(await settingsReader(site.db).read()).toMatchObject({
    accent: { light: '#0a5c36', dark: '#5fd39a' },
    logo,
    'menu.side': 'right',
    'menu.desktop': false,
    'header.basketLink': '/webshop/korb',
    'header.webshopLink': 'https://karten.ostkai.example/',
    'header.favoritesLink': '/de/merkliste',
    'event.style1': true,
    'event.style2': true,
    'event.style3': true,
  });
  expect(await (await site.get('/de')).text()).toContain('--signal:#0a5c36');
  await saveSettings(site.db, { accent: { light: '#b3200a', dark: '#ff8a70' }, logo: null, 'event.style2': false }, 'de');
  expect(await read()).toMatchObject({
    accent_light: '#b3200a',
    accent_dark: '#ff8a70',
    logo: null,
    event_style2: false,
    event_style1: true,
    menu_side: 'right',
  });
});

test('a picture that is deleted stands in neither', async () => {
  const id = await insertPicture('altes-signet.png');
  await change({ logo: id });
  await site.db.deleteFrom('asset').where('id', '=', id).execute();
  expect([(await read()).logo, (await settingsReader(site.db).read()).logo]).toEqual([null, null]);
});

test('a value that is none, written by hand, harms neither', async () => {
  const before = await read();
  for (const [key, value] of Object.entries({ 'menu.side': '"oben"', accent: '{"light":"rot"}', logo: '999999', 'event.style1': '"ja"' }))
    await site.db
      .insertInto('setting')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  const { menu_side, accent_light, logo, event_style1 } = before;
  expect(await read()).toMatchObject({ menu_side, accent_light, logo, event_style1 });
});

test.each([
  ['accent_light', '#ffee00', /1,\d\d/],
  ['accent_dark', '#333333', /4,50/],
  ['accent_light', '', /./],
  ['accent_light', 'rot', /./],
  ['menu_side', 'oben', /./],
  ['basket_link', 'javascript:alert(1)', /./],
  ['webshop_link', 'mailto:a@b.example', /https/],
])('%s “%s” is refused at its field', async (field, value, says) => {
  const { status, body } = await change({ [field]: value });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  expect(body.fields[field].join(' ')).toMatch(says);
});

test('a former design is brought back, with its colours on the pages', async () => {
  await change({ accent_light: '#0a5c36' });
  const { results } = await (await site.get(`${address}history/`, manager.headers)).json();
  await change({ accent_light: '#123a8c' });
  expect(await (await site.get('/en')).text()).toContain('--signal:#123a8c');
  expect((await write('restore/', 'POST', { entry: results[0].id })).status).toBe(200);
  expect(await (await site.get('/en')).text()).toContain('--signal:#0a5c36');
});

test('editors may neither read nor write it', async () => {
  expect((await site.get(address, (await site.signIn('editor')).headers)).status).toBe(403);
});
