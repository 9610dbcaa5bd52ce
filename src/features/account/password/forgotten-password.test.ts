import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetAllAttempts } from '#api/rate-limit/rate-limit.server.ts';
import { removeAccounts } from '../../../../tests/support/accounts.ts';
import { headersOf, type TestApp, testApp, testPassword } from '../../../../tests/support/app.ts';
import { mailbox, tokenIn } from '../../../../tests/support/mails.ts';
import { wrongPasswords } from '../limits.ts';

let site: TestApp;
let mails: () => Promise<string[]>;
beforeAll(async () => {
  site = await testApp();
  mails = mailbox(site);
});
beforeEach(async () => {
  await mails();
  await removeAccounts(site.db);
  await resetAllAttempts(site.db);
});

const post = (path: string, body: unknown, headers: Record<string, string> = site.csrf) =>
  site.app.request(path, { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
const wish = { first_name: 'Clara', last_name: 'Wieck', email: 'Clara@Haus.example', password: 'ein kurzer Satz' };
const signIn = (password: string, email = 'clara@haus.example') => post('/api/user-login/', { email, password });

describe('a forgotten password', () => {
  const request = (email: string) => post('/de/api/user/password/request/', { email });
  const reset = (token: string, password = 'ein ganz neuer Satz') => post('/de/api/user/password/reset/', { token, password });

  test('is set anew by a link that works once; all sessions end and a mail tells', async () => {
    const { headers, email } = await site.signIn('visitor');
    expect((await request(email)).status).toBe(200);
    const [mail] = await mails();
    expect(mail).toContain('https://ostkai.example/de/user/new-password?token=');
    const rows = await site.db.selectFrom('user_token').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(tokenIn(mail));
    expect((await reset(tokenIn(mail), 'kurz')).status).toBe(400); // and the link still holds
    expect((await reset(tokenIn(mail))).status).toBe(200);
    expect((await reset(tokenIn(mail))).status).toBe(410);
    expect((await site.get('/api/user/profile/', headers)).status).toBe(401);
    expect((await signIn(testPassword, email)).status).toBe(401);
    expect((await signIn('ein ganz neuer Satz', email)).status).toBe(200);
    expect((await mails()).join()).toContain('Ihr Passwort wurde geändert');
  });

  test('is set by one link; others that were sent die with it, and with a change of the password', async () => {
    const { email } = await site.signIn('visitor');
    await request(email);
    await request(email);
    const [one, other] = await mails();
    expect((await reset(tokenIn(one))).status).toBe(200);
    expect((await reset(tokenIn(other))).status).toBe(410);
    const again = headersOf(await signIn('ein ganz neuer Satz', email));
    await request(email);
    const late = (await mails()).find((mail) => mail.includes('token='));
    const change = { current_password: 'ein ganz neuer Satz', password: 'noch ein neuer Satz' };
    expect((await post('/api/user/password/', change, again)).status).toBe(200);
    expect((await reset(tokenIn(late))).status).toBe(410);
  });

  test('helps at once where others have guessed too often', async () => {
    const { email } = await site.signIn('visitor');
    for (let attempt = 0; attempt < wrongPasswords.account.max; attempt++) await signIn('falsch falsch', email);
    expect((await signIn(testPassword, email)).status).toBe(429);
    await request(email);
    const [mail] = await mails();
    expect((await reset(tokenIn(mail))).status).toBe(200);
    expect((await signIn('ein ganz neuer Satz', email)).status).toBe(200);
  });

  test('of nobody: the same answer, no mail', async () => {
    await site.signIn('visitor');
    const [known, unknown] = [await request('visitor@haus.example'), await request('niemand@haus.example')];
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(await mails()).toHaveLength(1);
  });

  test('a token made up, expired or of another kind does nothing', async () => {
    await site.signIn('visitor');
    await request('visitor@haus.example');
    const [mail] = await mails();
    await site.db
      .updateTable('user_token')
      .set({ expires_at: new Date(0) })
      .execute();
    for (const token of ['', 'x'.repeat(24), tokenIn(mail)]) expect((await reset(token)).status).toBe(410);
    await post('/api/user/sign-up/', wish);
    const [confirmation] = await mails();
    expect((await reset(tokenIn(confirmation))).status).toBe(410);
    expect((await signIn(testPassword, 'visitor@haus.example')).status).toBe(200);
  });
});
