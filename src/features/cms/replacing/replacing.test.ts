import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { everything } from '../../../../tests/support/everything.ts';

let site: TestApp;
let manager: SignedIn;
let keys = 0;
beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
});
async function send(path: string, body: unknown, { as = manager, revision = 0 } = {}) {
  keys += 1;
  const headers = { ...as.headers, 'Content-Type': 'application/json', 'Idempotency-Key': `replace-${keys}`, ...(revision && { 'If-Match': `"${revision}"` }) };
  const response = await site.app.request(`/de/pageeditor-api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}
const drafts = async () => (await site.db.selectFrom('container').select(['id', 'draft']).orderBy('id').execute()).map(({ draft }) => draft);
const paragraph = (...content: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] });
const phone = { find: '040 123', replace: '040 999' };

test('a telephone number on eighty pages is previewed, replaced in all of them as one, and taken back byte for byte', async () => {
  for (let n = 0; n < 80; n += 1) {
    const link = { type: 'text', text: 'Anruf 040 123-45', marks: [{ type: 'link', attrs: { href: 'tel:040123' } }] };
    const blocks = [
      { id: `h${n}`, type: 'headline', fields: { content: { de: 'Telefon 040 123', en: 'Phone 040 123' }, headline_level: 2 } },
      { id: `t${n}`, type: 'text', fields: { content: { de: paragraph({ type: 'text', text: 'Oder ' }, link) } } },
    ];
    expect((await send('container/', { slug: `seite-${n}`, document: { format: 1, layout: '100', columns: [blocks] } })).status).toBe(200);
  }
  const before = await drafts();
  const { body: found } = await send('replacements/find/', phone);
  expect([found.count, found.is_cut, found.places[0].before, found.places[0].after]).toEqual([240, false, 'Telefon 040 123', 'Telefon 040 999']);
  expect(await drafts()).toEqual(before);
  const { body: done } = await send('replacements/', { ...phone, sum: found.sum });
  expect(done).toMatchObject({ containers: 80, places: 240 });
  expect((await drafts()).join()).not.toContain('040 123');
  expect((await drafts()).join()).toContain('Anruf 040 999-45');
  const { body: undone } = await send(`replacements/${done.id}/undo/`, {});
  expect(undone).toMatchObject({ containers: 80, places: 240, skipped: [] });
  expect(await drafts()).toEqual(before);
  expect((await send(`replacements/${done.id}/undo/`, {})).body.code).toBe('not_found');
}, 60_000);

test('what somebody has changed meanwhile is not overwritten: neither between preview and replacement nor when it is taken back', async () => {
  const blocks = ['a', 'b'].map((id) => ({ id, type: 'headline', fields: { content: { de: 'Foyerbar' }, headline_level: 2 } }));
  const { id } = (await send('container/', { slug: 'bar', document: { format: 1, layout: '100', columns: [blocks] } })).body;
  const bar = { find: 'foyerbar', replace: 'Kaibar' };
  const { body: found } = await send('replacements/find/', bar);
  const change = (block: string, value: string) => ({ commands: [{ kind: 'setField', id: block, field: 'content', language: 'de', value }] });
  await send(`container/${id}/commands/`, change('a', 'Foyerbar und Garten'), { revision: 1 });
  expect((await send('replacements/', { ...bar, sum: found.sum })).body.code).toBe('changed_since');
  const { body: again } = await send('replacements/find/', bar);
  const { body: done } = await send('replacements/', { ...bar, sum: again.sum });
  await send(`container/${id}/commands/`, change('a', 'Kaibar, neu'), { revision: 3 });
  expect((await send(`replacements/${done.id}/undo/`, {})).body).toMatchObject({ places: 1, skipped: ['bar'] });
  expect((await drafts()).at(-1)).toContain('Kaibar, neu');
  expect((await drafts()).at(-1)).toContain('"Foyerbar"');
});

test('is for managers alone, and a refusal leaves nothing', async () => {
  const editor = await site.signIn('editor');
  const before = await everything(site.db);
  expect((await send('replacements/find/', phone, { as: editor })).status).toBe(403);
  expect((await send('replacements/', { ...phone, sum: '' }, { as: editor })).status).toBe(403);
  expect((await send('replacements/', { find: 'gibt es nirgends', replace: '', sum: '' })).body.code).toBe('nothing_found');
  expect(await everything(site.db)).toBe(before);
});
