import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetAllAttempts } from '#api/rate-limit/rate-limit.server.ts';
import { removeAccounts } from '../../../../tests/support/accounts.ts';
import { headersOf, type TestApp, testApp, testPassword } from '../../../../tests/support/app.ts';
import { waiting } from '../../../../tests/support/database.ts';
import { mailbox } from '../../../../tests/support/mails.ts';
import { deadQueue, openQueue, readJobs, removeJobs } from '../../jobs/index.server.ts';
import { insertEvent } from '../../programme/build.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
beforeEach(async () => {
  await removeAccounts(site.db);
  await resetAllAttempts(site.db);
});

const post = (path: string, body: unknown, headers: Record<string, string> = site.csrf) =>
  site.app.request(path, { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
const signIn = (password: string, email: string) => post('/api/user-login/', { email, password });

describe('the own account', () => {
  test('a change of the password keeps this session under a new key and ends the others', async () => {
    const { headers, email } = await site.signIn('visitor');
    const other = headersOf(await signIn(testPassword, email));
    const response = await post('/api/user/password/', { current_password: testPassword, password: 'ein ganz neuer Satz' }, headers);
    expect(response.status).toBe(200);
    const now = headersOf(response);
    const statuses = await Promise.all([headers, other, now].map(async (who) => (await site.get('/api/user/profile/', who)).status));
    expect(statuses).toEqual([401, 401, 200]);
    expect((await mailbox(site)()).join()).toContain('Ihr Passwort wurde geändert');
  });

  test('sessions are listed and ended, one’s own only', async () => {
    const { headers, email } = await site.signIn('visitor');
    const stranger = await site.signIn('visitor', 'fremd@haus.example');
    const other = headersOf(await signIn(testPassword, email));
    const list = await (await site.get('/api/user/sessions/', headers)).json();
    expect(list.map(({ current }: { current: boolean }) => current)).toEqual([true, false]);
    const [strange] = await (await site.get('/api/user/sessions/', stranger.headers)).json();
    expect((await post('/api/user/sessions/end/', { id: strange.id }, headers)).status).toBe(404);
    expect((await site.get('/api/user/profile/', stranger.headers)).status).toBe(200);
    expect((await post('/api/user/sessions/end/', { id: list[1].id }, headers)).status).toBe(200);
    expect((await site.get('/api/user/profile/', other)).status).toBe(401);
    await signIn(testPassword, email);
    expect((await post('/api/user/sessions/end/', {}, headers)).status).toBe(200);
    expect(await (await site.get('/api/user/sessions/', headers)).json()).toHaveLength(1);
    expect((await site.get('/api/user/profile/', stranger.headers)).status).toBe(200);
  });

  test('a change of role holds at once', async () => {
    const { headers, id } = await site.signIn('admin');
    await site.signIn('admin', 'zweite@haus.example');
    await site.db.updateTable('site_user').set({ role: 'visitor' }).where('id', '=', id).execute();
    site.accounts.sessions.forget();
    expect((await (await site.get('/api/user-details/', headers)).json()).has_dashboard_online_access).toBe(false);
  });

  test('all that is kept can be had, and deleted with the password', async () => {
    const { headers, id } = await site.signIn('visitor');
    const data = await (await site.get('/api/user/data/', headers)).json();
    expect(data).toMatchObject({ profile: { email: 'visitor@haus.example' }, sessions: [{ current: true }], sign_ins: [{ ok: true, method: 'password' }] });
    expect(JSON.stringify(data)).not.toMatch(/argon2|token/);
    expect((await post('/api/user/delete/', { password: 'falsch falsch' }, headers)).status).toBe(400);
    expect((await post('/api/user/delete/', { password: '' }, headers)).status).toBe(400);
    expect((await post('/api/user/delete/', { password: testPassword }, headers)).status).toBe(200);
    expect(await site.db.selectFrom('site_user').select('id').where('id', '=', id).execute()).toEqual([]);
    for (const table of ['user_session', 'user_login', 'sign_in_event'] as const)
      expect(await site.db.selectFrom(table).select('id').where('user_id', '=', id).execute()).toEqual([]);
  });

  test('what its address waits for is told and deleted with it, and nobody else’s', async () => {
    const { headers, email, id } = await site.signIn('visitor');
    const event_id = await insertEvent(site.db);
    const asked_at = new Date('2026-11-20T12:00:00Z');
    for (const address of [email, 'fremd@haus.example']) {
      const recipient = await site.db
        .insertInto('reminder_recipient')
        .values({ email: address, asked_at, confirmed_at: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      const wish = { recipient_id: recipient.id, event_id, language: 'de', asked_at, queued_at: null } as const;
      await site.db
        .insertInto('sale_reminder')
        .values({ ...wish, season_id: null, sale_group: 'friends' })
        .execute();
      await site.db
        .insertInto('waitlist_entry')
        .values({ ...wish, seats: 3, together: true })
        .execute();
    }
    const at = '2026-11-20T13:00:00+01:00';
    const read = async () => (await site.get('/api/user/data/', headers)).json();
    expect(await read()).toMatchObject({
      reminders: [{ event_id, season_id: null, group: 'friends', at }],
      waiting_list: [{ event_id, seats: 3, together: true, at }],
    });
    // An address that nobody has confirmed may be a stranger's.
    const confirm = (email_confirmed: boolean) => site.db.updateTable('site_user').set({ email_confirmed }).where('id', '=', id).execute();
    await confirm(false);
    expect(await read()).toMatchObject({ reminders: [], waiting_list: [] });
    await confirm(true);
    expect((await post('/api/user/delete/', { password: testPassword }, headers)).status).toBe(200);
    expect(await site.db.selectFrom('reminder_recipient').select('email').execute()).toEqual([{ email: 'fremd@haus.example' }]);
    for (const table of ['sale_reminder', 'waitlist_entry'] as const) expect(await site.db.selectFrom(table).select('id').execute()).toHaveLength(1);
  });

  test('mails to it that were given up go with it, and nobody else’s', async () => {
    const { headers, email } = await site.signIn('visitor');
    const boss = await openQueue(site.db, { isSupervised: false, report: () => {} });
    const giveUp = (to: string) =>
      boss.send(deadQueue, { kind: 'mail', content: JSON.stringify({ to, subject: 'Ihre Karten' }), reference: 'r', reason: '550' });
    for (const to of [email.toUpperCase(), `x${email}`]) await giveUp(to);
    await boss.stop({ graceful: false });
    expect((await post('/api/user/delete/', { password: testPassword }, headers)).status).toBe(200);
    const left = (await readJobs(site.db, email)).filter(({ queue }) => queue === deadQueue);
    expect(left.map(({ data }) => JSON.parse((data as { content: string }).content).to)).toEqual([`x${email}`]);
    await removeJobs(site.db, left);
  });

  test('the last admin cannot go', async () => {
    const { headers } = await site.signIn('admin');
    expect((await post('/api/user/delete/', { password: testPassword }, headers)).status).toBe(409);
    await site.signIn('admin', 'zweite@haus.example');
    expect((await post('/api/user/delete/', { password: testPassword }, headers)).status).toBe(200);
  });

  test('of two admins who go at the same moment one stays', async () => {
    const admins = [await site.signIn('admin'), await site.signIn('admin', 'zweite@haus.example')];
    const answers = await Promise.all(admins.map(({ headers }) => post('/api/user/delete/', { password: testPassword }, headers)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await site.db.selectFrom('site_user').select('role').execute()).toEqual([{ role: 'admin' }]);
  });

  test('a session that ends while it is read is not remembered', async () => {
    const { headers, id } = await site.signIn('visitor');
    const { sessions } = site.accounts;
    const cookie = decodeURIComponent(/session=([^;]+)/.exec(headers.Cookie)?.[1] ?? '');
    expect(await sessions.find(cookie)).toMatchObject({ user: { id } });
    sessions.forget();
    const long = sql<Date>`now() - interval '1 day'`;
    await site.db.updateTable('user_session').set({ updated_at: long }).where('user_id', '=', id).execute();
    const { found } = await site.db.transaction().execute(async (other) => {
      await other.deleteFrom('user_session').where('user_id', '=', id).execute();
      const found = sessions.find(cookie); // reads the row, and then waits to note that it was used
      await expect.poll(() => waiting(site.db), { timeout: 20_000 }).toBe(1);
      sessions.forget();
      return { found };
    });
    await found;
    expect(await sessions.find(cookie)).toBeNull();
  });
});
