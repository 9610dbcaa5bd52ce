import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';
import { insertArticle } from '../magazine/build.ts';
import { storePage } from '../navigation/build.ts';
import type { DescribedAddress, LinkTarget } from './contract.ts';

let site: TestApp;
let editor: SignedIn;
beforeAll(async () => {
  site = await testApp({ demo: true });
  editor = await site.signIn('editor');
});

const find = async (q: string, language = 'de'): Promise<LinkTarget[]> =>
  (await site.get(`/${language}/pageeditor-api/link-targets/?${new URLSearchParams({ q })}`, editor.headers)).json();
const describeAddress = async (address: string, language = 'de'): Promise<DescribedAddress> =>
  (await site.get(`/${language}/pageeditor-api/link-target/?${new URLSearchParams({ address })}`, editor.headers)).json();

describe('targets of links', () => {
  test('are found by their words in either language, each with its address in both', async () => {
    const german = await find('anfahrt');
    expect(german[0]).toMatchObject({ kind: 'page', title: 'Anfahrt', urls: { de: '/de/besuch/anfahrt', en: '/en/your-visit/getting-here' }, state: 'public' });
    expect((await find('getting here', 'en'))[0]).toMatchObject({ kind: 'page', urls: { de: '/de/besuch/anfahrt' } });
  });

  test('are of every kind, a few of each, and every one of them can be opened', async () => {
    const { id, title } = await site.db
      .selectFrom('production')
      .select(['id', 'title'])
      .where('last_over', '>', new Date('2026-12-01'))
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const person = await site.db.selectFrom('person').select('name').where('category_id', 'is not', null).orderBy('id').executeTakeFirstOrThrow();
    const article = await site.db.selectFrom('article').select('title').where('is_online', '=', true).orderBy('id').executeTakeFirstOrThrow();
    const series = await site.db.selectFrom('series').select('name').orderBy('id').executeTakeFirstOrThrow();
    const venue = await site.db.selectFrom('venue').select('name').orderBy('id').executeTakeFirstOrThrow();
    const words = [title.de, person.name, article.title.de, series.name.de, venue.name.de, 'programm'];
    const found = await Promise.all(words.map((word) => find(word ?? '')));
    const all = found.flat();
    for (const kind of ['event', 'production', 'article', 'person', 'venue', 'series']) expect(all.map((one) => one.kind)).toContain(kind);
    expect(found[0]).toContainEqual(expect.objectContaining({ kind: 'production', id }));
    expect(found[0]?.find(({ kind }) => kind === 'event')?.detail).toMatch(/^\w\w \d\d\/\d\d\/\d{4}, \d\d\.\d\d Uhr, ./);
    for (const { urls, state } of all.filter((one) => one.kind !== 'document')) {
      for (const url of Object.values(urls)) expect([url, (await site.get(url)).status]).toEqual([url, state === 'public' ? 200 : 404]);
    }
  });

  test('that have the words in their titles stand before those that only have them in names', async () => {
    const { name } = await site.db
      .selectFrom('person')
      .innerJoin('search_document', (join) => join.onRef('object_id', '=', 'person.id').on('search_document.kind', '=', 'person'))
      .innerJoin('credit', 'credit.person_id', 'person.id')
      .select('person.name')
      .orderBy('person.id')
      .executeTakeFirstOrThrow();
    const kinds = (await find(name)).map(({ kind }) => kind);
    expect(kinds[0]).toBe('person');
    expect(kinds).toContain('event');
  });

  test('say that they are offline, or that they come later', async () => {
    await storePage(site.db, { title: 'Umbau der Quaimauer', path: '/umbau', is_online: false });
    const { category_id } = await site.db.selectFrom('article').select('category_id').executeTakeFirstOrThrow();
    const later = { title: { de: 'Quaimauer von morgen' }, category_id, published_at: new Date('2026-12-24T10:00:00+01:00') };
    await insertArticle(site.db, later);
    await insertArticle(site.db, { ...later, title: { de: 'Quaimauer von nie' }, is_online: false });
    const found = await find('quaimauer');
    expect(found.map(({ title, state }) => [title, state]).toSorted()).toEqual([
      ['Quaimauer von morgen', 'planned'],
      ['Quaimauer von nie', 'offline'],
      ['Umbau der Quaimauer', 'offline'],
    ]);
  });

  test('are documents of the library, but not what is in its bin', async () => {
    const file = { kind: 'document' as const, content_type: 'application/pdf', title: '{"de":"Saalplan zum Ausdrucken"}' };
    const { id } = await site.db
      .insertInto('asset')
      .values({ ...file, file: 'a1.pdf', name: 'saalplan.pdf' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await site.db
      .insertInto('asset')
      .values({ ...file, file: 'a2.pdf', name: 'saalplan-alt.pdf', deleted_at: new Date() })
      .execute();
    const [document, ...others] = (await find('saalplan')).filter(({ kind }) => kind === 'document');
    expect(document).toMatchObject({ id, title: 'Saalplan zum Ausdrucken', detail: 'saalplan.pdf', urls: { de: `/media/files/${id}-a1.pdf` } });
    expect(others).toEqual([]);
  });

  test('without words are the pages at the top and the overviews; of nothing there is nothing', async () => {
    const kinds = new Set((await find('')).map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['page', 'overview']));
    expect(await find('xyzzyx')).toEqual([]);
    expect((await find('% _ " \u0000 \ud800')).every(({ title }) => title)).toBe(true);
  });

  test('are for staff alone', async () => {
    expect((await site.get('/de/pageeditor-api/link-targets/?q=a')).status).toBe(401);
    expect((await site.get('/de/pageeditor-api/link-target/?address=/de')).status).toBe(401);
  });
});

describe('an address', () => {
  test('is described in the reader’s language, with the places on its page', async () => {
    expect(await describeAddress('/de/besuch/anfahrt?a=1#bus', 'en')).toMatchObject({ state: 'public', target: { kind: 'page', title: 'Getting here' } });
    expect(await describeAddress('/de/programm?type=9')).toMatchObject({ state: 'public', target: { urls: { en: '/en/events' } } });
    const { id } = await site.db.selectFrom('page').select('id').where(sql`urls->>'de'`, '=', '/de/besuch/anfahrt').executeTakeFirstOrThrow();
    const blocks = [{ id: 'h1', type: 'headline', fields: { anchor: 'mit-dem-rad', content: { de: 'Mit dem Rad', en: 'By bike' }, headline_level: 2 } }];
    await site.db
      .updateTable('container')
      .set({ draft: JSON.stringify({ format: 1, layout: '100', columns: [blocks] }) })
      .where('content_type', '=', 'page')
      .where('object_id', '=', id)
      .execute();
    expect((await describeAddress('/en/your-visit/getting-here', 'en')).anchors).toEqual([{ anchor: 'mit-dem-rad', text: 'By bike' }]);
  });

  test('that leads nowhere says so, and an old one where it leads now', async () => {
    expect(await describeAddress('/de/gibt-es-nicht')).toEqual({ state: 'missing', target: null, moved_to: null, anchors: [] });
    for (const gone of ['/de/programm/tosca/99999999', '/de/team/x/99999999', '/media/files/99999999-x.pdf', '/de/\u0000', '/de/%00']) {
      expect([gone, (await describeAddress(gone)).state]).toEqual([gone, 'missing']);
    }
    await site.db.insertInto('redirect_rule').values({ old_path: '/de/wegweiser', new_path: '/de/besuch/anfahrt' }).execute();
    expect(await describeAddress('/de/wegweiser')).toMatchObject({ state: 'public', moved_to: '/de/besuch/anfahrt', target: { title: 'Anfahrt' } });
  });

  test('of an event that is offline, and of one that has another title by now', async () => {
    const event = await site.db.selectFrom('event').select('id').where('is_online', '=', true).orderBy('id', 'desc').executeTakeFirstOrThrow();
    const address = `/de/programm/so-hiess-es-frueher/${event.id}`;
    expect(await describeAddress(address)).toMatchObject({ state: 'public', target: { kind: 'event', id: event.id } });
    await site.db.updateTable('event').set({ is_online: false }).where('id', '=', event.id).execute();
    expect((await describeAddress(address)).state).toBe('offline');
  });
});
