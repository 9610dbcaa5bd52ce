import { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { farewellWorker, workerSwitch } from './worker-switch.server.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
const ask = async () => {
  const app = new Hono().use(workerSwitch(site.db)).get('/sw.js', (c) => c.body('the worker', 200, { 'Cache-Control': 'public, max-age=3600' }));
  const response = await app.request('/sw.js');
  return { text: await response.text(), cache: response.headers.get('cache-control') };
};
const set = (isOn: boolean) => site.db.updateTable('site_settings').set({ is_offline_on: isOn }).execute();

test('the worker is asked for each time; switched off, in its place stands the one that takes itself away', async () => {
  expect(await ask()).toEqual({ text: 'the worker', cache: 'no-cache' });
  await set(false);
  expect(await ask()).toEqual({ text: farewellWorker, cache: 'no-cache' });
  await set(true);
  expect((await ask()).text).toBe('the worker');
  expect(() => new Function(farewellWorker)).not.toThrow();
});

test('whoever signs out leaves nothing in the browser that was fetched for them', async () => {
  const { headers } = await site.signIn('visitor');
  const response = await site.app.request('/de/api/user-logout/', { method: 'POST', headers });
  expect([response.ok, response.headers.get('clear-site-data')]).toEqual([true, '"cache"']);
  expect((await site.get('/de/api/csrf-token/')).headers.get('clear-site-data')).toBeNull();
});
