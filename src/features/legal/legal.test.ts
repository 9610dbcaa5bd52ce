import { expect, test } from 'vitest';
import { storePage } from '#features/navigation/build.ts';
import { testApp } from '../../../tests/support/app.ts';

const site = await testApp();

test.each([
  ['/api/agb/', '/agb', 'AGB'],
  ['/api/imprint/', '/impressum', 'Impressum'],
  ['/api/privacy-policy/', '/datenschutz', 'Datenschutz'],
])('%s answers the page at %s in the language of the call, and nothing where there is none', async (call, path, title) => {
  expect((await site.get(call)).status).toBe(404);
  await storePage(site.db, { title, path });
  for (const [prefix, shown] of [
    ['', title],
    ['/de', title],
    ['/en', `${title} (en)`],
  ]) {
    expect(await (await site.get(prefix + call)).json()).toMatchObject({ title: shown, urls: { de: `/de${path}`, en: `/en${path}` }, modules: [] });
  }
});

test('what is not online is for staff alone', async () => {
  await site.db.updateTable('page').set({ is_online: false }).execute();
  expect((await site.get('/api/imprint/')).status).toBe(404);
  const { headers } = await site.signIn('editor');
  expect((await site.get('/api/imprint/', headers)).status).toBe(200);
  expect((await site.get('/api/imprint/')).status).toBe(404);
});
