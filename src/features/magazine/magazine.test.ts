import { describe, expect, test } from 'vitest';
import { ReadDependencies, recordReads } from '#db/read-dependencies.server.ts';
import { insertEvent } from '#features/programme/build.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { testApp, testNow } from '../../../tests/support/app.ts';
import { insertArticle, insertCategory, insertTopic } from './build.ts';
import { articleList, leadingArticle, storedCount, totals } from './queries/articles.server.ts';
import { shownNow } from './queries/sizes.server.ts';
import { categorySizes } from './queries/vocabulary.server.ts';

const site = await testApp();
const { db } = site;
const json = async (path: string) => (await site.get(path)).json();
const titles = async (query: string) => (await json(`/de/api/articles/${query}`)).results.map(({ title }: { title: string }) => title);
const on = (day: number) => new Date(`2026-11-${String(day).padStart(2, '0')}T10:00:00+01:00`);

const [talk, craft] = [await insertCategory(db, { de: 'Gespräch', en: 'Conversation' }), await insertCategory(db, { de: 'Werkstatt' })];
const [organ, water, unused] = [
  await insertTopic(db, { de: 'Orgel', en: 'Organ' }),
  await insertTopic(db, { de: 'Wasser', en: 'Currents' }),
  await insertTopic(db, { de: 'Nie' }),
];
const event = await insertEvent(db);
const { production_id: production } = await db.selectFrom('event').select('production_id').where('id', '=', event).executeTakeFirstOrThrow();
const tuned = await insertArticle(db, {
  title: { de: 'Gestimmt', en: 'Tuned' },
  category_id: craft,
  tags: [organ, water],
  published_at: on(1),
  productions: [production],
});

const stops = await insertArticle(db, { title: { de: 'Register' }, category_id: talk, tags: [organ], published_at: on(5), events: [event] });
const tide = await insertArticle(db, { title: { de: 'Ebbe', en: 'Low tide' }, category_id: talk, tags: [water, organ], published_at: on(9) });
const coming = await insertArticle(db, { title: { de: 'Morgen' }, category_id: talk, tags: [water], published_at: on(22) });
await insertArticle(db, { title: { de: 'Verborgen' }, category_id: talk, published_at: on(10), is_online: false });

describe('the list of articles', () => {
  test('has what is published and online, the newest first, and can be narrowed', async () => {
    expect(await titles('')).toEqual(['Ebbe', 'Register', 'Gestimmt']);
    expect(await titles(`?category=${talk}`)).toEqual(['Ebbe', 'Register']);
    expect(await titles(`?tag=${water}`)).toEqual(['Ebbe', 'Gestimmt']);
    expect(await titles(`?category=${talk}&tag=${organ}&without=${tide}`)).toEqual(['Register']);
    expect(await titles(`?event=${event}`)).toEqual(['Register', 'Gestimmt']);
    expect(await titles(`?production=${production}`)).toEqual(['Gestimmt']);
    expect(await titles('?person=999')).toEqual([]);
  });

  test('is paged; a page beyond the end is a 404', async () => {
    const second = await json('/en/api/articles/?page=2&page_size=2');
    expect([second.count, second.next, second.previous]).toEqual([3, null, '/en/api/articles/?page=1&page_size=2']);
    expect((await site.get('/de/api/articles/?page=3&page_size=2')).status).toBe(404);
    expect(await json('/de/api/articles/?tag=999')).toEqual({ count: 0, next: null, previous: null, results: [] });
  });

  test('says which texts are in the other language, and when the next article comes', async () => {
    const { results } = await json('/en/api/articles/');
    expect(results.map((one: { title: string; untranslated?: string[]; slug: string }) => [one.title, one.untranslated, one.slug])).toEqual([
      ['Low tide', undefined, 'low-tide'],
      ['Register', ['title'], 'register'],
      ['Tuned', undefined, 'tuned'],
    ]);
    for (const selection of [{}, { tag: water }]) {
      const reads = new ReadDependencies();
      await recordReads(reads, () => articleList(db, selection, { limit: 12, offset: 0 }, testNow));
      expect(reads.staleAt && toBerlinIso(reads.staleAt)).toBe('2026-11-22T10:00:00+01:00');
      expect(reads.isComplete).toBe(true);
    }
    const reads = new ReadDependencies();
    await recordReads(reads, () => leadingArticle(db, testNow));
    expect(reads.staleAt && toBerlinIso(reads.staleAt)).toBe('2026-11-22T10:00:00+01:00');
  });
});

test('how many there are is told from what is kept as it is counted, also when more have been published since', async () => {
  for (const selection of [{}, { category: talk }, { category: craft }, { category: 999 }, { tag: water }, { tag: unused }]) {
    const reads = new ReadDependencies();
    const size = await recordReads(reads, () => storedCount(db, selection, testNow));
    const { count, next_publication: next } = await totals(db, selection, testNow).executeTakeFirstOrThrow();
    expect([size, reads.staleAt], JSON.stringify(selection)).toEqual([count, next]);
  }
  const sizes = await categorySizes(db, testNow);
  for (const now of [on(21), on(22), on(23)]) {
    const shown = sizes.reduce((sum, size) => sum + shownNow(size, now), 0);
    expect(shown, now.toISOString()).toBe((await totals(db, {}, now).executeTakeFirstOrThrow()).count);
  }
});

