import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { insertArticle } from '../../magazine/build.ts';

let site: TestApp;
let editor: SignedIn;
let keys = 0;
let files = 0;
beforeAll(async () => {
  site = await testApp();
  editor = await site.signIn('editor');
});

async function send(method: string, path: string, body?: unknown, revision?: number) {
  const headers = {
    ...editor.headers,
    'Content-Type': 'application/json',
    'Idempotency-Key': `media-test-${++keys}`,
    ...(revision && { 'If-Match': `"${revision}"` }),
  };
  const response = await site.app.request(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  return { status: response.status, body: response.status === 204 ? null : await response.json() };
}
const get = (path: string) => send('GET', path);
const found = async (query: string): Promise<string[]> => (await get(`/api/media/?${query}`)).body.results.map(({ name }: { name: string }) => name);

type Given = Partial<Record<'kind' | 'name' | 'alt' | 'credit' | 'copyright' | 'copyright_until' | 'title', unknown>> & { tags?: string[]; folder_id?: number };
async function insertAsset({ kind = 'image', name = '', ...given }: Given = {}): Promise<number> {
  const file = `${(++files).toString(16).padStart(16, '0')}.png`;
  const json = Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key, value && typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : value]),
  );
  const row = { file, kind: kind as 'image', name: String(name), content_type: 'image/png', width: 3_000, height: 2_000, ...json };
  const { id } = await site.db.insertInto('asset').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

async function insertEvent(image: number | null, production: number | null = null): Promise<number> {
  const { db } = site;
  const named = (name: string) => ({ name: JSON.stringify({ de: name }) });
  const { id: type_id } = await db.insertInto('exhibition_type').values(named('Konzert')).returning('id').executeTakeFirstOrThrow();
  const { id: room_id } = await db.insertInto('room').values(named('Saal')).returning('id').executeTakeFirstOrThrow();
  const title = JSON.stringify({ de: 'Große Nacht', en: 'Great Night' });
  const { id: production_id } = await db.insertInto('production').values({ title, type_id, image_id: production }).returning('id').executeTakeFirstOrThrow();
  const event = { production_id, type_id, room_id, date_start: '2026-12-01T19:00:00+01:00', image_id: image };
  return (await db.insertInto('event').values(event).returning('id').executeTakeFirstOrThrow()).id;
}

