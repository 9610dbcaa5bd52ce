import type { Page } from 'playwright-core';
import { build, type Plugin } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import type { openIndexedDb } from '../../src/editor/session/log/indexed-db.ts';
import type { browserLocks } from '../../src/editor/session/log/locks.ts';
import type { Log } from '../../src/editor/session/log/log-store.ts';
import { useBrowser } from '../support/browser.ts';

// What of an editing session only a browser has: the log that outlives a tab, and the lock that ends with it.
type Editing = { openIndexedDb: typeof openIndexedDb; browserLocks: typeof browserLocks };
declare const editing: Editing;

const open = useBrowser();
let code = '';
beforeAll(async () => {
  const log = `${process.cwd()}/src/editor/session/log`;
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id.endsWith('/editing') ? '\0editing' : null), // vite makes a path of the entry
    load: (id) => (id === '\0editing' ? `export * from '${log}/indexed-db.ts'; export * from '${log}/locks.ts';` : null),
  };
  const lib = { entry: 'editing', formats: ['iife' as const], name: 'editing' };
  const built = await build({ configFile: false, publicDir: false, logLevel: 'error', plugins: [entry], build: { write: false, minify: false, lib } });
  const [output] = [built].flat();
  const [chunk] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error('Nothing was built.');
  code = `${chunk.code}\nglobalThis.editing = editing;`;
});

const entryOf = (seq: number, value: string) => ({ seq, at: 1, command: { kind: 'setField' as const, id: 'a', field: 'content', language: 'de', value } });
const log: Log = {
  id: 'eins',
  containerId: 1,
  owner: 2,
  usedAt: 5,
  base: { revision: 3, document: { format: 1, layout: '100', columns: [[]] } },
  request: null,
  conflicts: [],
  entries: [entryOf(1, 'Eins'), entryOf(2, 'Zwei')],
  steps: [],
};

const ready = async (page: Page) => {
  await page.evaluate(code);
  return page;
};
async function beside(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  await next.goto('/robots.txt');
  return next;
}
const logsOf = (page: Page, owner = 2) => page.evaluate(async (owner) => (await editing.openIndexedDb()).logsOf(1, owner), owner);

test('the log is there after its tab has ended, as it was written last, for its own account alone', async () => {
  const first = await ready(await open('/robots.txt'));
  const second = await ready(await beside(first));
  await first.evaluate(async (text) => {
    const log: Log = JSON.parse(text);
    const store = await editing.openIndexedDb();
    await store.write(null, log);
    const [one] = log.entries;
    const typed = { seq: 3, at: 2, command: { kind: 'removeBlock' as const, id: 'a' } };
    await store.write(log, { ...log, entries: one ? [one, typed] : [], request: { headers: { 'If-Match': '"3"' }, count: 1 } });
    await store.write(null, { ...log, id: 'zwei', usedAt: 9, entries: [] });
  }, JSON.stringify(log));
  await first.close();
  const left = await logsOf(second);
  expect(left.map(({ id, entries, request }) => [id, entries.map(({ seq }) => seq), request?.count])).toEqual([
    ['zwei', [], undefined],
    ['eins', [1, 3], 1],
  ]);
  expect(left[1]?.entries[0]).toEqual(entryOf(1, 'Eins'));
  expect(await logsOf(second, 7)).toEqual([]);
  await second.evaluate(async () => (await editing.openIndexedDb()).remove('eins'));
  expect((await logsOf(second)).map(({ id }) => id)).toEqual(['zwei']);
});

test('a name is taken by one tab alone, and free when that tab has ended', async () => {
  const first = await ready(await open('/robots.txt'));
  const second = await ready(await beside(first));
  const take = (page: Page) => page.evaluate(async () => (await editing.browserLocks.take('eins')) !== null);
  expect([await take(first), await take(second)]).toEqual([true, false]);
  await first.close();
  await expect.poll(() => take(second)).toBe(true);
});