describe('one article', () => {
  test('has its topics, what is related by most of them, and its neighbours', async () => {
    const article = await json(`/de/api/articles/${tide}/`);
    expect(article.tags.map(({ name }: { name: string }) => name)).toEqual(['Orgel', 'Wasser']);
    expect(article.related.map(({ id }: { id: number }) => id)).toEqual([tuned, stops]);
    expect([article.previous.title, article.next]).toEqual(['Register', null]);
    const first = await json(`/de/api/articles/${tuned}/`);
    expect([first.previous, first.next.link.url, first.productions]).toEqual([null, `/de/blog/register/${stops}`, [production]]);
  });

  test('is not there before its time, nor where it is switched off', async () => {
    expect((await site.get(`/de/api/articles/${coming}/`)).status).toBe(404);
    expect((await site.get(`/de/blog/morgen/${coming}`)).status).toBe(404);
    expect(JSON.stringify(await json(`/de/api/articles/${tide}/`))).not.toMatch(/Morgen|Verborgen/);
  });

  test('leads elsewhere from another slug, and is the same page in both languages', async () => {
    const other = await site.get(`/de/blog/anders/${tide}?x=1`);
    expect([other.status, other.headers.get('location')]).toEqual([301, `/de/blog/ebbe/${tide}?x=1`]);
    const html = await (await site.get(`/en/blog/low-tide/${tide}`)).text();
    expect(html).toContain(`hrefLang="de" href="https://ostkai.example/de/blog/ebbe/${tide}"`);
    for (const id of ['0', 'x', '99999999999', '99999']) expect((await site.get(`/de/blog/ebbe/${id}`)).status).toBe(404);
  });
});

test('the teaser is the newest article, or the newest that is marked', async () => {
  expect(await json('/de/api/articles-teaser/')).toMatchObject({
    name: 'Ebbe',
    headline: 'Ebbe',
    link: { url: `/de/blog/ebbe/${tide}` },
    position: '2026-11-09',
  });
  await db.updateTable('article').set({ is_teaser: true }).where('id', '=', stops).execute();
  expect((await json('/de/api/articles-teaser/')).id).toBe(stops);
  await db.updateTable('article').set({ is_teaser: false }).where('id', '=', stops).execute();
});

describe('categories and topics', () => {
  test('are listed with their pages; a topic without an article is not', async () => {
    expect(await json('/en/api/article-categories/')).toMatchObject([
      { id: talk, name: 'Conversation', slug: 'conversation', link: { url: `/en/blog/categories/conversation/${talk}` } },
      { id: craft, name: 'Werkstatt', lang: 'de' },
    ]);
    expect(await json('/de/api/article-tags/')).toMatchObject([
      { id: organ, count: 3 },
      { id: water, count: 2 },
    ]);
    expect((await json('/en/api/article-tags/')).map(({ name }: { name: string }) => name)).toEqual(['Currents', 'Organ']);
    expect((await site.get(`/de/api/article-tags/${unused}/`)).status).toBe(404);
    expect((await site.get('/de/api/article-categories/999/')).status).toBe(404);
  });

  test('have pages, whose other slugs lead there', async () => {
    expect((await site.get(`/de/blog/categories/anders/${talk}`)).headers.get('location')).toBe(`/de/blog/categories/gespraech/${talk}`);
    expect((await site.get(`/en/blog/tags/anders/${organ}`)).headers.get('location')).toBe(`/en/blog/tags/organ/${organ}`);
    const html = await (await site.get(`/de/blog/categories/gespraech/${talk}`)).text();
    expect(html).toMatch(/aria-current="page"[^>]*><span>Gespräch/);
    expect(html).toContain(`hrefLang="en" href="https://ostkai.example/en/blog/categories/conversation/${talk}"`);
    expect(html).toContain('<title>Gespräch – Magazin – ');
    expect(/<h1.*?<\/h1>/s.exec(html)?.[0].replace(/<[^>]*>/g, '')).toBe('Magazin: Gespräch');
  });
});

test('what is published of its text is counted in each language, and goes with it', async () => {
  const id = await insertArticle(db, { title: { de: 'Gezählt' }, published_at: on(2) });
  const { id: container } = await db
    .insertInto('container')
    .values({ slug: `article-${id}`, content_type: 'article', object_id: id, draft: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const publish = (language: string, words: number) =>
    db
      .updateTable('published_container')
      .set({ document: '{}', published_at: testNow, search_text: Array.from({ length: words }, () => 'Wort').join(' ') })
      .where('container_id', '=', container)
      .where('language', '=', language)
      .execute();
  await publish('de', 640);
  await publish('en', 10);
  expect((await json(`/de/api/articles/${id}/`)).reading_minutes).toBe(4);
  expect((await json(`/en/api/articles/${id}/`)).reading_minutes).toBe(1);
  await db.deleteFrom('article').where('id', '=', id).execute();
  expect(await db.selectFrom('container').select('id').where('id', '=', container).execute()).toEqual([]);
});

test('the list stands where categories or the headline cannot be had, and the failure is logged (V §8)', async () => {
  await db.schema.alterTable('article_category').renameColumn('style_name', 'away').execute();
  const broken = await site.get('/de/blog');
  await db.schema.alterTable('article_category').renameColumn('away', 'style_name').execute();
  expect(broken.status).toBe(200);
  expect(await broken.text()).toContain('Ebbe');
  expect(site.logged.some(({ msg }) => msg === 'unexpected failure')).toBe(true);
});