describe('the list', () => {
  test('is for those who look after media', async () => {
    const visitor = await site.signIn('visitor');
    for (const [headers, status] of [
      [{}, 401],
      [visitor.headers, 403],
      [editor.headers, 200],
    ] as const) {
      expect((await site.get('/api/media/', headers)).status).toBe(status);
    }
  });

  test('finds by words of every text, in any language, and by tag and kind', async () => {
    await insertAsset({ name: 'orgel.jpg', title: { de: 'Die Orgel im Großen Saal' }, alt: { en: 'Organ pipes' }, tags: ['Haus'] });
    await insertAsset({ name: 'probe.mp4', kind: 'video', title: { de: 'Probe' }, copyright: '© Fährmann', tags: ['Haus', 'Film'] });
    for (const q of ['orgel', 'grossen saal', 'PIPES', 'organ saal']) expect(await found(`q=${encodeURIComponent(q)}`)).toEqual(['orgel.jpg']);
    for (const q of ['faehrmann', 'Film', 'prob']) expect(await found(`q=${q}`)).toEqual(['probe.mp4']);
    expect(await found('q=orgel+probe')).toEqual([]);
    expect(await found('tag=Haus&sort=oldest')).toEqual(['orgel.jpg', 'probe.mp4']);
    expect(await found('tag=Haus&kind=video')).toEqual(['probe.mp4']);
    expect(await found('tag=haus')).toEqual([]);
    expect((await get('/api/media/?kind=sculpture')).status).toBe(400);
  });

  test('is paged, and says how many there are', async () => {
    for (let n = 0; n < 5; n++) await insertAsset({ name: `seite-${n}`, tags: ['Seite'] });
    const { body } = await get('/api/media/?tag=Seite&page_size=2&page=2&sort=name');
    expect(body).toMatchObject({ count: 5, results: [{ name: 'seite-2' }, { name: 'seite-3' }] });
    expect(body.next).toContain('page=3');
    expect((await get('/api/media/?tag=Seite&page_size=2&page=4')).body.code).toBe('page_not_found');
  });

  test('is narrowed down to pictures whose alternative text is missing', async () => {
    const tags = ['Alternativtext'];
    await insertAsset({ name: 'keiner', tags });
    await insertAsset({ name: 'deutsch', alt: { de: 'Ein Chor' }, tags });
    await insertAsset({ name: 'beide', alt: { de: 'Ein Chor', en: 'A choir' }, tags });
    await insertAsset({ name: 'ton', kind: 'audio', tags });
    const { id, revision } = (await get(`/api/media/${await insertAsset({ name: 'schmuck', tags })}/`)).body;
    expect(await found('tag=Alternativtext&alternative=missing&sort=name')).toEqual(['keiner', 'schmuck']);
    expect((await send('PATCH', `/api/media/${id}/`, { decorative: true }, revision)).body.decorative).toBe(true);
    expect(await found('tag=Alternativtext&alternative=missing')).toEqual(['keiner']);
    expect(await found('tag=Alternativtext&alternative=incomplete&sort=name')).toEqual(['deutsch', 'keiner']);
  });

  test('is narrowed down by rights, which say the same of each', async () => {
    const tags = ['Rechte'];
    const days = { expired: '2026-11-20', expiring: '2026-11-21', granted: '2026-12-22', unknown: null };
    for (const [name, copyright_until] of Object.entries(days)) await insertAsset({ name, copyright_until, copyright: name === 'unknown' ? '' : '©', tags });
    await insertAsset({ name: 'soon', copyright_until: '2026-12-21', tags });
    for (const rights of Object.keys(days)) {
      const { results } = (await get(`/api/media/?tag=Rechte&rights=${rights}&sort=name`)).body;
      expect(results.map((asset: { name: string; rights: string }) => [asset.name, asset.rights])).toEqual(
        [rights, ...(rights === 'expiring' ? ['soon'] : [])].map((name) => [name, rights]),
      );
    }
  });
});

