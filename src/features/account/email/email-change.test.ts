import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetAllAttempts } from '#api/rate-limit/rate-limit.server.ts';
import { href } from '#routes.ts';
import { removeAccounts } from '../../../../tests/support/accounts.ts';
import { headersOf, type SignedIn, type TestApp, testApp, testPassword } from '../../../../tests/support/app.ts';
import { mailbox } from '../../../../tests/support/mails.ts';
import { requestedMails, wrongPasswords, wrongPasswordsInside } from '../limits.ts';

let site: TestApp;
let newMails: () => Promise<string[]>;
beforeAll(async () => {
  site = await testApp();
  newMails = mailbox(site);
});
beforeEach(async () => {
  await mails();
  await removeAccounts(site.db);
  await site.db.deleteFrom('user_token').execute();
  await resetAllAttempts(site.db);
  site.accounts.sessions.forget();
});

const post = (path: string, body: unknown, headers: Record<string, string> = site.csrf) =>
  site.app.request(path, { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

async function mails(): Promise<Map<string, string>> {
  return new Map((await newMails()).map((text) => [/^To: (\S+)/.exec(text)?.[1] ?? '', text]));
}
const tokenIn = (mail = '') => /change-email\?token=([\w-]+)/.exec(mail)?.[1] ?? '';
const ask = (who: SignedIn, email: string, password = testPassword, prefix = '/en') => post(`${prefix}/api/user/email/`, { email, password }, who.headers);
const confirm = (token: string, password = testPassword) => post('/api/user/email/confirm/', { token, password });
const addressOf = async ({ id }: SignedIn) => (await site.db.selectFrom('site_user').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;
const signIn = (email: string) => post('/api/user-login/', { email, password: testPassword });
const newAddress = 'ada@neu.example';

describe('another address for an account', () => {
  test('holds when it is confirmed there, by a link that works once; the address before is told twice', async () => {
    const ada = await site.signIn('visitor');
    expect((await ask(ada, ' Ada@Neu.example ')).status).toBe(200);
    const asked = await mails();
    expect([...asked.keys()].sort()).toEqual([newAddress, ada.email]);
    expect(asked.get(newAddress)).toMatch(/Subject: Bitte bestätigen Sie Ihre neue Adresse\n/);
    expect(asked.get(newAddress)).toContain('https://ostkai.example/de/user/change-email?token=');
    expect(asked.get(ada.email)).toMatch(/Subject: Für Ihr Konto wurde eine neue Adresse angegeben\n[\s\S]*ada@neu\.example[\s\S]*\/de\/user\/password/);
    expect(await addressOf(ada)).toBe(ada.email);
    const token = tokenIn(asked.get(newAddress));
    const confirmed = await confirm(token);
    expect(await confirmed.json()).toMatchObject({ is_logged_in: true, email: newAddress });
    expect((await site.get('/api/user/profile/', headersOf(confirmed))).status).toBe(200);
    const told = await mails();
    expect([...told.keys()]).toEqual([ada.email]);
    expect(told.get(ada.email)).toMatch(/Subject: Die Adresse Ihres Kontos wurde geändert\n[\s\S]*ada@neu\.example/);
    expect((await confirm(token)).status).toBe(410);
    expect([(await signIn(newAddress)).status, (await signIn(ada.email)).status]).toEqual([200, 401]);
  });

  test('mails come in the language of the account', async () => {
    const ada = await site.signIn('visitor');
    await site.db.updateTable('site_user').set({ language: 'en' }).execute();
    await ask(ada, newAddress, testPassword, '/de');
    const asked = await mails();
    expect(asked.get(newAddress)).toMatch(/Subject: Please confirm your new address\n[\s\S]*\/en\/user\/change-email\?token=/);
    expect(asked.get(ada.email)).toContain('Subject: A new address was given for your account');
    await confirm(tokenIn(asked.get(newAddress)));
    expect((await mails()).get(ada.email)).toContain('Subject: The address of your account has been changed');
  });

  test.each([
    ['no address', 'irgendwas', testPassword, 'email'],
    ['the one it has', 'VISITOR@haus.example', testPassword, 'email'],
    ['no password', newAddress, '', 'password'],
    ['a wrong password', newAddress, 'falsch falsch', 'password'],
  ])('is refused with %s, which the answer names', async (_, email, password, field) => {
    const ada = await site.signIn('visitor');
    const refused = await ask(ada, email, password);
    expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([400, [field]]);
    expect([...(await mails()).keys()]).toEqual([]);
  });

  test('nobody learns by it who has an account: the answers are alike, and the mail goes to the owner', async () => {
    const ada = await site.signIn('visitor');
    const other = await site.signIn('visitor', 'andere@haus.example');
    const [free, taken] = [await ask(ada, newAddress), await ask(ada, other.email)];
    expect([taken.status, await taken.text()]).toEqual([free.status, await free.text()]);
    const asked = await mails();
    expect(asked.get(other.email)).toContain('Subject: Sie haben schon ein Konto');
    expect(tokenIn(asked.get(other.email))).toBe('');
    expect(await addressOf(other)).toBe(other.email);
  });

  test('is not had by whoever reads the mail without knowing the password, and their guesses are counted', async () => {
    const ada = await site.signIn('visitor');
    await ask(ada, newAddress);
    const token = tokenIn((await mails()).get(newAddress));
    for (let guess = 0; guess < wrongPasswords.account.max; guess++) expect((await confirm(token, `geraten ${guess}`)).status).toBe(400);
    expect((await confirm(token)).status).toBe(429);
    expect(await addressOf(ada)).toBe(ada.email);
    await resetAllAttempts(site.db);
    expect((await confirm(token)).status).toBe(200);
  });

  test('wrong passwords and mails are limited where it is asked for', async () => {
    const ada = await site.signIn('visitor');
    for (let guess = 0; guess < wrongPasswordsInside.max; guess++) await ask(ada, newAddress, `geraten ${guess}`);
    expect((await ask(ada, newAddress)).status).toBe(429);
    await resetAllAttempts(site.db);
    for (let mail = 0; mail < requestedMails.account.max; mail++) expect((await ask(ada, newAddress)).status).toBe(200);
    expect((await (await ask(ada, newAddress)).json()).code).toBe('too_many_mails');
  });

  test('a newer wish, another password or its age ends a link', async () => {
    const ada = await site.signIn('visitor');
    await ask(ada, newAddress);
    const first = tokenIn((await mails()).get(newAddress));
    await ask(ada, 'dritte@neu.example');
    const second = tokenIn((await mails()).get('dritte@neu.example'));
    expect((await confirm(first)).status).toBe(410);
    const changed = await post('/api/user/password/', { current_password: testPassword, password: 'ein ganz neuer Satz' }, ada.headers);
    expect(changed.status).toBe(200);
    expect((await confirm(second, 'ein ganz neuer Satz')).status).toBe(410);
    const again = await post('/api/user/email/', { email: newAddress, password: 'ein ganz neuer Satz' }, headersOf(changed));
    expect(again.status).toBe(200);
    const third = tokenIn((await mails()).get(newAddress));
    await site.db
      .updateTable('user_token')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await confirm(third, 'ein ganz neuer Satz')).status).toBe(410);
    expect(await addressOf(ada)).toBe(ada.email);
  });

  test('links for a new password that lie in the mailbox before end with it', async () => {
    const ada = await site.signIn('visitor');
    await post('/api/user/password/request/', { email: ada.email });
    const reset = /new-password\?token=([\w-]+)/.exec((await mails()).get(ada.email) ?? '')?.[1];
    await ask(ada, newAddress);
    expect((await confirm(tokenIn((await mails()).get(newAddress)))).status).toBe(200);
    expect((await post('/api/user/password/reset/', { token: reset, password: 'ein ganz neuer Satz' })).status).toBe(410);
  });

  test('an account that nobody has confirmed keeps no address; one confirmed meanwhile keeps its own', async () => {
    const ada = await site.signIn('visitor');
    await post('/api/user/sign-up/', { first_name: 'Eva', last_name: 'Fremd', email: newAddress, password: 'ein kurzer Satz' });
    await mails();
    await ask(ada, newAddress);
    const token = tokenIn((await mails()).get(newAddress));
    await site.db.updateTable('site_user').set({ email_confirmed: true }).where('email', '=', newAddress).execute();
    expect((await confirm(token)).status).toBe(410);
    expect(await addressOf(ada)).toBe(ada.email);
    await site.db.updateTable('site_user').set({ email_confirmed: false }).where('email', '=', newAddress).execute();
    expect((await confirm(token)).status).toBe(200);
    expect(await site.db.selectFrom('site_user').select('email').execute()).toEqual([{ email: newAddress }]);
  });

  test('an account without password is told how to get one', async () => {
    const ada = await site.signIn('visitor');
    await site.db.updateTable('user_login').set({ password: null }).execute();
    const refused = await ask(ada, newAddress);
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'password_needed']);
    const page = await (await site.get(href('userSettings', 'de'), { Cookie: ada.headers.Cookie })).text();
    expect(page).toContain('setzen Sie bitte zuerst ein Passwort');
  });

  test('what waits for its confirmation is among the own data', async () => {
    const ada = await site.signIn('visitor');
    await ask(ada, newAddress);
    await site.accounts.settled();
    expect(await (await site.get('/api/user/data/', ada.headers)).json()).toMatchObject({ awaited_email: newAddress });
  });
});

