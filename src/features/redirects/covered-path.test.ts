import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';

let site: TestApp;
let manager: SignedIn;
beforeAll(async () => {
  site = await testApp({ demo: true });
  manager = await site.signIn('manager');
});

async function save(old_path: string, more: object = {}) {
  const headers = { ...manager.headers, 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
  const body = JSON.stringify({ old_path, new_path: '/de/programm', ...more });
  const response = await site.app.request('/de/pageeditor-api/redirect', { method: 'POST', headers, body });
  return [response.status, (await response.json()).code];
}

test.each(['/cms-hub', '/cms-hub/pages', '/CMS-hub/../cms-hub', '/api/events', '/de/api/events', '/pageeditor-api/settings', '/webshop/event/1', '/media/1'])(
  'no rule leads away from %s',
  async (path) => {
    const [status] = await save(path, { covers_page: true });
    expect(status).toBe(422);
  },
);

test.each(['/de', '/de/programm', '/en/events', '/de/impressum', '/de/programm/ligeti-bruckner/3', '/en/team/ada/7'])(
  'a rule covers the page at %s only when that is said',
  async (path) => {
    expect(await save(path, { new_path: '/de/besuch' })).toEqual([409, 'path_in_use']);
    expect(await site.get('/pageeditor-api/redirect').then((answer) => answer.json())).not.toContainEqual(expect.objectContaining({ old_path: path }));
  },
);

test('said, it does; and where there is no page nobody is asked', async () => {
  expect(await save('/de/impressum', { covers_page: true })).toEqual([200, undefined]);
  expect(await save('/de/nie-dagewesen')).toEqual([200, undefined]);
});
