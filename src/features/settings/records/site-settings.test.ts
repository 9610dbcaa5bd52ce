import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { settingsReader } from '../index.server.ts';
import { saveSettings } from '../save.server.ts';

let site: TestApp;
let manager: SignedIn;
beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
});
const address = '/de/api/cms-settings/1/';
const read = async (as = manager) => (await site.get(address, as.headers)).json();
let keys = 0;
async function change(body: unknown, as = manager) {
  const { revision } = await read();
  keys += 1;
  const headers = { ...as.headers, 'Content-Type': 'application/json', 'Idempotency-Key': `settings-key-${keys}`, 'If-Match': `"${revision}"` };
  const response = await site.app.request(address, { method: 'PATCH', headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}
const seen = async () => (await site.get('/de/pageeditor-api/settings')).json();

test('begins with what visitors see where nothing is stored', async () => {
  const record = await read();
  const { name, address: of, is_site_online, is_shop_online } = await seen();
  expect(record).toMatchObject({ name, ...of, is_site_online, is_shop_online, usual_minutes: (await settingsReader(site.db).read()).usual_minutes });
});

test('a change is seen at once, and no other setting is stored by it', async () => {
  const before = await site.db.selectFrom('setting').select('key').execute();
  const changes = { name: 'Stadttheater', claim: { de: 'Bühne am Fluss', en: 'Stage on the river' }, city: 'Bremen', country: 'DE' };
  expect((await change(changes)).status).toBe(200);
  expect(await seen()).toMatchObject({ name: 'Stadttheater', claim: 'Bühne am Fluss', address: { city: 'Bremen', country: 'DE', street: '' } });
  const after = await site.db.selectFrom('setting').select('key').execute();
  expect(
    after
      .map(({ key }) => key)
      .filter((key) => !before.some((one) => one.key === key))
      .toSorted(),
  ).toEqual(['address', 'claim', 'name']);
  expect(await (await site.get('/en')).text()).toContain('Stadttheater');
});

test('each field is the setting of its key, and both ways say the same', async () => {
  const values = {
    name: 'Ostkai',
    name_accent: 'kai',
    claim: { de: 'Haus für Musik' },
    street: 'Am Ostkai 1',
    postcode: '20457',
    city: 'Hamburg',
    country: 'DE',
    phone: '+49 40 66969-100',
    group_booking: 'gruppen@ostkai.example',
    share_picture: '/media/1-ab34cd56/16x9-1280.jpg',
    whistleblower_link: 'https://hinweise.example/',
    usual_minutes: 90,
    is_shop_online: false,
    shop_online_again: '2026-12-01T10:00:00+01:00',
    html_header: { de: '<p>Kopf</p>' },
    html_footer_top: { de: '<p>Oben</p>' },
    html_footer_bottom: { de: '<p>Unten</p>' },
    html_footer_logos: { de: '<p>Logos</p>' },
  };
  expect((await change(values)).body).toMatchObject(values);
  const stored = await settingsReader(site.db).read();
  expect(stored).toMatchObject({
    name: 'Ostkai',
    address: { street: 'Am Ostkai 1', postcode: '20457', city: 'Hamburg', country: 'DE' },
    'tickets.phone': '+49 40 66969-100',
    'tickets.groupBooking': 'gruppen@ostkai.example',
    'header.logoLink': '/media/1-ab34cd56/16x9-1280.jpg',
    whistleblowerLink: 'https://hinweise.example/',
    usual_minutes: 90,
    is_shop_online: false,
    'html_footer_logos.code': { de: '<p>Logos</p>' },
  });
  expect(new Date(stored['tickets.onlineAgain'] ?? '')).toEqual(new Date('2026-12-01T10:00:00+01:00'));
  await saveSettings(
    site.db,
    { name: 'Ostkai am Abend', 'tickets.onlineAgain': null, is_shop_online: true, address: { street: '', postcode: '', city: 'Kiel', country: '' } },
    'de',
  );
  expect(await read()).toMatchObject({
    name: 'Ostkai am Abend',
    shop_online_again: null,
    is_shop_online: true,
    city: 'Kiel',
    street: '',
    claim: { de: 'Haus für Musik' },
  });
});

test('a language that is taken away elsewhere is taken from the record too', async () => {
  await change({ claim: { de: 'Haus für Musik', en: 'House of music' }, html_header: { de: '<p>Kopf</p>', en: '<p>Head</p>' } });
  await saveSettings(site.db, { claim: { de: 'Haus für Musik' }, 'html_header.code': { en: '<p>Head</p>' } }, 'de');
  expect(await read()).toMatchObject({ claim: { de: 'Haus für Musik' }, html_header: { en: '<p>Head</p>' } });
  expect(Object.keys((await read()).claim)).toEqual(['de']);
  const before = (await read()).revision;
  await saveSettings(site.db, { claim: { de: 'Haus für Musik' } }, 'de');
  expect((await read()).revision).toBe(before);
});

test('a value that is none, written by hand, harms neither', async () => {
  const { name } = await read();
  await site.db
    .insertInto('setting')
    .values({ key: 'usual_minutes', value: '"viele"' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: '"viele"' }))
    .execute();
  expect(await read()).toMatchObject({ name, usual_minutes: 90 });
});

test('whatever passes the form is a value of its setting', async () => {
  const wrong: [string, unknown][] = [
    ['name', ''],
    ['country', 'Deutschland'],
    ['country', 'de'],
    ['phone', 'anrufen'],
    ['group_booking', 'javascript:alert(1)'],
    ['group_booking', 'gruppen@'],
    ['group_booking', 'büro@ostkai.example'],
    ['share_picture', 'mailto:a@b.example'],
    ['whistleblower_link', '//fremd.example'],
    ['usual_minutes', 0],
    ['usual_minutes', 2_000],
  ];
  for (const [field, value] of wrong) expect([field, value, (await change({ [field]: value })).status]).toEqual([field, value, 400]);
});

test('HTML is shown without what does not belong into a page', async () => {
  await change({ html_footer_top: { de: '<p>Fuß</p><script>alert(1)</script>' } });
  expect((await seen()).html_footer_top.code).toBe('<p>Fuß</p>');
});

describe('switched off', () => {
  test('the website is off at once, and on again', async () => {
    await change({ is_site_online: false });
    expect((await site.get('/de')).status).toBe(503);
    await change({ is_site_online: true });
    expect((await site.get('/de')).status).toBe(200);
  });
});

test('the history has who, old and new, and is taken back; editors may neither read nor write', async () => {
  await change({ city: 'Rostock' });
  const { results } = await (await site.get(`${address}history/`, manager.headers)).json();
  expect(JSON.stringify(results[0])).toContain('Rostock');
  expect(results[0]).toMatchObject({ user: { name: 'Ada Lang' } });
  const editor = await site.signIn('editor');
  expect((await site.get(address, editor.headers)).status).toBe(403);
});

test('there is one: no list, nothing to make or delete', async () => {
  for (const path of ['/de/api/cms-settings/', '/de/api/cms-settings/2/', '/de/api/cms-settings/export/'])
    expect([path, (await site.get(path, manager.headers)).status]).toEqual([path, 404]);
});