describe('without script', () => {
  test('the settings send the wish, the mail’s page confirms it and leads to the profile', async () => {
    const ada = await site.signIn('visitor');
    const cookie = ada.headers.Cookie;
    const send = async (path: string, fields: Record<string, string>) => {
      const html = await (await site.get(path, { Cookie: cookie })).text();
      const csrftoken = /name="csrftoken" value="([^"]+)"/.exec(html)?.[1] ?? '';
      const headers = { Cookie: cookie, 'Content-Type': 'application/x-www-form-urlencoded' };
      return site.app.request(path, { method: 'POST', headers, body: new URLSearchParams({ csrftoken, ...fields }).toString() });
    };
    const wrong = await (await send(href('userSettings', 'de'), { form: 'email', email: newAddress, password: 'falsch falsch' })).text();
    expect(wrong).toContain('Das ist nicht Ihr jetziges Passwort.');
    expect(wrong).toContain(`value="${newAddress}"`); // what was typed stays
    const asked = await (await send(href('userSettings', 'de'), { form: 'email', email: newAddress, password: testPassword })).text();
    expect(asked).toContain(`Wir haben eine Mail an ${newAddress} geschickt.`);
    const link = `${href('userChangeEmail', 'de')}?token=${tokenIn((await mails()).get(newAddress))}`;
    const led = await send(link, { form: 'confirm', password: testPassword });
    expect(led.headers.get('location')).toContain(`${href('userProfile', 'de')}?ok=email`);
    const profile = await site.get(`${href('userProfile', 'de')}?ok=email`, { Cookie: headersOf(led).Cookie });
    expect(await profile.text()).toMatch(/Ihr Konto hat jetzt diese Adresse[\s\S]*ada@neu\.example/);
  });
});
