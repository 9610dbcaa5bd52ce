import { beforeEach, describe, expect, test } from 'vitest';
import { removeAccounts } from '../../../../tests/support/accounts.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { makeFirstRunCode } from '../index.server.ts';

const site = await testApp({ now: () => new Date(), isFirstRun: true });
let code = '';
beforeEach(async () => {
  await removeAccounts(site.db);
  await site.db.deleteFrom('user_token').execute();
  await site.db.deleteFrom('setting').where('key', 'in', ['is_site_online', 'name']).execute();
  code = (await makeFirstRunCode(site.db)) ?? '';
});

const typed = { house: 'Kammerspiele', first_name: 'Ada', last_name: 'Lang', email: 'Ada@Haus.example', password: 'ein langer guter Satz' };
const setUp = (more: Record<string, string>) =>
  site.app.request('/de/api/first-run/', {
    method: 'POST',
    headers: { ...site.csrf, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...typed, code, ...more }),
  });
const admins = () => site.db.selectFrom('site_user').select(['email', 'email_confirmed']).where('role', '=', 'admin').execute();

describe('the first administrator', () => {
  test('is whoever has the code of the console, is signed in at once, and the house is closed until it is opened', async () => {
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const response = await setUp({ code: code.toLowerCase().replaceAll('-', ' ') });
    expect(await response.json()).toEqual({ done: true });
    expect(response.headers.getSetCookie().some((cookie) => /session/i.test(cookie))).toBe(true);
    expect(await admins()).toEqual([{ email: 'ada@haus.example', email_confirmed: true }]);
    const { is_site_online, name } = await (await site.get('/pageeditor-api/settings')).json();
    expect([is_site_online, name]).toEqual([false, 'Kammerspiele']);
    expect(await makeFirstRunCode(site.db)).toBeNull();
  });

  test('is made once: of two at the same moment the second is told so, and codes hold no longer', async () => {
    const other = (await makeFirstRunCode(site.db)) ?? '';
    const answers = await Promise.all([setUp({}), setUp({ code: other, email: 'eva@haus.example' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await admins()).toHaveLength(1);
    expect(await site.db.selectFrom('user_token').select('value').where('value', 'like', 'first-admin%').execute()).toEqual([]);
  });

  test('is nobody without the code, with another, or with one that has run out; what is wrong is said of each field', async () => {
    for (const wrong of ['', 'AAAA-BBBB-CCCC']) {
      const { fields } = await (await setUp({ code: wrong, first_name: '', password: 'kurz', email: 'ada' })).json();
      expect(Object.keys(fields).sort()).toEqual(['code', 'email', 'first_name', 'password']);
    }
    await site.db
      .updateTable('user_token')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .execute();
    expect((await setUp({})).status).toBe(400);
    expect(await admins()).toEqual([]);
  });

  test('takes no account of a visitor over', async () => {
    await site.signIn('visitor', 'ada@haus.example');
    const { fields } = await (await setUp({})).json();
    expect(fields.email[0]).toContain('schon ein Konto');
    expect(await admins()).toEqual([]);
  });
});

describe('the home page', () => {
  test('leads to the set-up in both languages, as long as nobody administers an empty house', async () => {
    const { headers, status } = await site.get('/en');
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, '/cms-hub/first-run?lang=en', 'no-store']);
    expect((await site.get('/de')).headers.get('location')).toBe('/cms-hub/first-run');
    expect(await (await site.get(`/cms-hub/first-run?code=${code}`)).text()).toContain(`value="${code}"`);
    expect((await site.get('/de/programm')).status).toBe(200);
  });

  test('is itself, and the set-up leads to the sign-in, once somebody does', async () => {
    await setUp({});
    await site.db.updateTable('setting').set({ value: 'true' }).where('key', '=', 'is_site_online').execute();
    expect((await site.get('/de')).status).not.toBe(302);
    expect((await site.get('/cms-hub/first-run')).headers.get('location')).toBe('/cms-hub');
  });
});