describe('an asset', () => {
  test('is changed on the revision that one has seen', async () => {
    const id = await insertAsset({ name: 'a' });
    const change = {
      title: { de: ' Chor ', en: '' },
      credit: { de: 'Ada Lind' },
      focal: { x: 0.25, y: 0.75 },
      tags: ['b', 'a', 'b'],
      copyright_until: '2027-01-31',
    };
    const { status, body } = await send('PATCH', `/api/media/${id}/`, change, 1);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      revision: 2,
      title: { de: 'Chor' },
      credit: { de: 'Ada Lind' },
      focal: { x: 0.25, y: 0.75 },
      tags: ['b', 'a'],
      rights: 'granted',
    });
    expect(body.title).toEqual({ de: 'Chor' });
    expect(body.image_obj).toMatchObject({ id, credit: 'Ada Lind', alt: '' });
    const stale = await send('PATCH', `/api/media/${id}/`, { title: { de: 'Orchester' } }, 1);
    expect([stale.status, stale.body.code, stale.body.detail]).toEqual([409, 'stale', { revision: 2 }]);
    expect((await get(`/api/media/${id}/`)).body.title).toEqual({ de: 'Chor' });
    expect((await send('PATCH', `/api/media/${id}/`, { folder_id: 999_999 }, 2)).body.code).toBe('no_such_folder');
    expect((await send('PATCH', `/api/media/${await insertAsset({ kind: 'audio' })}/`, { focal: { x: 0, y: 0 } }, 1)).body.code).toBe('only_for_images');
  });

  test('has crops of the ratios that they are for, and another address with each', async () => {
    const id = await insertAsset();
    const before = (await get(`/api/media/${id}/`)).body.url;
    const wrong = await send('PATCH', `/api/media/${id}/`, { crops: { '4x5': { x: 0, y: 0, width: 0.5, height: 0.5 } } }, 1);
    expect([wrong.status, wrong.body.code]).toEqual([422, 'wrong_crop']);
    expect((await send('PATCH', `/api/media/${id}/`, { crops: { '3x2': { x: 0.6, y: 0, width: 0.5, height: 0.5 } } }, 1)).status).toBe(400);
    const { body } = await send('PATCH', `/api/media/${id}/`, { crops: { '3x2': { x: 0.5, y: 0.5, width: 0.5, height: 0.5 } } }, 1);
    expect(body.crops).toEqual({ '3x2': { x: 0.5, y: 0.5, width: 0.5, height: 0.5 } });
    expect(body.url).not.toBe(before);
  });

  test('goes into the bin and comes back, and nothing of it is changed meanwhile', async () => {
    const id = await insertAsset({ name: 'korb' });
    const { body } = await send('DELETE', `/api/media/${id}/`, undefined, 1);
    expect(body).toMatchObject({ revision: 2, deleted_at: expect.any(String) });
    expect([await found('q=korb'), await found('q=korb&bin=true')]).toEqual([[], ['korb']]);
    expect((await send('PATCH', `/api/media/${id}/`, { copyright: 'x' }, 2)).body.code).toBe('in_bin');
    expect((await send('DELETE', `/api/media/${id}/`, undefined, 2)).body.code).toBe('in_bin');
    expect((await send('POST', `/api/media/${id}/restore/`, undefined, 2)).body).toMatchObject({ revision: 3, deleted_at: null });
    expect((await send('POST', `/api/media/${id}/restore/`, undefined, 3)).body.code).toBe('not_in_bin');
    expect(await found('q=korb')).toEqual(['korb']);
  });
});

