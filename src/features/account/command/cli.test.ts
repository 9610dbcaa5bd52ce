import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { userCommand } from './cli.server.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});

async function user(...args: string[]) {
  const output = { out: '', err: '' };
  const status = await userCommand(
    args,
    { dataDir: site.dataDir, databaseUrl: site.url, baseUrl: 'https://ostkai.example' },
    { stdout: { write: (text) => (output.out += text) }, stderr: { write: (text) => (output.err += text) } },
  );
  return { status, ...output };
}
const post = (path: string, body: unknown) =>
  site.app.request(path, { method: 'POST', headers: { ...site.csrf, 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

test('the first administrator sets a password with the link that is printed, and signs in', async () => {
  const { status, out } = await user('add', 'Chefin@Haus.example', '--role', 'admin', '--first-name', 'Clara', '--last-name', 'Wieck');
  expect(status).toBe(0);
  const token = /https:\/\/ostkai\.example\/de\/user\/new-password\?token=([\w-]+)/.exec(out)?.[1];
  expect((await post('/api/user-login/', { email: 'chefin@haus.example', password: 'ein kurzer Satz' })).status).toBe(401);
  expect((await post('/api/user/password/reset/', { token, password: 'ein kurzer Satz' })).status).toBe(200);
  expect((await post('/api/user/password/reset/', { token, password: 'ein anderer Satz' })).status).toBe(410);
  const answer = await post('/api/user-login/', { email: 'chefin@haus.example', password: 'ein kurzer Satz' });
  expect(await answer.json()).toMatchObject({ has_dashboard_online_access: true, first_name: 'Clara' });
});

test('roles are changed, accounts listed, links made anew', async () => {
  await user('add', 'a@haus.example');
  expect((await user('role', 'a@haus.example', '--role', 'editor')).out).toContain('editor');
  expect((await user('list')).out).toContain('editor   a@haus.example');
  expect((await user('link', 'a@haus.example')).out).toContain('token=');
});

test.each([
  [[]],
  [['add']],
  [['add', 'no address']],
  [['add', 'b@haus.example', '--role', 'god']],
  [['role', 'b@haus.example']],
  [['add', 'b@haus.example', '--password', 'x']],
  [['link', 'niemand@haus.example']],
])('a wrong call is explained: %j', async (args) => {
  const { status, err } = await user(...args);
  expect([status, err.length > 20]).toEqual([2, true]);
});
