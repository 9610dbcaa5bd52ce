import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';

let site: TestApp;
let editor: SignedIn;
let keys = 0;
beforeAll(async () => {
  site = await testApp();
  editor = await site.signIn('editor');
});

async function send(path: string, body: unknown, revision?: number) {
  const headers = {
    ...editor.headers,
    'Content-Type': 'application/json',
    'Idempotency-Key': `usage-test-${++keys}`,
    ...(revision && { 'If-Match': `"${revision}"` }),
  };
  return (await site.app.request(`/de/pageeditor-api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}
const ask = async (path: string) => (await site.get(`/de/pageeditor-api/${path}`, editor.headers)).json();
const documentOf = (type: string, fields: object) => ({ format: 1, layout: '100', columns: [[{ id: 'a', type, fields }]] });

test('a section that several pages share is changed in one place, and says where it stands', async () => {
  const section = await send('container/', { slug: 'oeffnung', document: documentOf('headline', { content: { de: 'Täglich ab elf' }, headline_level: 2 }) });
  // One after the other: they are told in the order in which they were made.
  for (const name of ['eins', 'zwei']) {
    const page = await send('pages/', { urls: { de: `/de/${name}` }, title: { de: name }, is_online: true });
    const { results } = await ask(`container/?content_type=page&object_id=${page.id}`);
    const [{ id, revision }] = results;
    const shown = await send(`container/${id}/`, { document: documentOf('container', { slug: 'oeffnung' }) }, revision);
    if (name === 'eins') await send(`container/${id}/publish/`, { language: 'de' }, shown.revision);
  }
  const shownOn = [
    { title: 'eins', url: '/de/eins' },
    { title: 'zwei', url: '/de/zwei' },
  ];
  expect(await ask('shared-sections/')).toMatchObject([{ slug: 'oeffnung', is_published: false, shown_on: shownOn }]);
  const published = await send(`container/${section.id}/publish/`, { language: 'de' }, section.revision);
  expect(await ask('shared-sections/')).toMatchObject([{ slug: 'oeffnung', is_published: true }]);
  const html = async () => (await site.get('/de/eins')).text();
  expect(await html()).toContain('Täglich ab elf');
  const changed = await send(
    `container/${section.id}/`,
    { document: documentOf('headline', { content: { de: 'Täglich ab zehn' }, headline_level: 2 }) },
    published.revision,
  );
  await send(`container/${section.id}/publish/`, { language: 'de' }, changed.revision);
  expect(await html()).toContain('Täglich ab zehn');
  expect(await ask('block-usage/?type=container')).toMatchObject([
    { title: 'eins', in_draft: 1, in_published: 1 },
    { title: 'zwei', in_draft: 1, in_published: 0 },
  ]);
});

test('where sections stand is told to those who edit alone', async () => {
  expect((await site.get('/de/pageeditor-api/shared-sections/')).status).toBe(401);
  expect((await site.get('/de/pageeditor-api/shared-sections/', (await site.signIn('visitor')).headers)).status).toBe(403);
});
