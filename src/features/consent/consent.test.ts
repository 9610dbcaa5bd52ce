import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';
import { recordCalls } from '../../../tests/support/records.ts';
import { consentContract } from './contract.ts';

let site: TestApp;
let manager: SignedIn;
let services: ReturnType<typeof recordCalls>;
beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
  services = recordCalls(site, 'services', manager);
});

const film = {
  name: 'Filme',
  slug: 'filme',
  category: 'external_media',
  is_on: true,
  purpose: { de: 'Filme zeigen', en: 'Show films' },
  provider: 'Film AG, Dublin',
  country: 'US',
  retention: { de: 'Ein Jahr', en: 'One year' },
  hosts: ['films.example.com'],
};
const consent = async (language = 'de') => consentContract.consent.output.parse(await (await site.get(`/${language}/api/consent/`)).json());
const change = async (id: number, values: object) => {
  const { revision } = (await services.get(`${id}/`)).body;
  const answer = await services.change(id, revision, values);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};
const empty = async () => {
  for (const table of ['consent_service', 'consent_count', 'consent_version'] as const) await site.db.deleteFrom(table).execute();
};

test('nobody is asked where nothing optional is switched on', async () => {
  await empty();
  expect(await consent()).toEqual({ versions: [], days: 180, domain: null, services: [] });
  await services.create({ ...film, category: 'required' });
  expect((await consent()).versions).toEqual([]);
});

test('the list says purposes, country and what is outside the EEA, in both languages', async () => {
  await empty();
  await services.create({ ...film, purpose: { de: 'Filme zeigen\n\nFilme zählen', en: 'Show films' } });
  expect((await consent()).services[0]).toMatchObject({
    slug: 'filme',
    purposes: ['Filme zeigen', 'Filme zählen'],
    country: 'Vereinigte Staaten',
    is_third_country: true,
  });
  expect((await consent('en')).services[0]).toMatchObject({ purposes: ['Show films'], country: 'United States' });
});

test('a version is new only where services, categories or purposes are added', async () => {
  await empty();
  const { id } = (await services.create(film)).body;
  const [first = 0] = (await consent()).versions;
  expect(first).toBeGreaterThan(0);
  const steps: [object, number[]][] = [
    [{ purpose: { de: 'Filme vorführen', en: 'Screen films' }, name: 'Kino', provider: 'Kino AG', country: 'DE' }, [first]],
    [{ purpose: { de: 'Filme vorführen\nFilme zählen', en: 'Screen films' } }, [first + 1]],
    [{ purpose: { de: 'Filme vorführen', en: 'Screen films' } }, [first + 1, first]], // nothing was added to what the first was about
    [{ category: 'marketing' }, [first + 2]],
    [{ is_on: false }, []],
    [{ is_on: true }, [first + 3]],
  ];
  for (const [values, versions] of steps) {
    await change(id, values);
    expect((await consent()).versions, JSON.stringify(values)).toEqual(versions);
  }
  await services.create({ ...film, name: 'Töne', slug: 'toene', hosts: ['sounds.example.com'] });
  expect((await consent()).versions).toEqual([first + 4]);
});

test.each([
  ['hosts', { hosts: ['https://films.example.com'] }],
  ['hosts', { hosts: ['www.googletagmanager.com'] }],
  ['hosts', { hosts: ['films.example.com'] }],
  ['country', { country: 'us' }],
  ['cookies', { cookies: ['*'] }],
  ['frame_url', { frame_url: 'https://elsewhere.example.com/{id}' }],
  ['frame_url', { frame_url: 'https://other.example.com/' }],
  ['script_url', { script_url: 'http://other.example.com/a.js' }],
  ['script_data', { script_data: '{"location": [["x"]]}' }],
  ['script_data', { script_data: 'alert(1)' }],
  ['slug', { slug: 'filme' }],
])('%s cannot be %o', async (field, values) => {
  await empty();
  expect((await services.create(film)).status).toBe(200);
  const { status, body } = await services.create({ ...film, name: 'Anderes', slug: 'anderes', hosts: ['other.example.com'], ...values });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
});

test('choices are counted by version and day, without anything of who has chosen', async () => {
  await empty();
  await services.create(film);
  const [version] = (await consent()).versions;
  const choose = async (choice: string, of = version) =>
    (
      await site.app.request('/api/consent/', {
        method: 'POST',
        headers: { ...site.csrf, 'Content-Type': 'application/json' },
        body: JSON.stringify({ version: of, choice }),
      })
    ).status;
  expect([await choose('rejected'), await choose('rejected'), await choose('accepted'), await choose('never'), await choose('accepted', 99)]).toEqual([
    204, 204, 204, 400, 404,
  ]);
  expect(await site.db.selectFrom('consent_count').selectAll().orderBy('choice').execute()).toEqual([
    { version, day: '2026-11-21', choice: 'accepted', n: 1 },
    { version, day: '2026-11-21', choice: 'rejected', n: 2 },
  ]);
  const counted = await (await site.get('/api/cms-consent-counts/', manager.headers)).json();
  expect(counted).toMatchObject([{ version, accepted: 1, rejected: 2, partly: 0 }]);
  expect((await site.get('/api/cms-consent-counts/')).status).toBe(401);
});

test('the settings say how long a choice is kept and whether the webshop shares it', async () => {
  await site.db.updateTable('site_settings').set({ consent_days: 30, consent_shares_domain: true }).execute();
  expect(await consent()).toMatchObject({ days: 30, domain: null });
  await site.db.updateTable('site_settings').set({ consent_days: null, consent_shares_domain: false }).execute();
});
