import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { failuresOf } from '#api/endpoint.ts';
import { removeAccounts } from '../../../tests/support/accounts.ts';
import { type SignedIn, type TestApp, testApp, testNow, testPassword } from '../../../tests/support/app.ts';
import { everything } from '../../../tests/support/everything.ts';
import { mailbox } from '../../../tests/support/mails.ts';
import { codeOf, send, setUpPasskey, setUpTotp } from '../../../tests/support/second-factor/second-factor.ts';
import { resetAllAttempts } from '../../api/rate-limit/rate-limit.server.ts';
import { operations } from '../../server/site.server.ts';
import { userCommand } from '../account/index.server.ts';

let now = testNow;
const site: TestApp = await testApp({ now: () => now });
const mails = mailbox(site);
let ada: SignedIn;
let eva: SignedIn;
beforeEach(async () => {
  now = testNow;
  await removeAccounts(site.db);
  await resetAllAttempts(site.db);
  await site.db.updateTable('factor_requirement').set({ role: null, days: 14 }).execute();
  ada = await site.signIn('admin', 'ada@haus.example');
  eva = await site.signIn('editor', 'eva@haus.example');
});

let keys = 0;
async function write(as: SignedIn, path: string, body: unknown = {}, revision = 1, method = 'POST') {
  keys += 1;
  return send(site, path, body, { ...as.headers, 'Idempotency-Key': `factors-${keys}`, 'If-Match': `"${revision}"` }, method);
}
const get = async (path: string, as = ada) => (await site.get(`/de/api/${path}`, as.headers)).json();
const age = (minutes: number) =>
  site.db
    .updateTable('user_session')
    .set({ proved_at: sql<Date>`now() - make_interval(mins => ${minutes})` })
    .execute();

