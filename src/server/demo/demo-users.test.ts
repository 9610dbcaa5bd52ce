import { describe, expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { Services } from '../../api/service.server.ts';
import { accountService, demoUsers, openAccounts } from '../../features/account/index.server.ts';
import { jobService } from '../../features/jobs/index.server.ts';
import { mailService } from '../../features/mail/index.server.ts';
import { openDemoUsers } from './demo.server.ts';

const own = { demo: true, host: '127.0.0.1', baseUrl: 'http://localhost:3000' };

describe('the demo’s users', () => {
  test('are there, one for each role, and told of', async () => {
    const db = await testDatabase();
    const lines = await openDemoUsers(db, own);
    const rows = await db.selectFrom('site_user').select(['email', 'role', 'email_confirmed']).orderBy('id').execute();
    expect(rows).toEqual(demoUsers.map(({ email, role }) => ({ email, role, email_confirmed: true })));
    for (const { email, password } of demoUsers) expect(lines.join('\n')).toMatch(new RegExp(`${email}\\s+${password}`));
    await openDemoUsers(db, own);
    expect(await db.selectFrom('site_user').select('id').execute()).toHaveLength(demoUsers.length);
  });

  test.each([
    ['without the demo', { ...own, demo: false }],
    ['at a public address', { ...own, baseUrl: 'https://ostkai.example' }],
    ['where other machines reach the port', { ...own, host: '0.0.0.0' }],
  ])('are neither made nor told of %s', async (_, config) => {
    const db = await testDatabase();
    expect(await openDemoUsers(db, config)).toEqual([]);
    expect(await db.selectFrom('site_user').select('id').execute()).toEqual([]);
  });

  test('are not put beside others', async () => {
    const db = await testDatabase();
    await db.insertInto('site_user').values({ email: 'chefin@haus.example', name: 'Chefin', role: 'admin' }).execute();
    expect(await openDemoUsers(db, own)).toEqual([]);
  });
});

test.each([
  ['localhost, own port', '127.0.0.1', 'http://localhost:3000', '127.0.0.1', 200],
  ['localhost, written as IPv6', '::1', 'http://localhost:3000', '::ffff:127.0.0.1', 200],
  ['a public address', '127.0.0.1', 'https://ostkai.example', '127.0.0.1', 403],
  ['a port that others reach', '0.0.0.0', 'http://localhost:3000', '127.0.0.1', 403],
  ['localhost, for who comes from elsewhere', '127.0.0.1', 'http://localhost:3000', '203.0.113.7', 403],
  ['localhost, for who comes from nobody knows where', '127.0.0.1', 'http://localhost:3000', '', 403],
  ['localhost, behind a proxy', '127.0.0.1', 'http://localhost:3000', '127.0.0.1', 403, { 'X-Forwarded-For': '203.0.113.7' }],
  ['localhost, by a name that leads here', '127.0.0.1', 'http://localhost:3000', '127.0.0.1', 403, {}, 'http://rebound.example'],
])('their passwords at %s', async (_, host, baseUrl, remoteAddress, status, more = {}, asked = 'http://localhost') => {
  const services = new Services();
  const site = await testApp({ services });
  await openDemoUsers(site.db, own);
  const [jobs, mailer] = [services.get(jobService), services.get(mailService)];
  const accounts = openAccounts({ db: site.db, jobs, mailer, baseUrl, host, secret: 'x'.repeat(43), report: () => {} });
  services.provide(accountService, { ...accounts, auth: site.accounts.auth, sessions: site.accounts.sessions, secret: site.accounts.secret });
  const request = {
    method: 'POST',
    headers: { ...site.csrf, ...more, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@ostkai.example', password: 'ostkai-demo-admin' }),
  };
  const response = await site.app.request(`${asked}/en/api/user-login/`, request, { incoming: { socket: { remoteAddress } } });
  expect(response.status).toBe(status);
  if (status === 403) expect(await response.json()).toMatchObject({ code: 'demo_refused', message: expect.stringContaining('npm run user') });
});
