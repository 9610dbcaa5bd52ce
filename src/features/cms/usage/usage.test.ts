import { beforeAll, expect, test } from 'vitest';
import { instantAt } from '#i18n/berlin-time.ts';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { insertEvent, insertProduction, insertType } from '../../programme/build.ts';

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

test('what a block stands in is called by its name in the reader’s language, with the page on which it is seen', async () => {
  const { db } = site;
  const type_id = await insertType(db, { de: 'Oper', en: 'Opera' });
  const production = await insertProduction(db, { title: { de: 'Tosca' }, type_id });
  const event = await insertEvent(db, { production_id: production, date_start: instantAt('2031-11-21', '19:30') });
  const secret = await insertProduction(db, { title: { de: 'Noch geheim', en: 'Still secret' }, type_id });
  const name = '{"de":"Premieren","en":"First Nights"}';
  const { id: series } = await db.insertInto('series').values({ name }).returning('id').executeTakeFirstOrThrow();
  const owners = [
    { content_type: 'event', object_id: event },
    { content_type: 'production', object_id: production },
    { content_type: 'production', object_id: secret },
    { content_type: 'series', object_id: series },
    { content_type: 'footer', object_id: 1 },
    {},
  ];
  const document = documentOf('quote', { content: { de: 'Ruhe, bitte' } });
  for (const owner of owners)
    await send('container/', { slug: 'content_type' in owner ? `${owner.content_type}-${owner.object_id}` : 'lose', ...owner, document });
  const names = [
    ['Veranstaltung „Tosca“, Fr 21/11/2031', `/de/programm/tosca/${event}`],
    ['Produktion „Tosca“', `/de/produktionen/tosca/${production}`],
    ['Produktion „Noch geheim“', null],
    ['Reihe „Premieren“', `/de/abonnements/premieren/${series}`],
    ['Fußzeile', null],
    ['lose', null],
  ];
  const uses: { title: string; url: string | null }[] = await ask('block-usage/?type=quote');
  expect(uses.map(({ title, url }) => [title, url])).toEqual(names);
  const english = await (await site.get('/en/pageeditor-api/block-usage/?type=quote', editor.headers)).json();
  expect(english.map(({ title }: { title: string }) => title)).toEqual([
    'Event ‘Tosca’, Fri 21/11/2031',
    'Production ‘Tosca’',
    'Production ‘Still secret’',
    'Series ‘First Nights’',
    'Footer',
    'lose',
  ]);
  const manager = await site.signIn('manager');
  const headers = { ...manager.headers, 'Content-Type': 'application/json' };
  const found = await site.app.request('/de/pageeditor-api/replacements/find/', {
    method: 'POST',
    headers,
    body: JSON.stringify({ find: 'Ruhe', replace: 'Stille' }),
  });
  expect((await found.json()).places.map(({ title, url }: { title: string; url: string | null }) => [title, url])).toEqual(names);
});

test('a section takes no name under which blocks of an object are made', async () => {
  for (const slug of ['footer-1', 'page-77', 'production-3']) expect(await send('container/', { slug })).toMatchObject({ code: 'slug_reserved' });
  const { id, revision } = await send('container/', { slug: 'footer-eins' });
  const headers = { ...editor.headers, 'Content-Type': 'application/json', 'Idempotency-Key': 'usage-test-rename', 'If-Match': `"${revision}"` };
  const renamed = await site.app.request(`/de/pageeditor-api/container/${id}/`, { method: 'PATCH', headers, body: JSON.stringify({ slug: 'footer-1' }) });
  expect([renamed.status, (await renamed.json()).code]).toEqual([422, 'slug_reserved']);
});