describe('a fresh proof', () => {
  const proven = operations.map(({ endpoint }) => endpoint).filter((endpoint) => 'proof_needed' in failuresOf(endpoint) && !endpoint.path.endsWith('/proof/'));

  test('is asked for by all that changes factors, addresses, passwords and roles', () => {
    expect(proven.map(({ path }) => path.replace('/api/', '')).sort()).toEqual([
      'cms-backups/held-jobs/',
      'cms-backups/restore/',
      'cms-factor-requirement/',
      'cms-invitations/',
      'cms-invitations/{id}/link/',
      'cms-invitations/{id}/resend/',
      'cms-users/{id}/',
      'cms-users/{id}/deactivate/',
      'cms-users/{id}/factors/remove/',
      'cms-users/{id}/password/link/',
      'cms-users/{id}/password/mail/',
      'cms-users/{id}/reactivate/',
      'cms-users/{id}/role/',
      'user/delete/',
      'user/email/',
      'user/factors/passkeys/',
      'user/factors/passkeys/options/',
      'user/factors/passkeys/{id}/',
      'user/factors/passkeys/{id}/remove/',
      'user/factors/recovery-codes/',
      'user/factors/totp/',
      'user/factors/totp/confirm/',
      'user/factors/totp/remove/',
      'user/password/',
    ]);
  });

  const body = {
    role: 'editor',
    days: 3,
    how: 'discard',
    email: 'neu@haus.example',
    language: 'de',
    code: '123456',
    name: 'Laptop',
    password: testPassword,
    current_password: testPassword,
    attestation: { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
  };
  test.each(proven)('$path is refused after ten minutes, and nothing comes of it', async (endpoint) => {
    await setUpTotp(site, ada, now);
    await site.accounts.settled();
    await age(11);
    const before = await everything(site.db);
    const fields = Object.fromEntries(Object.entries(body).filter(([name]) => name in (endpoint.body?.shape ?? {})));
    const { status, body: answer } = await write(ada, endpoint.path.replace('/api/', '').replace('{id}', String(eva.id)), fields, 1, endpoint.method);
    expect([status, answer.code]).toEqual([403, 'proof_needed']);
    expect(await everything(site.db)).toBe(before);
  });

  test('is given by password, with a second factor by that alone', async () => {
    await age(11);
    expect((await write(ada, `cms-users/${eva.id}/role/`, { role: 'manager' })).body.code).toBe('proof_needed');
    expect((await send(site, 'user/proof/', { password: 'falsch falsch' }, ada.headers)).body.fields).toHaveProperty('password');
    expect((await send(site, 'user/proof/', { password: testPassword }, ada.headers)).status).toBe(200);
    expect((await write(ada, `cms-users/${eva.id}/role/`, { role: 'manager' })).status).toBe(200);
    const { key } = await setUpTotp(site, ada, now);
    const { authenticator } = await setUpPasskey(site, ada);
    await age(11);
    expect(await get('user/proof/')).toEqual({ by_password: false, by_code: true, by_passkey: true });
    expect((await send(site, 'user/proof/', { password: testPassword }, ada.headers)).status).toBe(400);
    now = new Date(now.getTime() + 30_000);
    expect((await send(site, 'user/proof/', { code: codeOf(key, now) }, ada.headers)).status).toBe(200);
    expect((await send(site, 'user/factors/recovery-codes/', {}, ada.headers)).status).toBe(200);
    await age(11);
    const { body: options } = await send(site, 'user/proof/passkey/options/', {}, ada.headers);
    expect((await send(site, 'user-login/passkey/', { assertion: authenticator.get(options) })).status).toBe(401); // asked for something else
    const { body: again } = await send(site, 'user/proof/passkey/options/', {}, ada.headers);
    expect((await send(site, 'user/proof/passkey/', { assertion: authenticator.get(again) }, ada.headers)).status).toBe(200);
    expect((await send(site, 'user/factors/recovery-codes/', {}, ada.headers)).status).toBe(200);
  });
});

describe('wrong codes at the sign-in', () => {
  test('lock nobody out who is signed in', async () => {
    const { key } = await setUpTotp(site, eva, now);
    const { headers } = await send(site, 'user-login/', { email: eva.email, password: testPassword });
    for (let i = 0; i <= 5; i += 1) await send(site, 'user-login/second/', { code: '000000' }, headers);
    expect((await send(site, 'user-login/second/', { code: '000000' }, headers)).status).toBe(429);
    now = new Date(now.getTime() + 30_000);
    expect((await send(site, 'user/proof/', { code: codeOf(key, now) }, eva.headers)).status).toBe(200);
  });
});

describe('the last factor', () => {
  test('takes the sign-ins that wait for it along: nothing would hold them back any more', async () => {
    await setUpTotp(site, eva, now);
    const waiting = await send(site, 'user-login/', { email: eva.email, password: testPassword });
    expect(waiting.body.awaits_second_factor).toBe(true);
    expect((await send(site, 'user/factors/totp/remove/', {}, eva.headers)).status).toBe(200);
    expect((await site.get('/de/api/user/profile/', waiting.headers)).status).toBe(401);
  });
});

describe('a new factor', () => {
  test('ends a change of address that somebody has asked for with the password alone', async () => {
    await send(site, 'user/email/', { email: 'fremd@haus.example', password: testPassword }, eva.headers);
    await site.accounts.settled();
    const changes = () => site.db.selectFrom('user_token').select('value').where('value', 'like', '%fremd%').execute();
    const before = await changes();
    await setUpTotp(site, eva, now);
    expect([before.length, (await changes()).length]).toEqual([1, 0]);
  });
});

describe('an administrator', () => {
  test('takes a lost factor away, with a mail and a line in the log, and never sees it', async () => {
    const { key, codes } = await setUpTotp(site, eva, now);
    const person = await get(`cms-users/${eva.id}/`);
    expect(person).toMatchObject({ has_second_factor: true, factors: { has_totp: true, passkeys: 0, recovery_codes: 10 } });
    for (const secret of [key.replaceAll(' ', ''), ...codes]) expect(JSON.stringify(person)).not.toContain(secret);
    now = new Date(now.getTime() + 60_000); // the newest line of the log, whatever the tests before have written
    expect((await write(ada, `cms-users/${eva.id}/factors/remove/`)).status).toBe(200);
    expect((await site.get('/de/api/user/profile/', eva.headers)).status).toBe(401);
    expect((await send(site, 'user-login/', { email: eva.email, password: testPassword })).body).toMatchObject({ is_logged_in: true });
    expect((await get('audit/')).results[0]).toMatchObject({ user: { name: 'Ada Lang' }, verb: 'factors_removed' });
    const { history } = await get(`cms-users/${eva.id}/`);
    expect(history[0]).toMatchObject({ by: 'Ada Lang', via: 'form', action: 'changed', help: 'factors_removed', role: null, is_deactivated: null });
    expect((await mails()).at(-1)).toMatch(/^To: eva@haus\.example/m);
  });

  test('requires one from a role on: led there within the time, shut out after it, until there is one', async () => {
    const set = async (body: object) => write(ada, 'cms-factor-requirement/', body, (await get('cms-factor-requirement/')).revision);
    expect((await set({ role: 'editor', days: 14 })).body).toMatchObject({ role: 'editor', days: 14, people: 2, with_factor: 0 });
    const due = (await get('user-details/', eva)).second_factor;
    expect([due.is_overdue, Math.round((new Date(due.until).getTime() - Date.now()) / 86_400_000)]).toEqual([false, 14]);
    expect((await (await site.get('/cms-hub', eva.headers)).text()).replaceAll('\u00a0', ' ')).toContain('Jetzt einrichten');
    await site.db.updateTable('factor_requirement').set({ since: sql<Date>`now() - interval '15 days'` }).execute();
    await site.db.updateTable('site_user').set({ role_since: sql<Date>`now() - interval '15 days'` }).where('id', '=', eva.id).execute();
    site.accounts.sessions.forget();
    expect((await site.get('/cms-hub', eva.headers)).headers.get('location')).toBe('/cms-hub/security');
    expect((await site.get('/cms-hub/security', eva.headers)).status).toBe(200);
    expect((await site.get('/cms-hub', ada.headers)).status).toBe(200); // new in the role: the own time is not over
    await setUpTotp(site, eva, now);
    expect((await site.get('/cms-hub', eva.headers)).status).toBe(200);
    expect((await write(ada, 'cms-factor-requirement/', { role: null, days: 14 }, 1)).status).toBe(409);
  });
});

test('the command helps the only administrator who has lost both', async () => {
  await setUpTotp(site, ada, now);
  const silent = { write: () => true };
  const options = { dataDir: site.dataDir, databaseUrl: site.url, baseUrl: 'https://ostkai.example' };
  expect(await userCommand(['factors', ada.email], options, { stdout: silent, stderr: silent })).toBe(0);
  expect((await send(site, 'user-login/', { email: ada.email, password: testPassword })).body.is_logged_in).toBe(true);
});