describe('what is used', () => {
  test('stays, and whoever wants to delete it is told where', async () => {
    const id = await insertAsset({ name: 'viel' });
    const event = await insertEvent(id, id);
    await site.db.insertInto('person').values({ name: 'Ada Lind', sort_name: 'lind', image_id: id }).execute();
    const article = await insertArticle(site.db, { title: { de: 'Viel gelesen' }, image_id: id });
    const { body: page } = await send('POST', '/pageeditor-api/pages/', { urls: { de: '/de/viel' }, title: { de: 'Viel' }, is_online: true, og_image_id: id });
    const refused = await send('DELETE', `/api/media/${id}/`, undefined, 1);
    expect([refused.status, refused.body.code]).toEqual([409, 'in_use']);
    expect(refused.body.detail).toMatchObject({
      count: 5,
      uses: [
        { kind: 'event', id: event, title: 'Große Nacht', url: `/de/programm/grosse-nacht/${event}`, is_published: true },
        { kind: 'production', title: 'Große Nacht' },
        { kind: 'person', title: 'Ada Lind' },
        { kind: 'article', id: article, url: `/de/blog/viel-gelesen/${article}` },
        { kind: 'page', id: page.id, title: 'Viel', url: '/de/viel', blocks: [] },
      ],
    });
    expect((await get(`/en/api/media/${id}/uses/`)).body.uses[0]).toMatchObject({ title: 'Great Night' });
    expect((await get(`/api/media/${id}/`)).body).toMatchObject({ deleted_at: null, revision: 1, use_count: 5 });
  });

  test('is found in blocks: of the draft, and of what visitors still see', async () => {
    const [shown, drafted, free] = [await insertAsset({ tags: ['Block'] }), await insertAsset({ tags: ['Block'] }), await insertAsset({ tags: ['Block'] })];
    const { body: page } = await send('POST', '/pageeditor-api/pages/', { urls: { de: '/de/block' }, title: { de: 'Block' }, is_online: true });
    const { body: list } = await get(`/pageeditor-api/container/?content_type=page&object_id=${page.id}`);
    const [{ id, revision }] = list.results;
    const block = { id: 'bild', type: 'image', fields: { image: { id: shown, decorative: true } } };
    const insert = { kind: 'insertBlock', place: { parent: null, column: 0, index: 0 }, block };
    const applied = await send('POST', `/pageeditor-api/container/${id}/commands/`, { commands: [insert] }, revision);
    const published = await send('POST', `/pageeditor-api/container/${id}/publish/`, { language: 'de' }, applied.body.revision);
    const change = { kind: 'setField', id: 'bild', field: 'image', value: { id: drafted, decorative: true } };
    expect((await send('POST', `/pageeditor-api/container/${id}/commands/`, { commands: [change] }, published.body.revision)).status).toBe(200);

    const usesOf = async (asset: number) => (await get(`/api/media/${asset}/uses/`)).body;
    const blocks = [{ id: 'bild', type: 'image', field: 'image' }];
    expect(await usesOf(shown)).toMatchObject({ count: 1, uses: [{ kind: 'page', id: page.id, title: 'Block', is_published: true, blocks }] });
    expect(await usesOf(drafted)).toMatchObject({ count: 1, uses: [{ kind: 'page', is_published: false, blocks }] });
    expect(await usesOf(free)).toEqual({ count: 0, published_count: 0, uses: [] });
    const idsOf = async (query: string) => (await get(`/api/media/?tag=Block&sort=oldest&${query}`)).body.results.map((asset: { id: number }) => asset.id);
    expect([await idsOf('use=used'), await idsOf('use=unused')]).toEqual([[shown, drafted], [free]]);
    const { body } = await send('POST', '/api/media-bulk-delete/', { ids: [shown, drafted, free, 999_999] });
    expect(body).toEqual({ deleted: [free], in_use: [shown, drafted] });
    expect((await send('POST', '/api/media-bulk-restore/', { ids: [shown, free] })).body).toEqual({ restored: [free] });
  });

  test('by more than are named, all of which are counted, and those that visitors see', async () => {
    const id = await insertAsset();
    const events: number[] = [];
    for (let at = 0; at < 230; at++) events.push(await insertEvent(id));
    await site.db.updateTable('event').set({ is_online: false }).where('id', 'in', events.slice(0, 12)).execute();
    const { count, published_count, uses } = (await get(`/api/media/${id}/uses/`)).body;
    expect([count, published_count, uses.length]).toEqual([230, 218, 200]);
  });

  test('as the logo too', async () => {
    const id = await insertAsset();
    await site.db
      .insertInto('setting')
      .values({ key: 'logo', value: String(id) })
      .execute();
    expect((await get(`/api/media/${id}/uses/`)).body).toMatchObject({ count: 1, uses: [{ kind: 'setting', id: null, title: 'logo' }] });
    await site.db.deleteFrom('setting').where('key', '=', 'logo').execute();
  });

  test('in the footer is called so', async () => {
    const id = await insertAsset({ name: 'Siegel' });
    await site.db
      .insertInto('container')
      .values({ slug: 'footer-1', content_type: 'footer', object_id: 1, draft: '{}', uses: [`image:${id}`] })
      .execute();
    expect((await get(`/api/media/${id}/uses/`)).body).toMatchObject({ uses: [{ kind: 'section', title: 'Fußzeile' }] });
    expect((await get(`/en/api/media/${id}/uses/`)).body).toMatchObject({ uses: [{ kind: 'section', title: 'Footer' }] });
  });
});

