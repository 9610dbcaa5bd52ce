import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetAllAttempts } from '#api/rate-limit/rate-limit.server.ts';
import { removeAccounts } from '../../../../tests/support/accounts.ts';
import { headersOf, type TestApp, testApp, testPassword } from '../../../../tests/support/app.ts';
import { waiting } from '../../../../tests/support/database.ts';
import { mailbox, tokenIn } from '../../../../tests/support/mails.ts';
import { confirmHours, requestedMails, unconfirmedDays, wrongPasswords } from '../limits.ts';

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

const confirm = (token: string, password = wish.password) => post('/api/user/confirm/', { token, password });

describe('sign-up', () => {
  test('makes an account that holds when its address is confirmed, by a link that works once', async () => {
    expect((await post('/en/api/user/sign-up/', wish)).status).toBe(200);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatch(/^To: clara@haus\.example\nSubject: Please confirm your address\n\nDear Clara Wieck,/);
    expect(mail).toContain('https://ostkai.example/en/user/confirm?token=');
    const refused = await signIn(wish.password);
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'email_unconfirmed']);
    const [again] = await mails();
    expect((await confirm(tokenIn(mail))).status).toBe(410); // the newer one is in its place
    const confirmed = await confirm(tokenIn(again));
    expect(await confirmed.json()).toMatchObject({ is_logged_in: true, first_name: 'Clara', last_name: 'Wieck', email: 'clara@haus.example' });
    expect((await site.get('/api/user/profile/', headersOf(confirmed))).status).toBe(200);
    expect((await confirm(tokenIn(again))).status).toBe(410);
    expect((await signIn(wish.password)).status).toBe(200);
    expect(await site.db.selectFrom('site_user').select(['role', 'language']).execute()).toEqual([{ role: 'visitor', language: 'en' }]);
  });

  // accounts.txt
  test('takes addresses with umlauts in their domain, in either spelling the same account', async () => {
    expect((await post('/api/user/sign-up/', { ...wish, email: 'Info@Käse.example' })).status).toBe(200);
    const [mail] = await mails();
    expect(mail).toMatch(/^To: info@xn--kse-qla\.example\n/);
    await confirm(tokenIn(mail));
    expect((await signIn(wish.password, 'info@käse.example')).status).toBe(200);
    expect((await signIn(wish.password, 'info@xn--kse-qla.example')).status).toBe(200);
  });

  test.each(['büro@example.org', 'hähnchen@käse.example'])(
    '%s is refused with what to do: mail servers want the part before the @ without umlauts',
    async (email) => {
      const refused = await post('/de/api/user/sign-up/', { ...wish, email });
      expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Vor dem @ sind Umlaute')]);
    },
  );

  test('keeps only the hash of the token, and a limit of its life', async () => {
    await post('/api/user/sign-up/', wish);
    const [mail] = await mails();
    const rows = await site.db.selectFrom('user_token').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(tokenIn(mail));
    await site.db
      .updateTable('user_token')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await confirm(tokenIn(mail))).status).toBe(410);
  });

  test('answers the same for an address that has an account; the mail says so, the account stays as it is', async () => {
    await site.signIn('visitor', 'clara@haus.example');
    await mails();
    const [known, unknown] = [await post('/api/user/sign-up/', wish), await post('/api/user/sign-up/', { ...wish, email: 'neu@haus.example' })];
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    const texts = await mails();
    expect(texts.find((text) => text.startsWith('To: clara@'))).toContain('Sie haben schon ein Konto');
    expect((await signIn(wish.password)).status).toBe(401);
    expect((await signIn(testPassword)).status).toBe(200);
  });

  test('who signs up with an address that nobody has confirmed takes it over, and earlier links die', async () => {
    await post('/api/user/sign-up/', { ...wish, password: 'das Passwort des Ersten' });
    const [first] = await mails();
    await post('/api/user/sign-up/', wish);
    const [second] = await mails();
    expect((await confirm(tokenIn(first))).status).toBe(410);
    expect((await confirm(tokenIn(second))).status).toBe(200);
    expect((await signIn('das Passwort des Ersten')).status).toBe(401);
    expect((await signIn(wish.password)).status).toBe(200);
  });

  test('two wishes with one address at the same moment are no failure: the first is believed', async () => {
    const logged = site.logged.length;
    const answers = await Promise.all([wish, wish].map((body) => post('/api/user/sign-up/', body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [mail] = await mails();
    expect((await confirm(tokenIn(mail))).status).toBe(200);
    expect(site.logged.slice(logged).filter(({ level }) => Number(level) >= 40)).toEqual([]);
  });

  test('whoever reads the mail does not confirm the account of a stranger who signed up after them', async () => {
    await post('/api/user/sign-up/', wish);
    await mails();
    await post('/api/user/sign-up/', { ...wish, first_name: 'Fremd', password: 'das Passwort des Fremden' });
    const strangers = tokenIn((await mails()).at(-1));
    const refused = await confirm(strangers);
    const { fields } = await refused.json();
    expect([refused.status, Object.keys(fields), refused.headers.get('set-cookie')]).toEqual([400, ['password'], null]);
    expect(await site.db.selectFrom('site_user').select('email_confirmed').execute()).toEqual([{ email_confirmed: false }]);
    expect((await confirm(strangers, '')).status).toBe(400);
    expect((await signIn('das Passwort des Fremden')).status).toBe(403);
    await mails();
    await post('/api/user/password/request/', { email: wish.email });
    const reset = tokenIn((await mails()).at(-1));
    expect((await post('/api/user/password/reset/', { token: reset, password: 'ein ganz neuer Satz' })).status).toBe(200);
    expect((await signIn('das Passwort des Fremden')).status).toBe(401);
    expect((await signIn('ein ganz neuer Satz')).status).toBe(200);
  });

  test('nobody tries passwords at a link more often than at the sign-in; a wrong one leaves the link', async () => {
    await post('/api/user/sign-up/', wish);
    const token = tokenIn((await mails())[0]);
    for (let attempt = 0; attempt < wrongPasswords.account.max; attempt++) expect((await confirm(token, `falsch ${attempt}`)).status).toBe(400);
    expect((await confirm(token)).status).toBe(429);
    await resetAllAttempts(site.db);
    expect((await confirm(token)).status).toBe(200);
  });

  test.each([
    ['has died', confirmHours / 24 + 1],
    ['died long ago', unconfirmedDays + 1],
  ])('an account whose link %s gets another at the sign-in', async (_, days) => {
    await post('/api/user/sign-up/', wish);
    await mails();
    await site.db.deleteFrom('user_token').execute();
    await site.db
      .updateTable('site_user')
      .set({ created_at: new Date(Date.now() - days * 86_400_000) })
      .execute();
    const refused = await signIn(wish.password);
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'email_unconfirmed']);
    await signIn('falsch falsch', 'niemand@haus.example');
    expect((await confirm(tokenIn((await mails())[0]))).status).toBe(200);
  });

  test.each([
    ['the right password', wish.password, 410, 'link_invalid'],
    ['a wrong one', 'falsch falsch', 400, 'invalid_input'],
  ])('an account that is deleted while %s is looked at is refused, no failure of the server', async (_, password, status, code) => {
    await post('/api/user/sign-up/', wish);
    const token = tokenIn((await mails())[0]);
    const links = () => site.db.selectFrom('user_token').select('id').orderBy('id').execute();
    const before = await links();
    const { answer } = await site.db.transaction().execute(async (other) => {
      await other.deleteFrom('site_user').execute();
      const answer = confirm(token, password);
      await expect.poll(() => waiting(site.db), { timeout: 20_000 }).toBe(1);
      return { answer };
    });
    const response = await answer;
    expect([response.status, (await response.json()).code, response.headers.get('set-cookie')]).toEqual([status, code, null]);
    expect(await site.db.selectFrom('user_session').select('id').execute()).toEqual([]);
    expect(await links()).toEqual(before); // refused means: nothing done
  });

  test('takes no role and no confirmation from the body', async () => {
    await post('/api/user/sign-up/', { ...wish, role: 'admin', email_confirmed: true, emailVerified: true, id: 7 });
    await mails();
    expect(await site.db.selectFrom('site_user').select(['role', 'email_confirmed']).execute()).toEqual([{ role: 'visitor', email_confirmed: false }]);
  });

  test.each([
    ['first_name', ''],
    ['last_name', 'http://spam.example'],
    ['email', 'clara@haus'],
    ['password', 'kurz'],
    ['password', 'Passwort2026!'],
    ['password', 'clara wieck'],
    ['password', 'ostkai-demo-admin'],
  ])('says what is wrong with %s: %s', async (field, value) => {
    const response = await post('/de/api/user/sign-up/', { ...wish, [field]: value });
    const body = await response.json();
    expect([response.status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect(body.fields[field][0]).toMatch(/\.$/);
    expect(await mails()).toEqual([]);
  });

  test('sends its mail once more, whose link takes the place of the first; to who has an account, that there is one; to nobody else', async () => {
    const again = async (email: string) => {
      const response = await post('/de/api/user/confirm/send/', { email });
      return [response.status, await response.text()];
    };
    await post('/de/api/user/sign-up/', wish);
    const [first] = await mails();
    const answer = await again('Clara@Haus.example');
    const [second, ...more] = await mails();
    expect([second?.match(/^To: .*/)?.[0], more]).toEqual(['To: clara@haus.example', []]);
    expect((await confirm(tokenIn(first))).status).toBe(410);
    expect((await confirm(tokenIn(second))).status).toBe(200);
    expect(await again('clara@haus.example')).toEqual(answer);
    expect((await mails())[0]).not.toContain('token=');
    expect(await again('nobody@haus.example')).toEqual(answer);
    expect(await mails()).toEqual([]);
    expect((await post('/de/api/user/confirm/send/', { email: 'clara' })).status).toBe(400);
  });

  test('sends an address only some mails an hour', async () => {
    for (let mail = 0; mail < requestedMails.account.max; mail++) expect((await post('/api/user/sign-up/', wish)).status).toBe(200);
    expect((await post('/api/user/sign-up/', wish)).status).toBe(429);
    expect((await post('/api/user/password/request/', { email: wish.email })).status).toBe(429);
    await mails();
  });

  test('and no more to who knows the password of an account that is not confirmed', async () => {
    for (let mail = 0; mail < requestedMails.account.max; mail++) {
      await post('/api/user/sign-up/', wish);
      expect(await mails()).toHaveLength(1);
    }
    const refused = await signIn(wish.password);
    const { code, message } = await refused.json();
    expect([refused.status, code, message]).toEqual([429, 'too_many_mails', expect.stringContaining('schon mehrmals geschickt')]);
    expect(await mails()).toEqual([]);
  });
});
