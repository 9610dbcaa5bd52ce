import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp, testNow } from '../../../../tests/support/app.ts';
import { everything } from '../../../../tests/support/everything.ts';
import { storePage } from '../../navigation/build.ts';

let site: TestApp;
let editor: SignedIn;
let keys = 0;
beforeAll(async () => {
  site = await testApp();
  editor = await site.signIn('editor');
});

type Options = { revision?: number; key?: string; as?: SignedIn };
async function send(method: string, path: string, body?: unknown, { revision, key = `key-${++keys}-of-test`, as = editor }: Options = {}) {
  const headers = { ...as.headers, 'Content-Type': 'application/json', 'Idempotency-Key': key, ...(revision && { 'If-Match': `"${revision}"` }) };
  const response = await site.app.request(`/de/pageeditor-api/${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  return { status: response.status, cache: response.headers.get('cache-control'), body: response.status === 204 ? null : await response.json() };
}
const get = (path: string, as = editor) =>
  site.get(`/de/pageeditor-api/${path}`, as.headers).then(async (response) => ({ status: response.status, body: await response.json() }));

const headline = (id: string, de: string, en?: string) => ({ id, type: 'headline', fields: { content: { de, ...(en && { en }) }, headline_level: 2 } });
const insert = (block: unknown, index = 0) => ({ kind: 'insertBlock', place: { parent: null, column: 0, index }, block });
const setText = (id: string, value: string, language = 'de') => ({ kind: 'setField', id, field: 'content', language, value });

const locks = sql<{ count: string }>`select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const waitingForLocks = async () => Number((await locks.execute(site.db)).rows[0]?.count);

let pictures = 0;
async function newPicture(alt: object): Promise<number> {
  const file = `${(++pictures).toString(16).padStart(16, '0')}.png`;
  const row = { file, kind: 'image' as const, name: file, content_type: 'image/png', width: 3_000, height: 2_000, alt: JSON.stringify(alt) };
  return (await site.db.insertInto('asset').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

async function newContainer(slug: string, ...blocks: unknown[]) {
  const { body } = await send('POST', 'container/', { slug, document: { format: 1, layout: '100', columns: [blocks] } });
  return body as { id: number; revision: number };
}

describe('a container', () => {
  test('is made empty for an object, and found again instead of made twice', async () => {
    const page = await storePage(site.db, { title: 'Haus', path: '/haus' });
    const body = { model: 'container', parent: null, content_type: 'page', object_id: page, slug: 'haus-inhalt' };
    const made = await send('POST', 'container/', body);
    expect([made.status, made.cache]).toEqual([200, 'no-store']);
    expect(made.body).toMatchObject({ ...body, revision: 1, document: { format: 1, layout: '100', columns: [[]] }, published: [] });
    expect((await send('POST', 'container/', body)).body.id).toBe(made.body.id);
    expect((await send('POST', 'container/', { ...body, object_id: null, content_type: null })).body.code).toBe('slug_taken');
    expect((await send('POST', 'container/', { ...body, slug: 'anders', object_id: 999_999 })).body.code).toBe('no_such_object');
    expect((await get(`container/?content_type=page&object_id=${page}`)).body).toMatchObject({ count: 1, results: [{ id: made.body.id }] });
  });

  test('whose name somebody else takes at the same moment is refused, not failed', async () => {
    const { id } = await newContainer(`wettlauf-${Date.now()}`);
    let answer: ReturnType<typeof send> | undefined;
    await site.db.transaction().execute(async (other) => {
      await other.insertInto('container').values({ slug: 'begehrt', draft: '{}' }).execute();
      answer = send('PATCH', `container/${id}/`, { slug: 'begehrt' }, { revision: 1 });
      await expect.poll(() => waitingForLocks()).toBeGreaterThan(0); // it has seen the name free, and waits for the other
    });
    expect(await answer).toMatchObject({ status: 409, body: { code: 'slug_taken' } });
  });

  test('keeps a document byte for byte, with what this release does not know', async () => {
    const document =
      '{"format":1,"layout":"100","columns":[[{"type":"hologram","id":"h1","fields":{"z":1,"a":{"7":2}}},{"id":"t1","fields":{"zukunft":[1.5],"content":{"de":"x"}},"type":"headline"}]]}';
    const { body } = await send('POST', 'container/', { slug: 'bytes', document: JSON.parse(document) });
    await send('POST', `container/${body.id}/commands/`, { commands: [insert(headline('h2', 'Neu'), 2)] }, { revision: 1 });
    await send('POST', `container/${body.id}/commands/`, { commands: [{ kind: 'removeBlock', id: 'h2' }] }, { revision: 2 });
    const { draft } = await site.db.selectFrom('container').select('draft').where('id', '=', body.id).executeTakeFirstOrThrow();
    expect(draft).toBe(document);
  });
});

describe('a write', () => {
  test('needs a key, and a revision where it changes what is there', async () => {
    const { id } = await newContainer('kopf');
    const headers = { ...editor.headers, 'Content-Type': 'application/json' };
    const before = await everything(site.db);
    const without = await site.app.request(`/de/pageeditor-api/container/${id}/publish/`, { method: 'POST', headers, body: '{"language":"de"}' });
    expect([without.status, (await without.json()).code]).toEqual([428, 'header_needed']);
    expect((await send('POST', `container/${id}/publish/`, { language: 'de' })).body.code).toBe('header_needed');
    expect(await everything(site.db)).toBe(before);
  });

  test('that comes twice with its key is done once and answered the same; the key is good for nothing else', async () => {
    const { id } = await newContainer('doppelt');
    const commands = { commands: [insert(headline('d1', 'Einmal'))] };
    const both = await Promise.all([1, 2].map(() => send('POST', `container/${id}/commands/`, commands, { revision: 1, key: 'the-same-key' })));
    expect(both.map(({ status, body }) => [status, body])).toEqual([
      [200, { revision: 2 }],
      [200, { revision: 2 }],
    ]);
    expect((await get(`container/${id}/`)).body.revision).toBe(2);
    const other = await send('POST', `container/${id}/commands/`, { commands: [insert(headline('d2', 'Anders'))] }, { revision: 1, key: 'the-same-key' });
    expect([other.status, other.body.code]).toEqual([422, 'key_reused']);
  });

  test('on an older revision is a 409 with the commands that came since, and changes nothing', async () => {
    const { id } = await newContainer('veraltet', headline('v1', 'Eins'));
    const first = [setText('v1', 'Zwei')];
    const second = [setText('v1', 'Drei'), setText('v1', 'Three', 'en')];
    await send('POST', `container/${id}/commands/`, { commands: first }, { revision: 1 });
    await send('POST', `container/${id}/commands/`, { commands: second }, { revision: 2 });
    const before = await everything(site.db);
    const late = await send('POST', `container/${id}/commands/`, { commands: [setText('v1', 'Vier')] }, { revision: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'stale']);
    expect(late.body.detail).toEqual({
      revision: 3,
      changes: [
        { revision: 2, commands: first },
        { revision: 3, commands: second },
      ],
    });
    expect(await everything(site.db)).toBe(before);
  });

  test('of which one command is refused changes nothing and says which and why', async () => {
    const { id } = await newContainer('verweigert', headline('w1', 'Eins'));
    const before = await everything(site.db);
    const refused = await send(
      'POST',
      `container/${id}/commands/`,
      { commands: [setText('w1', 'Zwei'), { kind: 'removeBlock', id: 'nicht-da' }] },
      { revision: 1 },
    );
    expect([refused.status, refused.body.code, refused.body.detail.index]).toEqual([422, 'command_refused', 1]);
    expect(refused.body.detail.message.de).toBeTruthy();
    expect(await everything(site.db)).toBe(before);
  });
});

describe('publishing', () => {
  test('shows the draft in one language and leaves the other as it is', async () => {
    const { id } = await newContainer('veroeffentlicht', headline('p1', 'Deutsch', 'English'));
    const slug = 'container/by-slug/veroeffentlicht';
    expect((await site.get(`/de/pageeditor-api/${slug}`)).status).toBe(404);
    expect((await get(slug)).body).toMatchObject({ columns: [[]] });
    await send('POST', `container/${id}/publish/`, { language: 'en' }, { revision: 1 });
    await send('POST', `container/${id}/commands/`, { commands: [setText('p1', 'Neu'), setText('p1', 'New', 'en')] }, { revision: 2 });
    const published = await send('POST', `container/${id}/publish/`, { language: 'de' }, { revision: 3 });
    expect(published.body.published).toMatchObject([
      { language: 'de', is_draft: true },
      { language: 'en', is_draft: false },
    ]);
    const shown = async (language: string) => (await (await site.get(`/${language}/pageeditor-api/${slug}`)).json()).columns[0][0].fields.content;
    expect([await shown('de'), await shown('en')]).toEqual(['Neu', 'English']);
  });

  test('of one language alone is shown in the other as well, and marked', async () => {
    const { id } = await newContainer('nur-deutsch', headline('n1', 'Deutsch', 'Not yet public'));
    await send('POST', `container/${id}/publish/`, { language: 'de' }, { revision: 1 });
    const module = await (await site.get('/en/pageeditor-api/container/by-slug/nur-deutsch')).json();
    expect([module.lang, module.columns[0][0].fields.content]).toEqual(['de', 'Deutsch']);
  });

  test('of what belongs to a page shows it with that page alone: its slug leads only staff to it', async () => {
    const object_id = await storePage(site.db, { title: 'Verborgen', path: '/verborgen', is_online: false });
    const { body } = await send('POST', 'container/', { slug: 'verborgen', content_type: 'page', object_id });
    await send('POST', `container/${body.id}/publish/`, { language: 'de' }, { revision: 1 });
    const asked = (headers = {}) => site.get('/de/pageeditor-api/container/by-slug/verborgen', headers);
    expect([(await asked()).status, (await asked(editor.headers)).status]).toEqual([404, 200]);
  });

  test('is refused with block and field where something is missing, and leaves no version', async () => {
    const { id } = await newContainer('fehlt', { id: 'f1', type: 'headline', fields: {} });
    const before = await everything(site.db);
    const refused = await send('POST', `container/${id}/publish/`, { language: 'de' }, { revision: 1 });
    expect([refused.status, refused.body.code]).toEqual([422, 'not_publishable']);
    expect(refused.body.detail).toMatchObject([{ blockId: 'f1', field: 'content', problem: { code: 'required' } }]);
    expect(await everything(site.db)).toBe(before);
  });

  test('is refused where a picture is neither described nor called decorative, here or in the library; the check list leads to it', async () => {
    const [bare, described] = await Promise.all([newPicture({}), newPicture({ de: 'Der Große Saal' })]);
    const { id } = await newContainer('bilder', { id: 'b1', type: 'image', fields: { image: { id: bare } } });
    const refused = await send('POST', `container/${id}/publish/`, { language: 'de' }, { revision: 1 });
    expect([refused.status, refused.body.detail]).toMatchObject([422, [{ blockId: 'b1', field: 'image', problem: { code: 'missing_alternative' } }]]);
    const { findings } = (await get(`container/${id}/check/?of=de`)).body;
    expect(findings).toContainEqual(expect.objectContaining({ code: 'alternative_text', block_id: 'b1', field: 'image', stops: true }));
    let revision = 1;
    for (const value of [{ id: described }, { id: bare, decorative: true }, { id: bare, alt: { de: 'Der Kai' } }]) {
      const change = { kind: 'setField', id: 'b1', field: 'image', value };
      ({ revision } = (await send('POST', `container/${id}/commands/`, { commands: [change] }, { revision })).body);
      const published = await send('POST', `container/${id}/publish/`, { language: 'de' }, { revision });
      expect([published.status, value]).toEqual([200, value]);
      ({ revision } = published.body);
    }
  });

  test('makes versions, of which each comes back as the draft; of a day the last draft is kept', async () => {
    const { id } = await newContainer('fassungen', headline('g1', 'Eins'));
    await send('POST', `container/${id}/publish/`, { language: 'de' }, { revision: 1 });
    await send('POST', `container/${id}/commands/`, { commands: [setText('g1', 'Zwei')] }, { revision: 2 });
    await send('POST', `container/${id}/commands/`, { commands: [setText('g1', 'Drei')] }, { revision: 3 });
    await send('POST', `container/${id}/versions/`, { name: 'vor dem Umbau' }, { revision: 4 });
    const { body: versions } = await get(`container/${id}/versions/`);
    expect(versions.map(({ kind, name, revision }: Record<string, unknown>) => [kind, name, revision])).toEqual([
      ['named', 'vor dem Umbau', 4],
      ['autosave', '', 4],
      ['publish', '', 1],
    ]);
    const restored = await send('POST', `container/${id}/restore/`, { version_id: versions[2].id }, { revision: 4 });
    expect(restored.body).toMatchObject({ revision: 5, document: { columns: [[{ fields: { content: { de: 'Eins' } } }]] } });
    expect((await send('POST', `container/${id}/commands/`, { commands: [setText('g1', 'x')] }, { revision: 4 })).body.detail).toEqual({
      revision: 5,
      changes: null,
    });
    expect((await send('POST', `container/${id}/restore/`, { version_id: 999_999 }, { revision: 5 })).status).toBe(404);
  });
});

test('what is published in one language is taken off the site again, the other stays', async () => {
  const { id } = await newContainer('zurueck', headline('u1', 'Deutsch', 'English'));
  await send('POST', `container/${id}/publish/`, { language: 'de' }, { revision: 1 });
  await send('POST', `container/${id}/publish/`, { language: 'en' }, { revision: 2 });
  const taken = await send('POST', `container/${id}/unpublish/`, { language: 'en' }, { revision: 3 });
  expect([taken.status, taken.body.revision, taken.body.published.map(({ language }: { language: string }) => language)]).toEqual([200, 4, ['de']]);
  expect((await (await site.get('/en/pageeditor-api/container/by-slug/zurueck')).json()).lang).toBe('de');
  await send('POST', `container/${id}/unpublish/`, { language: 'de' }, { revision: 4 });
  expect((await site.get('/de/pageeditor-api/container/by-slug/zurueck')).status).toBe(404);
});

test('a version is read with its document, of its own container alone', async () => {
  const { id } = await newContainer('lesen', headline('l1', 'Eins'));
  const { id: other } = await newContainer('lesen-anders');
  const { body: version } = await send('POST', `container/${id}/versions/`, { name: 'Anfang' }, { revision: 1 });
  expect((await get(`container/${id}/versions/${version.id}/`)).body).toMatchObject({ name: 'Anfang', document: { columns: [[{ id: 'l1' }]] } });
  expect((await get(`container/${other}/versions/${version.id}/`)).status).toBe(404);
});

test('who has a container open is told who else has, by name and block, for 15 seconds', async () => {
  const { id } = await newContainer('anwesend', headline('a1', 'Eins'));
  const ben = await site.signIn('manager', 'ben@haus.example');
  const here = (tab: string, as: SignedIn, more = {}) => send('POST', `container/${id}/presence/`, { tab, ...more }, { as });
  expect((await here('tab-von-ada', editor, { at_block: 'a1' })).body).toEqual({ revision: 1, others: [] });
  expect((await here('tab-von-ben', ben)).body.others).toEqual([{ name: 'Ada Lang', block: 'a1', is_own: false }]);
  expect((await here('zweiter-tab', editor)).body.others).toMatchObject([{ block: 'a1', is_own: true }, { is_own: false }]);
  await here('tab-von-ada', editor, { leaves: true });
  expect((await here('tab-von-ben', ben)).body.others).toHaveLength(1);
  await site.db.updateTable('presence').set({ until: testNow }).execute();
  expect((await here('tab-von-ben', ben)).body.others).toEqual([]);
  expect((await send('POST', 'container/999999/presence/', { tab: 'tab-von-ada' })).status).toBe(404);
});

test('single blocks are read and changed by their type', async () => {
  const { id } = await newContainer('bausteine', headline('b1', 'Eins'), { id: 'q1', type: 'quote', fields: {} });
  expect((await get(`headline?container=${id}`)).body).toMatchObject({ revision: 1, blocks: [{ id: 'b1' }] });
  const changed = await send('PATCH', 'headline', { container: id, id: 'b1', fields: { content: { en: 'One' }, headline_level: 3 } }, { revision: 1 });
  expect(changed.body).toEqual({ revision: 2 });
  await send('POST', 'headline', { container: id, place: { parent: null, column: 0, index: 2 }, block: headline('b2', 'Zwei') }, { revision: 2 });
  await send('DELETE', 'quote', { container: id, id: 'q1' }, { revision: 3 });
  const { body } = await get(`container/${id}/`);
  expect(body.document.columns[0].map((block: { id: string }) => block.id)).toEqual(['b1', 'b2']);
  expect(body.document.columns[0][0].fields).toEqual({ content: { de: 'Eins', en: 'One' }, headline_level: 3 });
  for (const [path, body] of [
    ['quote', { container: id, id: 'b1' }],
    ['nichts', { container: id, id: 'b1' }],
  ] as const)
    expect((await send('DELETE', path, body, { revision: 4 })).status).toBe(404);
});

test('who edits is told who they are and where they may go; nobody else is', async () => {
  const { body } = await get('user');
  expect(body).toMatchObject({ id: editor.id, logged: true, email: 'editor@haus.example', role: 'editor' });
  const menus = (of: { admin_menus: { key: string; url: string }[] }) => of.admin_menus.map(({ key, url }) => [key, url.includes('/{id}')]);
  expect(menus(body)).toEqual(['page', 'event', 'article', 'article_category', 'article_tag', 'form'].map((key) => [key, true]));
  const manager = await get('user', await site.signIn('manager', 'leitung@haus.example'));
  expect(menus(manager.body).map(([key]) => key)).toEqual(
    expect.arrayContaining(['page', 'article', 'venue', 'event', 'person', 'production', 'series', 'form']),
  );
  expect((await site.get('/de/pageeditor-api/user')).status).toBe(401);
});

describe('raw HTML', () => {
  const raw = (id: string, code: string) => ({ id, type: 'html', fields: { html_code: { de: code }, raw: true } });
  const plain = { id: 'h1', type: 'html', fields: { html_code: { de: '<p>x</p>' } } };

  test('is written by administrators alone, whatever the way; what one has written others may move', async () => {
    const [manager, admin] = [await site.signIn('manager'), await site.signIn('admin')];
    const { id } = await newContainer('roh', plain);
    const write = (commands: unknown[], as: SignedIn, revision: number) => send('POST', `container/${id}/commands/`, { commands }, { revision, as });
    const switchOn = { kind: 'setField', id: 'h1', field: 'raw', value: true };
    const before = await everything(site.db);
    for (const as of [editor, manager]) {
      expect((await write([switchOn], as, 1)).body.code).toBe('beyond_role');
      expect((await write([insert(raw('h2', '<script>1</script>'))], as, 1)).body.code).toBe('beyond_role');
      const document = { format: 1, layout: '100', columns: [[raw('h3', 'x')]] };
      expect((await send('POST', 'container/', { slug: `roh-${as.id}`, document }, { as })).body.code).toBe('beyond_role');
    }
    expect(await everything(site.db)).toBe(before);
    expect((await write([switchOn], admin, 1)).status).toBe(200);
    expect((await write([insert(headline('h4', 'Davor'))], editor, 2)).status).toBe(200);
    expect((await write([{ kind: 'setField', id: 'h1', field: 'html_code', language: 'de', value: '<b>y</b>' }], editor, 3)).body.code).toBe('beyond_role');
    expect((await write([{ kind: 'duplicateBlock', id: 'h1', seed: 'copyofthatone' }], editor, 3)).body.code).toBe('beyond_role');
  });
});
