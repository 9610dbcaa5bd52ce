import { beforeEach, describe, expect, test } from 'vitest';
import { removeAccounts } from '../../../tests/support/accounts.ts';
import { type SignedIn, type TestApp, testApp, testPassword } from '../../../tests/support/app.ts';
import { mailbox, tokenIn } from '../../../tests/support/mails.ts';

const site: TestApp = await testApp({ now: () => new Date() });
const mails = mailbox(site);
let admin: SignedIn;
beforeEach(async () => {
  await removeAccounts(site.db);
  await site.db.deleteFrom('staff_invitation').execute();
  await site.db.deleteFrom('audit_log').execute();
  await mails();
  admin = await site.signIn('admin', 'ada@haus.example');
});

let keys = 0;
async function send(as: SignedIn, method: string, path: string, body: unknown = undefined, revision?: number) {
  keys += 1;
  const headers = {
    ...as.headers,
    'Content-Type': 'application/json',
    'Idempotency-Key': `staff-key-${keys}`,
    ...(revision && { 'If-Match': `"${revision}"` }),
  };
  const response = await site.app.request(`/de/api/${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  return { status: response.status, body: await response.json().catch(() => null), response };
}
const get = async (path: string, as = admin) => (await site.get(`/de/api/${path}`, as.headers)).json();
const anonymous = { id: 0, email: '', headers: site.csrf } as SignedIn;
const accept = (body: Record<string, string>, as = anonymous) => send(as, 'POST', 'user/invitation/', body);
const invite = async (email = 'eva@haus.example', role = 'editor', language = 'de') => {
  const { body } = await send(admin, 'POST', 'cms-invitations/', { email, role, language });
  return { id: body.id as number, token: tokenIn((await mails())[0]) };
};
const newcomer = { first_name: 'Eva', last_name: 'Sand', password: 'ein langer guter Satz' };
const roleOf = async (email: string) => (await site.db.selectFrom('site_user').select('role').where('email', '=', email).executeTakeFirst())?.role;
const log = async (): Promise<string[]> => {
  const { results } = await get('audit/');
  return results.map(({ verb, title, user }: { verb: string; title: string; user: { name: string } }) => `${user.name}: ${verb} ${title}`);
};

describe('the list', () => {
  test('has those who work here, searched without regard for accents, and visitors where they are asked for', async () => {
    await site.signIn('editor', 'eva@haus.example');
    const visitor = await site.signIn('visitor', 'gast@haus.example');
    await site.db.updateTable('site_user').set({ name: 'Zoë Müller' }).where('id', '=', visitor.id).execute();
    expect((await get('cms-users/')).results.map(({ role }: { role: string }) => role)).toEqual(['admin', 'editor']);
    expect((await get('cms-users/?role=visitor&q=muller zoe')).results).toMatchObject([{ email: 'gast@haus.example', role: 'visitor', deactivated_at: null }]);
    expect((await get('cms-users/?q=100%25')).count).toBe(0);
    expect((await get('cms-users/?state=deactivated')).count).toBe(0);
    expect((await get('cms-users/')).results[1].last_sign_in).toMatch(/^20/);
  });

  test.each(['editor', 'manager', 'visitor'] as const)('is for administrators alone, not for an %s', async (role) => {
    const other = await site.signIn(role, 'x@haus.example');
    for (const path of ['cms-users/', `cms-users/${admin.id}/`, 'cms-invitations/'])
      expect((await site.get(`/de/api/${path}`, other.headers)).status).toBe(403);
    expect((await site.get(`/cms-hub/users`, other.headers)).status).toBe(role === 'visitor' ? 403 : 200);
    expect(await (await site.get(`/cms-hub/users`, other.headers)).text()).not.toContain('ada@haus.example');
  });
});

describe('an invitation', () => {
  test('goes by mail, is accepted by a button and not by a visit, and lets its owner in with the role', async () => {
    const { body } = await send(admin, 'POST', 'cms-invitations/', { email: ' Eva@Haus.example ', role: 'manager', language: 'en' });
    expect(body).toMatchObject({ email: 'eva@haus.example', role: 'manager', state: 'open' });
    const [mail = ''] = await mails();
    expect(mail).toContain('To: eva@haus.example');
    expect(mail).toContain('Ada Lang invites you to work on the website');
    const path = /https:\/\/ostkai\.example(\/en\/user\/invitation\?token=\S+)/.exec(mail)?.[1] ?? '';
    for (let visit = 0; visit < 2; visit += 1) {
      const page = await (await site.get(path)).text();
      expect(page).toContain('Accept the invitation');
      expect(await roleOf('eva@haus.example')).toBeUndefined();
    }
    expect((await accept({ token: tokenIn(mail), ...newcomer, password: 'kurz' })).body.fields).toHaveProperty('password');
    const accepted = await accept({ token: tokenIn(mail), ...newcomer });
    expect([accepted.status, accepted.body]).toEqual([200, { role: 'manager' }]);
    expect(accepted.response.headers.getSetCookie().join()).toContain('session=');
    expect(await roleOf('eva@haus.example')).toBe('manager');
    expect((await accept({ token: tokenIn(mail), ...newcomer })).status).toBe(410);
    expect((await get('cms-invitations/')).invitations).toMatchObject([{ state: 'accepted' }]);
    expect(await log()).toEqual(['Eva Sand: invitation_accepted Eva Sand', 'Ada Lang: invited eva@haus.example']);
  });

  test('works without script', async () => {
    const { token } = await invite();
    const path = `/de/user/invitation?token=${token}`;
    const page = await site.get(path);
    const cookie =
      page.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ') || site.csrf.Cookie;
    const csrf = /csrftoken=([^;]+)/.exec(cookie)?.[1] ?? '';
    const form = new URLSearchParams({ form: 'accept', csrftoken: csrf, ...newcomer });
    const answer = await site.app.request(path, {
      method: 'POST',
      headers: { Cookie: cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cms-hub']);
    expect(await roleOf('eva@haus.example')).toBe('editor');
  });

  test('raises the account that its address has, once its password is known, and lowers none', async () => {
    const visitor = await site.signIn('visitor', 'eva@haus.example');
    const { token } = await invite();
    expect(await (await site.get(`/de/api/user/invitation/?token=${token}`)).json()).toMatchObject({
      takes: 'password',
      role: 'editor',
      email: 'eva@haus.example',
    });
    expect((await accept({ token })).body.fields).toHaveProperty('password');
    expect((await accept({ token, password: 'falsch falsch' })).body.fields).toHaveProperty('password');
    expect(await roleOf('eva@haus.example')).toBe('visitor');
    expect((await accept({ token, password: testPassword })).status).toBe(200);
    const rows = await site.db.selectFrom('site_user').select(['id', 'role']).where('email', '=', 'eva@haus.example').execute();
    expect(rows).toEqual([{ id: visitor.id, role: 'editor' }]);
    const { token: higher } = await invite('eva@haus.example', 'manager');
    const { revision } = await get(`cms-users/${visitor.id}/`);
    await send(admin, 'POST', `cms-users/${visitor.id}/role/`, { role: 'admin' }, revision);
    const eva = await site.get('/de/api/user/profile/', visitor.headers);
    expect(eva.status).toBe(200);
    expect(await (await site.get(`/de/api/user/invitation/?token=${higher}`, visitor.headers)).json()).toMatchObject({ takes: 'signed_in' });
    expect((await accept({ token: higher }, visitor)).body).toEqual({ role: 'admin' });
  });

  test('is bound to its address: who is signed in with another has to know that account’s password', async () => {
    await site.signIn('visitor', 'eva@haus.example');
    const stranger = await site.signIn('visitor', 'fremd@haus.example');
    const { token } = await invite();
    expect(await (await site.get(`/de/api/user/invitation/?token=${token}`, stranger.headers)).json()).toMatchObject({ takes: 'password' });
    expect((await accept({ token }, stranger)).status).toBe(400);
    expect(await roleOf('fremd@haus.example')).toBe('visitor');
  });

  test('replaces an account that nobody has confirmed', async () => {
    await site.db.insertInto('site_user').values({ email: 'eva@haus.example', name: 'Jemand', role: 'visitor' }).execute();
    const { token } = await invite();
    expect((await accept({ token, ...newcomer })).status).toBe(200);
    expect(await site.db.selectFrom('site_user').select('name').where('email', '=', 'eva@haus.example').execute()).toEqual([{ name: 'Eva Sand' }]);
  });

  test('is sent again with a new link, handed over as a link, withdrawn; it keeps its role', async () => {
    const { id, token } = await invite('eva@haus.example', 'manager');
    expect((await send(admin, 'POST', `cms-invitations/${id}/resend/`)).body).toMatchObject({ role: 'manager', state: 'open' });
    const [again = ''] = await mails();
    expect((await accept({ token, ...newcomer })).status).toBe(410);
    const handed = await send(admin, 'POST', `cms-invitations/${id}/link/`);
    expect(handed.body.link).toMatch(/^https:\/\/ostkai\.example\/de\/user\/invitation\?token=[\w-]{20,}$/);
    const read = async (of: string) => (await site.get(`/de/api/user/invitation/?token=${of}`)).status;
    expect([await read(tokenIn(again)), await read(tokenIn(handed.body.link))]).toEqual([200, 200]);
    expect((await send(admin, 'POST', `cms-invitations/${id}/revoke/`)).body.state).toBe('revoked');
    expect([await read(tokenIn(again)), await read(tokenIn(handed.body.link))]).toEqual([410, 410]);
    for (const call of ['resend', 'revoke', 'link']) expect((await send(admin, 'POST', `cms-invitations/${id}/${call}/`)).body.code).toBe('invitation_over');
  });

  test('holds for seven days', async () => {
    const { token } = await invite();
    await site.db
      .updateTable('staff_invitation')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect((await accept({ token, ...newcomer })).status).toBe(410);
    expect((await get('cms-invitations/')).invitations).toMatchObject([{ state: 'expired' }]);
  });

  test('is one for each address, and none for who has the role already', async () => {
    await invite();
    expect((await send(admin, 'POST', 'cms-invitations/', { email: 'eva@haus.example', role: 'admin', language: 'de' })).body.code).toBe('invitation_open');
    await site.signIn('manager', 'max@haus.example');
    expect((await send(admin, 'POST', 'cms-invitations/', { email: 'max@haus.example', role: 'editor', language: 'de' })).body.code).toBe('already_staff');
    expect((await send(admin, 'POST', 'cms-invitations/', { email: 'keine Adresse', role: 'editor', language: 'de' })).body.fields).toHaveProperty('email');
  });

  test.each(['role', 'deactivated'] as const)('by somebody who loses the right to it (%s) holds no longer', async (how) => {
    const ben = await site.signIn('admin', 'ben@haus.example');
    const { body } = await send(ben, 'POST', 'cms-invitations/', { email: 'eva@haus.example', role: 'admin', language: 'de' });
    const token = tokenIn((await mails())[0]);
    const { revision } = await get(`cms-users/${ben.id}/`);
    if (how === 'role') await send(admin, 'POST', `cms-users/${ben.id}/role/`, { role: 'editor' }, revision);
    else await send(admin, 'POST', `cms-users/${ben.id}/deactivate/`, undefined, revision);
    expect((await accept({ token, ...newcomer })).status).toBe(410);
    expect((await get('cms-invitations/')).invitations).toMatchObject([{ id: body.id, state: 'revoked' }]);
  });

  test('accepted twice at the same moment makes one account', async () => {
    const { token } = await invite();
    const answers = await Promise.all([0, 1, 2].map(() => accept({ token, ...newcomer })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await site.db.selectFrom('site_user').select('id').where('email', '=', 'eva@haus.example').execute()).toHaveLength(1);
  });
});

describe('an account', () => {
  test('that is deactivated is out at the next call, and gets in by no way until it is opened again', async () => {
    const eva = await site.signIn('editor', 'eva@haus.example');
    expect((await site.get('/de/api/saved-views/?list=events', eva.headers)).status).toBe(200);
    const { revision } = await get(`cms-users/${eva.id}/`);
    const { body } = await send(admin, 'POST', `cms-users/${eva.id}/deactivate/`, undefined, revision);
    expect(body.deactivated_at).toMatch(/^20/);
    expect((await site.get('/de/api/saved-views/?list=events', eva.headers)).status).toBe(401);
    const signIn = () => send(anonymous, 'POST', 'user-login/', { email: 'eva@haus.example', password: testPassword });
    expect(await signIn()).toMatchObject({ status: 403, body: { code: 'account_deactivated' } });
    expect((await send(anonymous, 'POST', 'user-login/', { email: 'eva@haus.example', password: 'falsch falsch' })).status).toBe(401);
    expect(await site.db.selectFrom('user_session').select('id').where('user_id', '=', eva.id).execute()).toEqual([]);
    expect((await send(admin, 'POST', `cms-users/${eva.id}/password/link/`)).body.code).toBe('account_deactivated');
    expect((await send(admin, 'POST', `cms-users/${eva.id}/reactivate/`, undefined, body.revision)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect(await log()).toEqual(['Ada Lang: reactivated Ada Lang', 'Ada Lang: deactivated Ada Lang']);
  });

  test('a session that slips in while it is deactivated opens nothing', async () => {
    const eva = await site.signIn('editor', 'eva@haus.example');
    await site.db.updateTable('site_user').set({ deactivated_at: new Date() }).where('id', '=', eva.id).execute();
    site.accounts.sessions.forget();
    expect((await site.get('/de/api/user/profile/', eva.headers)).status).toBe(401);
  });

  test('its role holds with the next call; the history says who, old and new', async () => {
    const eva = await site.signIn('visitor', 'eva@haus.example');
    const { revision } = await get(`cms-users/${eva.id}/`);
    expect((await send(admin, 'POST', `cms-users/${eva.id}/role/`, { role: 'manager' }, revision)).body.role).toBe('manager');
    expect((await site.get('/de/api/audit/', eva.headers)).status).toBe(200);
    expect((await send(admin, 'POST', `cms-users/${eva.id}/role/`, { role: 'editor' }, revision)).status).toBe(409);
    const person = await get(`cms-users/${eva.id}/`);
    expect(person.history).toMatchObject([{ by: 'Ada Lang', via: 'form', role: { before: 'visitor', after: 'manager' } }]);
    expect((await get(`audit/?user_id=${admin.id}`)).count).toBe(1);
    expect((await get(`audit/?user_id=${eva.id}`)).count).toBe(0);
  });

  test('its sessions end one by one or all; one’s own that asks stays', async () => {
    const eva = await site.signIn('editor', 'eva@haus.example');
    for (let i = 0; i < 2; i += 1) await send(anonymous, 'POST', 'user-login/', { email: 'eva@haus.example', password: testPassword });
    const { sessions } = await get(`cms-users/${eva.id}/`);
    expect(sessions).toHaveLength(3);
    expect((await send(admin, 'POST', `cms-users/${eva.id}/sessions/end/`, { session: sessions[0].id })).body).toEqual({ ended: 1 });
    expect((await send(admin, 'POST', `cms-users/${eva.id}/sessions/end/`, {})).body).toEqual({ ended: 2 });
    expect((await site.get('/de/api/user/profile/', eva.headers)).status).toBe(401);
    expect((await send(admin, 'POST', `cms-users/${admin.id}/sessions/end/`, {})).body).toEqual({ ended: 0 });
    expect((await get('cms-users/')).count).toBe(2);
  });

  test('gets a link for a new password, by mail or to hand over', async () => {
    const eva = await site.signIn('editor', 'eva@haus.example');
    expect((await send(admin, 'POST', `cms-users/${eva.id}/password/mail/`)).status).toBe(200);
    expect((await mails())[0]).toContain('To: eva@haus.example');
    const { body } = await send(admin, 'POST', `cms-users/${eva.id}/password/link/`);
    expect((await send(anonymous, 'POST', 'user/password/reset/', { token: tokenIn(body.link), password: 'ein ganz neuer Satz' })).status).toBe(200);
    expect((await send(anonymous, 'POST', 'user-login/', { email: 'eva@haus.example', password: 'ein ganz neuer Satz' })).status).toBe(200);
  });

  test('that is deleted is gone, and what it has made stays', async () => {
    const eva = await site.signIn('editor', 'eva@haus.example');
    await site.db.insertInto('saved_view').values({ list: 'events', name: 'x', query: '{}', audience: 'all', role: 'editor', user_id: eva.id }).execute();
    const { revision } = await get(`cms-users/${eva.id}/`);
    expect((await send(admin, 'DELETE', `cms-users/${eva.id}/`, undefined, revision)).status).toBe(204);
    expect((await site.get('/de/api/user/profile/', eva.headers)).status).toBe(401);
    expect(await site.db.selectFrom('saved_view').select('user_id').execute()).toEqual([{ user_id: null }]);
  });
});

test('no password and no token stands in history, log or receipts', async () => {
  const { id, token } = await invite();
  const handed = await send(admin, 'POST', `cms-invitations/${id}/link/`);
  await accept({ token, ...newcomer });
  const eva = await site.db.selectFrom('site_user').select('id').where('email', '=', 'eva@haus.example').executeTakeFirstOrThrow();
  const reset = await send(admin, 'POST', `cms-users/${eva.id}/password/link/`);
  const stored = JSON.stringify([
    await site.db.selectFrom('audit_log').selectAll().execute(),
    await site.db.selectFrom('record_history').selectAll().where('kind', '=', 'site_user').execute(),
    await site.db.selectFrom('write_receipt').selectAll().execute(),
    await site.db.selectFrom('user_token').selectAll().execute(),
    await site.db.selectFrom('staff_invitation').selectAll().execute(),
  ]);
  for (const secret of [token, tokenIn(handed.body.link), tokenIn(reset.body.link), newcomer.password]) {
    expect(secret.length).toBeGreaterThan(10);
    expect(stored).not.toContain(secret);
  }
  expect(stored).not.toContain('argon2');
});
