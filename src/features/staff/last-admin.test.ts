import { beforeEach, describe, expect, test } from 'vitest';
import { removeAccounts, setAdminGuard } from '../../../tests/support/accounts.ts';
import { type SignedIn, type TestApp, testApp, testPassword } from '../../../tests/support/app.ts';
import { resetAllAttempts } from '../../api/rate-limit/rate-limit.server.ts';
import { openDatabase } from '../../db/database.server.ts';
import { userCommand } from '../account/index.server.ts';

const site: TestApp = await testApp();
let ada: SignedIn;
beforeEach(async () => {
  await removeAccounts(site.db);
  await resetAllAttempts(site.db);
  ada = await site.signIn('admin', 'ada@haus.example');
});

let keys = 0;
async function send(as: SignedIn, method: 'POST' | 'DELETE', path: string, body: unknown = undefined, revision = 1) {
  keys += 1;
  const headers = { ...as.headers, 'Content-Type': 'application/json', 'Idempotency-Key': `last-admin-${keys}`, 'If-Match': `"${revision}"` };
  const response = await site.app.request(`/de/api/${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  return { status: response.status, body: await response.json().catch(() => null) };
}
const revisionOf = async ({ id }: SignedIn) =>
  (await site.db.selectFrom('site_user').select('revision').where('id', '=', id).executeTakeFirstOrThrow()).revision;
const admins = async () => {
  const rows = await site.db.selectFrom('site_user').select('id').where('role', '=', 'admin').where('deactivated_at', 'is', null).execute();
  return rows.length;
};
const command = async (...args: string[]) => {
  const output = { out: '', err: '' };
  const status = await userCommand(
    args,
    { dataDir: site.dataDir, databaseUrl: site.url, baseUrl: 'https://ostkai.example' },
    { stdout: { write: (text) => (output.out += text) }, stderr: { write: (text) => (output.err += text) } },
  );
  return { status, ...output };
};

type Removal = [name: string, take: (by: SignedIn, from: SignedIn) => Promise<number>];
const doors: Removal[] = [
  ['the role', async (by, from) => (await send(by, 'POST', `cms-users/${from.id}/role/`, { role: 'manager' }, await revisionOf(from))).status],
  ['deactivation', async (by, from) => (await send(by, 'POST', `cms-users/${from.id}/deactivate/`, undefined, await revisionOf(from))).status],
  ['deletion by an administrator', async (by, from) => (await send(by, 'DELETE', `cms-users/${from.id}/`, undefined, await revisionOf(from))).status],
  ['deletion by oneself', async (_, from) => (await send(from, 'POST', 'user/delete/', { password: testPassword })).status],
  ['the command for roles', async (_, from) => ((await command('role', from.email, '--role', 'editor')).status === 0 ? 200 : 409)],
  ['the command that deactivates', async (_, from) => ((await command('deactivate', from.email)).status === 0 ? 200 : 409)],
];
/** What the database refuses whoever asks it: of many at once, of confirmation, of the way in. */
const statements: [name: string, take: (from: SignedIn) => Promise<unknown>][] = [
  ['a change of all roles at once', () => site.db.updateTable('site_user').set({ role: 'visitor' }).execute()],
  ['the loss of a confirmation', ({ id }) => site.db.updateTable('site_user').set({ email_confirmed: false }).where('id', '=', id).execute()],
  ['the loss of a way to sign in', ({ id }) => site.db.deleteFrom('user_login').where('user_id', '=', id).execute()],
];

describe.each(doors)('by %s', (_, take) => {
  test('the last administrator stays; of two one may go', async () => {
    expect(await take(ada, ada)).toBe(409);
    expect(await admins()).toBe(1);
    const ben = await site.signIn('admin', 'ben@haus.example');
    expect([200, 204]).toContain(await take(ada, ben));
    expect(await admins()).toBe(1);
    expect(await take(ada, ada)).toBe(409);
  });

  test('one who cannot sign in does not count', async () => {
    await command('add', 'neu@haus.example', '--role', 'admin'); // has set no password yet
    const ben = await site.signIn('admin', 'ben@haus.example');
    await site.db.updateTable('site_user').set({ deactivated_at: new Date() }).where('id', '=', ben.id).execute();
    expect(await take(ada, ada)).toBe(409);
  });
});

describe.each(statements)('by %s', (_, take) => {
  test('the last administrator stays', async () => {
    await expect(take(ada)).rejects.toMatchObject({ constraint: 'last_admin' });
    await site.signIn('editor', 'eva@haus.example');
    await expect(take(ada)).rejects.toMatchObject({ constraint: 'last_admin' });
  });
});

test('nothing else is refused: another name, a role more, an account that nobody can use', async () => {
  await site.db.updateTable('site_user').set({ name: 'Ada Neu', role: 'admin' }).where('id', '=', ada.id).execute();
  await command('add', 'neu@haus.example', '--role', 'admin');
  expect((await command('role', 'neu@haus.example', '--role', 'editor')).status).toBe(0);
  const eva = await site.signIn('editor', 'eva@haus.example');
  expect((await send(ada, 'POST', `cms-users/${eva.id}/deactivate/`, undefined, await revisionOf(eva))).status).toBe(200);
});

test('whoever guesses passwords locks no administrator out: it is a wait, and the account is what it was', async () => {
  const wrong = () =>
    site.app.request('/api/user-login/', {
      method: 'POST',
      headers: { ...site.csrf, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: ada.email, password: 'falsch falsch' }),
    });
  for (let i = 0; i < 8; i += 1) await wrong();
  expect((await wrong()).status).toBe(429);
  expect(await admins()).toBe(1);
  expect((await site.get('/api/cms-users/', ada.headers)).status).toBe(200);
});

describe('two who remove each other at the same moment', () => {
  /** Two transactions that have both made their change before either ends. */
  async function removeEachOther(ben: SignedIn): Promise<PromiseSettledResult<void>[]> {
    const databases = await Promise.all([0, 1].map(() => openDatabase({ dataDir: site.dataDir, url: site.url, poolSize: 1, say: () => {} })));
    const changed = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const both = Promise.all(changed.map(({ promise }) => promise));
    const ends = databases.map(({ db }, index) =>
      db.transaction().execute(async (store) => {
        await store
          .updateTable('site_user')
          .set({ role: 'visitor' })
          .where('id', '=', [ada, ben][index]?.id ?? 0)
          .execute();
        changed[index]?.resolve();
        await both;
      }),
    );
    const settled = await Promise.allSettled(ends);
    await Promise.all(databases.map((database) => database.close()));
    return settled;
  }

  test('with the guard off nobody is left: the race is real', async () => {
    const ben = await site.signIn('admin', 'ben@haus.example');
    await setAdminGuard(site.db, 'disable');
    try {
      expect((await removeEachOther(ben)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
      expect(await admins()).toBe(0);
    } finally {
      await setAdminGuard(site.db, 'enable');
    }
  });

  test('with it the second fails, and one stays', async () => {
    const ben = await site.signIn('admin', 'ben@haus.example');
    expect((await removeEachOther(ben)).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await admins()).toBe(1);
  });

  test.each(doors.slice(0, 3))('the calls fail for one of them, by %s', async (_, take) => {
    for (let round = 0; round < 5; round += 1) {
      await removeAccounts(site.db);
      const pair = [await site.signIn('admin', `ada${round}@haus.example`), await site.signIn('admin', `ben${round}@haus.example`)] as const;
      const answers = await Promise.all([take(pair[0], pair[1]), take(pair[1], pair[0])]);
      expect(answers.filter((status) => status < 300)).toHaveLength(1);
      expect(answers.filter((status) => status >= 400 && status < 500)).toHaveLength(1);
      expect(await admins()).toBe(1);
    }
  });
});
