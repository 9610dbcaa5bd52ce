import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';
import { recordCalls } from '../../../tests/support/records.ts';

let site: TestApp;
let manager: SignedIn;
let releases: ReturnType<typeof recordCalls>;
let keys = 0;
beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
  releases = recordCalls(site, 'releases', manager);
});
async function send(method: string, path: string, revision: number | null, body?: object) {
  keys += 1;
  const headers = { ...manager.headers, 'Content-Type': 'application/json', 'Idempotency-Key': `release-${keys}` };
  const sent = { method, headers: { ...headers, ...(revision && { 'If-Match': `"${revision}"` }) }, ...(body && { body: JSON.stringify(body) }) };
  const response = await site.app.request(`/de/pageeditor-api/${path}`, sent);
  return { status: response.status, body: response.status === 204 ? null : await response.json() };
}
const at = '2026-12-01T11:00:00+01:00';
const newRelease = async () => (await releases.create({ name: 'Spielzeit', at })).body;
const headline = (text: string) => ({
  format: 1,
  layout: '100',
  columns: [[{ id: 'h1', type: 'headline', fields: { content: { de: text }, headline_level: 2 } }]],
});

/** A page with a draft; answers its container with the draft's revision. */
async function newPage(path: string, text: string, is_online: boolean) {
  const page = (await send('POST', 'pages/', null, { urls: { de: `/de/${path}` }, title: { de: `Seite ${path}` }, is_online })).body.id;
  const { results } = await (await site.get(`/de/pageeditor-api/container/?content_type=page&object_id=${page}`, manager.headers)).json();
  const [{ id, revision }] = results;
  const stored = await send('PATCH', `container/${id}/`, revision, { document: headline(text) });
  return { id, revision: stored.body.revision as number };
}
const withRelease = (id: number, revision: number, release_id: number) =>
  send('POST', `container/${id}/planned/`, revision, { language: 'de', action: 'publish', release_id });
const seen = async (path: string) => {
  const response = await site.get(`/de/${path}`);
  return { status: response.status, html: await response.text() };
};
const revisionOf = async (id: number) => (await send('GET', `container/${id}/`, null)).body.revision;

test('a page waits for its release as it was when it was planned, and goes online with it', async () => {
  const release = await newRelease();
  const { id, revision } = await newPage('spielzeit', 'Die neue Spielzeit', false);
  expect((await send('GET', 'planned/releases/', null)).body).toContainEqual({ id: release.id, name: 'Spielzeit', at });
  const planned = await withRelease(id, revision, release.id);
  expect([planned.status, planned.body]).toMatchObject([200, { at, release: { id: release.id, name: 'Spielzeit' } }]);
  await send('PATCH', `container/${id}/`, revision, { document: headline('Halber Satz') });
  expect((await seen('spielzeit')).status).toBe(404);
  await releases.change(release.id, 1, { state: 'out' });
  const then = await seen('spielzeit');
  expect([then.status, then.html.includes('Die neue Spielzeit'), then.html.includes('Halber Satz')]).toEqual([200, true, false]);
  expect((await send('GET', `container/${id}/planned/`, null)).body).toEqual([]);
});

test('it comes back as it was before, and out again', async () => {
  const release = await newRelease();
  const [shown, hidden] = [await newPage('vorschau', 'Alte Spielzeit', true), await newPage('premieren', 'Premieren', false)];
  await send('POST', `container/${shown.id}/publish/`, shown.revision, { language: 'de' });
  const stored = await send('PATCH', `container/${shown.id}/`, shown.revision + 1, { document: headline('Neue Spielzeit') });
  await withRelease(shown.id, stored.body.revision, release.id);
  await withRelease(hidden.id, hidden.revision, release.id);
  const answers = async () => [
    (await seen('vorschau')).html.includes('Neue Spielzeit'),
    (await seen('vorschau')).html.includes('Alte Spielzeit'),
    (await seen('premieren')).status,
  ];
  expect(await answers()).toEqual([false, true, 404]);
  const out = await releases.change(release.id, 1, { state: 'out' });
  expect(await answers()).toEqual([true, false, 200]);
  const back = await releases.change(release.id, out.body.revision, { state: 'planned' });
  expect(await answers()).toEqual([false, true, 404]);
  await releases.change(release.id, back.body.revision, { state: 'out' });
  expect(await answers()).toEqual([true, false, 200]);
});

test('what was published since stays when the release comes back', async () => {
  const release = await newRelease();
  const { id, revision } = await newPage('haus', 'Mit der Spielzeit', true);
  await withRelease(id, revision, release.id);
  const out = await releases.change(release.id, 1, { state: 'out' });
  const now = await revisionOf(id);
  const stored = await send('PATCH', `container/${id}/`, now, { document: headline('Danach') });
  await send('POST', `container/${id}/publish/`, stored.body.revision, { language: 'de' });
  await releases.change(release.id, out.body.revision, { state: 'cancelled' });
  expect((await seen('haus')).html).toContain('Danach');
});

test('is refused of a release that is out, of what is taken offline, and with a moment besides', async () => {
  const release = await newRelease();
  await releases.change(release.id, 1, { state: 'out' });
  const { id, revision } = await newPage('spaet', 'Zu spät', true);
  expect((await withRelease(id, revision, release.id)).body.code).toBe('release_not_planned');
  const open = await newRelease();
  const body = { language: 'de', action: 'publish', release_id: open.id };
  for (const wrong of [
    { ...body, action: 'unpublish' },
    { ...body, at },
    { language: 'de', action: 'publish' },
  ])
    expect((await send('POST', `container/${id}/planned/`, revision, wrong)).status).toBe(400);
  expect((await send('GET', `container/${id}/planned/`, null)).body).toEqual([]);
});

test('a release that is moved takes its pages along, and one that pages wait for is not deleted', async () => {
  const release = await newRelease();
  const { id, revision } = await newPage('verlegt', 'Verlegt', true);
  await withRelease(id, revision, release.id);
  const later = '2026-12-02T11:00:00+01:00';
  await releases.change(release.id, 1, { at: later });
  expect((await send('GET', `container/${id}/planned/`, null)).body).toMatchObject([{ at: later }]);
  expect((await releases.remove(release.id, 2)).body.code).toBe('in_use');
});
