import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { blockRegistry as registry } from '../../../blocks/registry.ts';
import { type BlockDocument, translationStatus } from '../../../content/index.ts';

let site: TestApp;
let editor: SignedIn;
let keys = 0;
beforeAll(async () => {
  site = await testApp();
  editor = await site.signIn('editor');
});
async function send(path: string, body: unknown, revision?: number) {
  keys += 1;
  const headers = {
    ...editor.headers,
    'Content-Type': 'application/json',
    'Idempotency-Key': `translate-${keys}`,
    ...(revision && { 'If-Match': `"${revision}"` }),
  };
  const response = await site.app.request(`/de/pageeditor-api/container/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}
const marks = async (id: number) => (await site.get(`/de/pageeditor-api/container/${id}/translations/`, editor.headers)).json();

test('three German texts that change mark these and no other; a tick holds until the German is another, and publishing German leaves English as it was', async () => {
  const texts = ['a', 'b', 'c', 'd'].map((id) => ({ id, type: 'headline', fields: { content: { de: `Text ${id}`, en: `English ${id}` }, headline_level: 2 } }));
  const { id } = (await send('', { slug: 'zwei-sprachen', document: { format: 1, layout: '100', columns: [texts] } })).body;
  const english = (await send(`${id}/publish/`, { language: 'en' }, 1)).body;
  const before: BlockDocument = english.document;
  const change = (block: string, value: string) => ({ kind: 'setField', id: block, field: 'content', language: 'de', value });
  await send(`${id}/commands/`, { commands: ['a', 'b', 'c'].map((block) => change(block, `Neu ${block}`)) }, 2);
  const { body: after } = await send(`${id}/publish/`, { language: 'de' }, 3);
  const { outdated } = translationStatus(after.document, registry, { source: 'de', target: 'en', translatedFrom: before });
  expect(outdated.map(({ blockId }) => blockId)).toEqual(['a', 'b', 'c']);
  expect(after.published.find(({ language }: { language: string }) => language === 'en').version_id).toBe(english.published[0].version_id);
  const ticked = await send(`${id}/translations/`, { places: [{ block_id: 'b', field: 'content' }] }, 4);
  expect(ticked.body).toEqual({ revision: 4, settled: [{ block_id: 'b', field: 'content' }], outdated: [], further_languages: [] });
  await send(`${id}/commands/`, { commands: [change('b', 'Noch neuer')] }, 4);
  expect(await marks(id)).toEqual({ revision: 5, settled: [], outdated: [{ block_id: 'b', field: 'content' }], further_languages: [] });
  expect((await send(`${id}/translations/`, { places: [{ block_id: 'b', field: 'content' }] }, 4)).body.code).toBe('stale');
});
