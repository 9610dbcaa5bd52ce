import { expect, test } from 'vitest';
import { setBlockStyleSheet } from '#app/content/block-style-sheet.ts';
import type { Block } from '#content/index.ts';
import { testApp, testNow } from '../../../../tests/support/app.ts';
import { cachedApp } from '../../../../tests/support/cached-app.ts';
import { Wire } from '../../../../tests/support/editing/wire.ts';
import { blockExamples } from '../../../blocks/examples.ts';
import { blockRegistry } from '../../../blocks/registry.ts';
import { documentOf as holding } from '../../../blocks/showcase.server.ts';
import { findPage, openFound } from '../../../editor/state/open-page.ts';
import type { Language } from '../../../i18n/language.ts';
import { createContainer } from '../containers/handlers.server.ts';
import { publish, unpublish } from '../containers/publish.server.ts';
import { lockContainer, storeDraft } from '../containers/store-container.server.ts';

const site = await testApp({ demo: true });
const { db } = site;
const cached = await cachedApp(site);
setBlockStyleSheet('/assets/blocks.css');
const editor = await site.signIn('editor');
const { call } = new Wire(site, editor);
const writing = { db, registry: blockRegistry, user: null, now: testNow };
const write = <Done>(work: (to: typeof writing) => Promise<Done>) => db.transaction().execute((one) => work({ ...writing, db: one }));
const quote = (de: string, en?: string): Block => ({ id: 'f1', type: 'quote', fields: { content: { de, ...(en && { en }) } } });
const documentOf = (...blocks: Block[]) => ({ format: 1 as const, layout: '100', columns: [blocks] });
const show = async (path: string) => {
  await cached.changes.sync();
  // On a busy machine what was purged a moment ago stands in while the page is made.
  for (;;) {
    const answer = await cached.get(path);
    const html = await answer.text();
    if (answer.headers.get('x-cache') !== 'stale') return html;
  }
};
const blocksOn = async (path: string) => /<div id="footer-blocks" data-object="footer:1"[^>]*>(.*?)<nav aria-label/s.exec(await show(path))?.[1] ?? 'no place';
const empty = /^<\/div>/;
const { id: anyImage } = await db.selectFrom('asset').select('id').where('kind', '=', 'image').executeTakeFirstOrThrow();
const revisionOf = async (id: number) => (await db.selectFrom('container').select('revision').where('id', '=', id).executeTakeFirstOrThrow()).revision;
const put = async (id: number, ...blocks: Block[]) =>
  write(async (to) => storeDraft(to, await lockContainer(to, id, await revisionOf(id)), documentOf(...blocks), null));
const publishIn = async (id: number, language: 'de' | 'en') => write(async (to) => publish(to, await lockContainer(to, id, await revisionOf(id)), language));

const german = ['/de', '/de/programm', '/de/besuch', '/de/presse', '/de/gibt-es-nicht'];
const english = ['/en', '/en/events', '/en/press'];
const keys = () => cached.cache.entries.map(({ key }) => key);
async function purgedBy(work: () => Promise<unknown>): Promise<string[]> {
  for (const path of [...german, ...english]) await show(path);
  const before = keys();
  await work();
  await cached.changes.sync();
  const after = keys();
  return [...german, ...english].filter((path) => before.includes(path) && !after.includes(path));
}
const pages = [...german.slice(0, -1), ...english];

const openFooter = async (path: string, language: Language) => {
  const found = await findPage(path, language, new AbortController().signal, 'footer:1', call);
  return found && openFound(found, language, call);
};
const opened = await openFooter('/de/programm', 'de');
const id = opened?.containerId ?? 0;

test('there is one, which who edits first gets empty; as long as nothing is published the footer is as it was', async () => {
  expect(opened?.owner).toEqual({ type: 'footer', id: 1 });
  expect((await openFooter('/en', 'en'))?.containerId).toBe(id);
  expect(await blocksOn('/de/programm')).toMatch(empty);
  expect(await show('/de/programm')).not.toContain('blocks.css');
  const make = (object_id: number, slug: string) =>
    write((to) => createContainer(to, { model: 'container', parent: null, content_type: 'footer', object_id, slug }));
  await expect(make(2, 'footer-2')).rejects.toMatchObject({ code: 'no_such_object' });
  await expect(make(1, 'noch-eine')).rejects.toMatchObject({ code: 'slug_taken' });
  expect(await make(1, 'footer-1')).toBe(id);
});

test('another container, its draft and its publication purge nothing because of the footer', async () => {
  const purged = await purgedBy(() =>
    write(async (to) => {
      const section = await createContainer(to, {
        model: 'container',
        parent: null,
        content_type: null,
        object_id: null,
        slug: 'nirgends',
        document: documentOf(quote('Nirgends', 'Nowhere')),
      });
      await publish(to, await lockContainer(to, section, 1), 'de');
    }),
  );
  expect(purged.filter((path) => ['/de/programm', '/en/events'].includes(path))).toEqual([]);
});

