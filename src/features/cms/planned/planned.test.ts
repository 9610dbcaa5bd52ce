import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { everything } from '../../../../tests/support/everything.ts';
import { Services } from '../../../api/service.server.ts';
import { jobService } from '../../jobs/index.server.ts';

// The site's clock is an hour behind that of the database, so that what lies before the site is due for the queue at once.
let site: TestApp;
let editor: SignedIn;
const services = new Services();
const now = () => new Date(Date.now() - 3_600_000);
const soon = () => new Date(Date.now() - 60_000).toISOString();
const later = () => new Date(Date.now() + 86_400_000).toISOString();
let keys = 0;
beforeAll(async () => {
  site = await testApp({ services, now });
  editor = await site.signIn('editor');
});

async function send(method: string, path: string, revision?: number, body?: unknown) {
  keys += 1;
  const headers = {
    ...editor.headers,
    'Content-Type': 'application/json',
    'Idempotency-Key': `planned-${keys}`,
    ...(revision && { 'If-Match': `"${revision}"` }),
  };
  const response = await site.app.request(`/de/pageeditor-api/container/${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  return { status: response.status, body: response.status === 204 ? null : await response.json() };
}
const planned = async (id: number) =>
  (await (await site.get(`/de/pageeditor-api/container/${id}/planned/`, editor.headers)).json()) as { id: number; kind: string }[];
const shown = async (slug: string) => JSON.stringify(await (await site.get(`/de/pageeditor-api/container/by-slug/${slug}`)).json());
const headline = (text: string) => ({ id: 'h1', type: 'headline', fields: { content: { de: text }, headline_level: 2 } });
const documentOf = (...blocks: object[]) => ({ format: 1, layout: '100', columns: [blocks] });
const settled = () => services.get(jobService).settled();

async function container(slug: string, text: string): Promise<number> {
  return (await send('POST', '', undefined, { slug, document: documentOf(headline(text)) })).body.id;
}

test('is published at its instant as it was when it was planned, and once', async () => {
  const id = await container('weihnachten', 'Frohes Fest');
  const plan = await send('POST', `${id}/planned/`, 1, { language: 'de', action: 'publish', at: soon() });
  expect([plan.status, plan.body.by]).toEqual([200, 'Ada Lang']);
  await send('PATCH', `${id}/`, 1, { document: documentOf(headline('Noch nicht fertig')) });
  await settled();
  expect(await shown('weihnachten')).toContain('Frohes Fest');
  expect(await planned(id)).toEqual([]);
  const versions = await (await site.get(`/de/pageeditor-api/container/${id}/versions/`, editor.headers)).json();
  expect(versions.filter(({ kind }: { kind: string }) => kind === 'publish')).toHaveLength(1);
});

test('is taken offline at its instant', async () => {
  const id = await container('sommer', 'Freiluft');
  await send('POST', `${id}/publish/`, 1, { language: 'de' });
  await send('POST', `${id}/planned/`, 2, { language: 'de', action: 'unpublish', at: soon() });
  expect(await shown('sommer')).toContain('Freiluft');
  await settled();
  expect(await shown('sommer')).toContain('not_found');
});

test('waits for its instant, is shown, replaced and cancelled', async () => {
  const id = await container('advent', 'Advent');
  await send('POST', `${id}/planned/`, 1, { language: 'de', action: 'publish', at: later() });
  const again = await send('POST', `${id}/planned/`, 1, { language: 'de', action: 'publish', at: later() });
  await settled();
  expect(await planned(id)).toMatchObject([{ id: again.body.id, kind: 'publish' }]);
  expect((await send('DELETE', `${id}/planned/${again.body.id}/`, 1)).status).toBe(204);
  expect(await planned(id)).toEqual([]);
  expect(await site.db.selectFrom('container_version').select('id').where('container_id', '=', id).where('kind', '=', 'planned').execute()).toEqual([]);
});

test('is refused for what has passed, what lacks something and what somebody else has changed, and leaves nothing', async () => {
  const id = await container('gestern', 'Gestern');
  const empty = await container('leer', '');
  const before = await everything(site.db);
  const past = { language: 'de', action: 'publish', at: '2020-01-01T00:00:00Z' };
  expect((await send('POST', `${id}/planned/`, 1, past)).body.code).toBe('past_instant');
  expect((await send('POST', `${id}/planned/`, 9, { ...past, at: later() })).body.code).toBe('stale');
  expect((await send('POST', `${empty}/planned/`, 1, { ...past, at: later() })).body.code).toBe('not_publishable');
  expect((await send('DELETE', `${id}/planned/999/`, 1)).body.code).toBe('not_found');
  expect(await everything(site.db)).toBe(before);
});
