import { expect, test } from 'vitest';
import { blockRegistry } from '#blocks/registry.ts';
import type { Block } from '#content/index.ts';
import { testApp, testNow } from '../../../../tests/support/app.ts';
import { cachedApp } from '../../../../tests/support/cached-app.ts';
import { createContainer } from '../containers/handlers.server.ts';
import { publish } from '../containers/publish.server.ts';
import { lockContainer, storeDraft } from '../containers/store-container.server.ts';

// Publishing changes one row: the pages that have read it are made anew, and no others.
const site = await testApp({ demo: true });
const cached = await cachedApp(site);
const writing = { db: site.db, registry: blockRegistry, user: null, now: testNow };
const quote = (id: string, de: string): Block => ({ id, type: 'quote', fields: { content: { de, en: de } } });
const documentOf = (...blocks: Block[]) => ({ format: 1 as const, layout: '100', columns: [blocks] });

async function purgedBy(work: (write: typeof writing) => Promise<unknown>): Promise<string[]> {
  const before = cached.cache.entries.map(({ key }) => key);
  await site.db.transaction().execute((db) => work({ ...writing, db }));
  await cached.changes.sync();
  const after = new Set(cached.cache.entries.map(({ key }) => key));
  return before.filter((key) => !after.has(key)).sort();
}

test('publishing purges exactly the pages that show the container, in its language alone, and a draft none', async () => {
  const [section, own] = await site.db.transaction().execute(async (db) => {
    const write = { ...writing, db };
    const make = (slug: string, page: number | null, ...blocks: Block[]) =>
      createContainer(write, {
        model: 'container',
        parent: null,
        content_type: page === null ? null : 'page',
        object_id: page,
        slug,
        document: documentOf(...blocks),
      });
    const pages = await db.selectFrom('page').select(['id', 'urls']).where('content_type', '=', 'page').execute();
    const pageAt = (path: string) => pages.find(({ urls }) => urls.de === path)?.id ?? 0;
    const shared = await make('geteilt', null, quote('s1', 'Geteilt'));
    const alone = await make('eigenes', pageAt('/de/presse'), quote('e1', 'Eigenes'));
    const with_ = await make('mit-geteiltem', pageAt('/de/haus/saele'), { id: 'c1', type: 'container', fields: { slug: 'geteilt' } });
    for (const id of [shared, alone, with_])
      for (const [index, language] of ['de', 'en'].entries()) await publish(write, await lockContainer(write, id, index + 1), language);
    return [shared, alone];
  });
  const all = ['/de', '/en', '/de/presse', '/en/press', '/de/haus/saele', '/en/the-house/halls', '/de/besuch', '/de/sommer-am-kai', '/de/programm'];
  await cached.changes.sync();
  for (const path of all) expect((await cached.getFresh(path)).status).toBe(200);
  expect(await (await cached.getFresh('/de/haus/saele')).text()).toContain('Geteilt');
  expect(cached.cache.size.entries).toBeGreaterThanOrEqual(all.length);
  const draft = documentOf(quote('e1', 'Anders'));
  expect(await purgedBy(async (write) => storeDraft(write, await lockContainer(write, own, 3), draft, null))).toEqual([]);
  expect(await purgedBy(async (write) => publish(write, await lockContainer(write, own, 4), 'de'))).toEqual(['/de/presse']);
  expect(await purgedBy(async (write) => publish(write, await lockContainer(write, own, 5), 'en'))).toEqual(['/en/press']);
  expect(await (await cached.getFresh('/de/presse')).text()).toContain('Anders');
  // As it stands already: nothing that a page has read is another.
  expect(await purgedBy(async (write) => publish(write, await lockContainer(write, section, 3), 'de'))).toEqual([]);
  const other = documentOf(quote('s1', 'Neu geteilt'));
  expect(await purgedBy(async (write) => storeDraft(write, await lockContainer(write, section, 4), other, null))).toEqual([]);
  expect(await purgedBy(async (write) => publish(write, await lockContainer(write, section, 5), 'de'))).toEqual(['/de/haus/saele']);
});

test('what is published in German alone purges the English page as well, which shows it; once there is English, no longer', async () => {
  const page = await site.db
    .insertInto('page')
    .values({ title: '{"de":"Neu"}', urls: '{"de":"/de/neu","en":"/en/new"}', is_online: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const container = {
    model: 'container',
    parent: null,
    content_type: 'page',
    object_id: page.id,
    slug: 'neu',
    document: documentOf(quote('n1', 'Erst')),
  } as const;
  const id = await site.db.transaction().execute(async (db) => {
    const made = await createContainer({ ...writing, db }, container);
    await publish({ ...writing, db }, await lockContainer({ ...writing, db }, made, 1), 'de');
    return made;
  });
  const show = async () => {
    await cached.changes.sync();
    for (const path of ['/de/neu', '/en/new']) expect((await cached.getFresh(path)).status).toBe(200);
    return (await cached.getFresh('/en/new')).text();
  };
  const change = (revision: number, text: string, language: 'de' | 'en') =>
    purgedBy(async (to) => {
      await storeDraft(to, await lockContainer(to, id, revision), documentOf(quote('n1', text)), null);
      await publish(to, await lockContainer(to, id, revision + 1), language);
    });
  expect(await show()).toContain('Erst');
  expect(await change(2, 'Dann', 'de')).toEqual(['/de/neu', '/en/new']);
  expect(await show()).toContain('Dann');
  expect(await change(4, 'English', 'en')).toEqual(['/en/new']);
  expect(await show()).toContain('English');
  expect(await change(6, 'Zuletzt', 'de')).toEqual(['/de/neu']);
});