test('many are changed at once', async () => {
  const [one, two, gone] = [await insertAsset({ tags: ['alt', 'x'] }), await insertAsset({ tags: ['y'] }), await insertAsset()];
  await send('DELETE', `/api/media/${gone}/`, undefined, 1);
  const bulk = { ids: [two, one, gone], change: { credit: { de: 'Ostkai' } }, add_tags: ['neu', 'x'], remove_tags: ['alt'] };
  expect((await send('POST', '/api/media-bulk/', bulk)).body).toEqual({ changed: [one, two] });
  expect((await get(`/api/media/${one}/`)).body).toMatchObject({ tags: ['x', 'neu'], credit: { de: 'Ostkai' }, revision: 2 });
  expect((await get(`/api/media/${two}/`)).body.tags).toEqual(['y', 'neu', 'x']);
  expect((await get(`/api/media/${gone}/`)).body.credit).toEqual({});
});

test('a tag is renamed everywhere, joined with another, taken away', async () => {
  const [one, two] = [await insertAsset({ tags: ['Altes', 'Haus-2'] }), await insertAsset({ tags: ['Haus-2', 'Altes'] })];
  const tagsOf = async (id: number) => (await get(`/api/media/${id}/`)).body.tags;
  await send('POST', '/api/media-tags/', { from: 'Altes', to: 'Haus-2' });
  expect([await tagsOf(one), await tagsOf(two)]).toEqual([['Haus-2'], ['Haus-2']]);
  expect((await get('/api/media-tags/')).body).toContainEqual({ name: 'Haus-2', asset_count: 2 });
  expect((await send('POST', '/api/media-tags/', { from: 'Haus-2', to: null })).body.map(({ name }: { name: string }) => name)).not.toContain('Haus-2');
});

describe('folders', () => {
  const folder = async (name: string, parent: number | null = null) => (await send('POST', '/api/media-folders/', { name, parent })).body;

  test('hold assets, and lie in each other but never in themselves', async () => {
    const spielzeit = await folder('Spielzeit');
    const oper = await folder('Oper', spielzeit.id);
    expect(oper).toEqual({ id: oper.id, parent: spielzeit.id, name: 'Oper', revision: 1, asset_count: 0 });
    await insertAsset({ name: 'oben', folder_id: spielzeit.id });
    await insertAsset({ name: 'unten', folder_id: oper.id });
    expect(await found(`folder=${spielzeit.id}&sort=name`)).toEqual(['oben', 'unten']);
    expect(await found(`folder=${spielzeit.id}&below=false`)).toEqual(['oben']);
    expect((await folder('Oper', spielzeit.id)).code).toBe('folder_taken');
    expect((await folder('Irgendwo', 999_999)).code).toBe('no_such_folder');
    expect((await send('PATCH', `/api/media-folders/${spielzeit.id}/`, { parent: oper.id }, 1)).body.code).toBe('wrong_folder');
    expect((await send('PATCH', `/api/media-folders/${oper.id}/`, { name: 'Musiktheater', parent: null }, 1)).body).toMatchObject({
      parent: null,
      revision: 2,
    });
    expect((await send('PATCH', `/api/media-folders/${oper.id}/`, { name: 'Oper' }, 1)).body.code).toBe('stale');
  });

  test('are deleted when they are empty', async () => {
    const { id } = await folder('Leer');
    const asset = await insertAsset({ folder_id: id });
    expect((await send('DELETE', `/api/media-folders/${id}/`, undefined, 1)).body.code).toBe('folder_not_empty');
    await send('DELETE', `/api/media/${asset}/`, undefined, 1);
    expect((await send('DELETE', `/api/media-folders/${id}/`, undefined, 1)).status).toBe(204);
    expect((await get(`/api/media/${asset}/`)).body.folder_id).toBeNull();
  });

  test('are at most eight deep', async () => {
    let parent: number | null = null;
    for (let depth = 1; depth <= 8; depth++) parent = (await folder(`Tiefe ${depth}`, parent)).id;
    expect((await folder('Tiefe 9', parent)).code).toBe('wrong_folder');
  });
});