test('published in German it stands on every page, on English ones marked as German; a draft purges and shows nothing', async () => {
  expect(await purgedBy(() => put(id, quote('Am Kai brennt Licht', 'The lights are on')))).toEqual([]);
  expect(await purgedBy(() => publishIn(id, 'de'))).toEqual(pages);
  for (const path of [...german, ...english]) {
    const blocks = await blocksOn(path);
    expect(blocks, path).toContain('Am Kai brennt Licht');
    expect(blocks.includes('lang="de"'), path).toBe(path.startsWith('/en'));
    expect(blocks, path).toContain('<link rel="stylesheet" href="/assets/blocks.css"/>');
  }
  // What a move within the site fetches has none of it: the footer stays.
  expect(await (await site.get('/page-data/de/besuch')).text()).not.toContain('brennt Licht');
  expect((await (await site.get('/de/pageeditor-api/footer')).json()).modules).toMatchObject([{ id, content_type: 'footer', object_id: 1 }]);
});

test('each language is published by itself, and purges its own pages', async () => {
  expect(await purgedBy(() => publishIn(id, 'en'))).toEqual(english);
  expect(await blocksOn('/en/events')).toContain('The lights are on');
  expect(await blocksOn('/en/events')).not.toContain('lang="de"');
  await put(id, quote('Am Kai ist es dunkel', 'It is dark'));
  expect(await purgedBy(() => publishIn(id, 'de'))).toEqual(german.slice(0, -1));
  expect(await blocksOn('/de/gibt-es-nicht')).toContain('dunkel');
  expect(await blocksOn('/en')).toContain('The lights are on');
});

test('as of a moment it is what will be published then, to staff alone', async () => {
  await put(id, quote('Zum neuen Jahr'));
  const headers = { ...editor.headers, 'Content-Type': 'application/json', 'Idempotency-Key': 'footer-planned-1', 'If-Match': `"${await revisionOf(id)}"` };
  const body = JSON.stringify({ language: 'de', action: 'publish', at: '2026-12-31T12:00:00+01:00' });
  expect((await site.app.request(`/de/pageeditor-api/container/${id}/planned/`, { method: 'POST', headers, body })).status).toBe(200);
  expect(await (await site.get('/de/programm?at=2027-01-01', editor.headers)).text()).toContain('Zum neuen Jahr');
  expect(await (await site.get('/de/programm?at=2026-12-30', editor.headers)).text()).toContain('dunkel');
  expect(await blocksOn('/de/programm')).not.toContain('Zum neuen Jahr');
});

test('every block can stand in it, on pages as on errors, and none of its pictures is asked for before those of the page', async () => {
  const shown = blockRegistry.blocks.flatMap(({ type }) => blockExamples[type]?.slice(0, 1).flatMap((block) => holding(block).columns.flat()) ?? []);
  const first: Block = { id: 'first', type: 'image', fields: { image: { id: anyImage, alt: { de: 'Bild' } } } };
  // Written past the check list: pictures that examples leave to choose keep nothing from being published here.
  const document = JSON.stringify(documentOf(first, ...shown.map((block) => ({ ...block, id: `in-footer-${block.id}` }))));
  const paths = ['/de', '/de/programm', '/de/presse', '/de/gibt-es-nicht', '/de/search?q=oper'];
  const preloaded = (html: string) => html.match(/<link[^>]*as="image"[^>]*>/g);
  const before = new Map(await Promise.all(paths.map(async (path) => [path, preloaded(await (await site.get(path)).text())] as const)));
  await db.updateTable('published_container').set({ document }).where('container_id', '=', id).where('language', '=', 'de').execute();
  for (const path of paths) {
    const answer = await site.get(path);
    expect([path, answer.status]).toEqual([path, path === '/de/gibt-es-nicht' ? 404 : 200]);
    const html = await answer.text();
    const [, footer = ''] = html.split('id="footer-blocks"');
    expect(footer, path).toContain('data-cover'); // an event of its list
    expect(footer, path).toContain('<picture');
    expect(preloaded(html), path).toEqual(before.get(path));
  }
  await put(id, quote('Am Kai ist es dunkel', 'It is dark'));
  await publishIn(id, 'de');
});

test('taken off the site in one language it falls back to the other, and goes with its container', async () => {
  await write(async (to) => unpublish(to, await lockContainer(to, id, await revisionOf(id)), 'en'));
  expect(await blocksOn('/en/events')).toContain('dunkel');
  await db.deleteFrom('container').where('id', '=', id).execute();
  expect(await blocksOn('/en/events')).toMatch(empty);
  expect(await blocksOn('/de')).toMatch(empty);
});
