import { expect, test } from 'vitest';
import { type SignedIn, testApp } from '../../../../tests/support/app.ts';

const site = await testApp();
const ada = await site.signIn('editor');
const ben = await site.signIn('manager', 'ben@haus.example');
await site.db.updateTable('site_user').set({ name: 'Ben Ott' }).where('id', '=', ben.id).execute();
let keys = 0;

async function send(as: SignedIn, path: string, body: unknown, revision?: number) {
  const headers = {
    ...as.headers,
    'Content-Type': 'application/json',
    'Idempotency-Key': `authors-${++keys}`,
    ...(revision && { 'If-Match': `"${revision}"` }),
  };
  const response = await site.app.request(`/de/pageeditor-api/container/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}
const ask = async (path: string, as: SignedIn = ada) => (await site.get(`/de/pageeditor-api/container/${path}`, as.headers)).json();
const headline = (id: string) => ({ id, type: 'headline', fields: { content: { de: id }, headline_level: 2 } });
const setText = (id: string, value: string, language = 'de') => ({ kind: 'setField', id, field: 'content', language, value });
const place = (index: number) => ({ parent: null, column: 0, index });

test('of each text and block it is known who has written it last, since a revision', async () => {
  const { id } = await send(ada, '', { slug: 'von-wem', document: { format: 1, layout: '100', columns: [['a', 'b', 'c'].map(headline)] } });
  await send(ada, `${id}/commands/`, { commands: [setText('a', 'Ada'), setText('a', 'Ada', 'en'), { kind: 'moveBlock', id: 'b', place: place(0) }] }, 1);
  await send(ben, `${id}/commands/`, { commands: [setText('a', 'Ben'), { kind: 'composite', commands: [{ kind: 'removeBlock', id: 'c' }] }] }, 2);
  await send(ben, `${id}/commands/`, { commands: [{ kind: 'duplicateBlock', id: 'a', seed: 'einekopie' }] }, 3);
  const of = (rows: Record<string, unknown>[]) => rows.map((row) => [row.block, row.field, row.language, row.name, row.is_own]).sort();
  expect(of(await ask(`${id}/authors/?since=1`))).toEqual([
    ['a', 'content', 'de', 'Ben Ott', false],
    ['a', 'content', 'en', 'Ada Lang', true],
    ['b', null, null, 'Ada Lang', true],
    ['c', null, null, 'Ben Ott', false],
    ['einekopie', null, null, 'Ben Ott', false],
  ]);
  expect(of(await ask(`${id}/authors/?since=3`, ben))).toEqual([['einekopie', null, null, 'Ben Ott', true]]);
  expect((await site.get('/de/pageeditor-api/container/999999/authors/', ada.headers)).status).toBe(404);
});

test('the versions of a page say of whom they are', async () => {
  const { id } = await send(ada, '', { slug: 'fassungen', document: { format: 1, layout: '100', columns: [[headline('a')]] } });
  const version = await send(ben, `${id}/versions/`, { name: 'Vor der Pause' }, 1);
  expect(version.by).toBe('Ben Ott');
  await send(ada, `${id}/publish/`, { language: 'de' }, 1);
  const versions: { kind: string; by: string }[] = await ask(`${id}/versions/`);
  expect(versions.map(({ kind, by }) => [kind, by])).toEqual([
    ['publish', 'Ada Lang'],
    ['named', 'Ben Ott'],
  ]);
});
