import { beforeAll, beforeEach, expect, test } from 'vitest';
import { resetAllAttempts } from '../../../src/api/rate-limit/rate-limit.server.ts';
import { Services } from '../../../src/api/service.server.ts';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { mailServer } from '../../../tests/support/http/mail-server.ts';
import { mailbox } from '../../../tests/support/mails.ts';
import { Jobs } from '../jobs/index.server.ts';
import { type Mailer, mailService, openMailer, smtpTransport } from '../mail/index.server.ts';
import { testMailLimit } from './limits.ts';

let site: TestApp;
let manager: SignedIn;
const services = new Services();
beforeAll(async () => {
  site = await testApp({ services });
  manager = await site.signIn('manager', 'mia@haus.example');
});
beforeEach(() => resetAllAttempts(site.db));
async function send(headers: Record<string, string> = manager.headers, { app } = site, language = 'de') {
  const response = await app.request(`/${language}/api/cms-test-mail/`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: '{}',
  });
  return { status: response.status, body: await response.json() };
}

test('without a mail server it is a file, to the address of who asks, and says so', async () => {
  const mails = mailbox(site);
  expect(await send(manager.headers, site, 'en')).toMatchObject({ status: 200, body: { result: 'folder', to: 'mia@haus.example', reason: '' } });
  const [mail, ...others] = await mails();
  expect(mail).toMatch(/^To: mia@haus\.example\nSubject: Test mail from Foyer\n\nThis mail comes from the website https:\/\/ostkai\.example\./);
  expect(others).toEqual([]);
});

test('each stands in the audit log, in words', async () => {
  await send();
  const { results } = await (await site.get('/de/api/audit/', manager.headers)).json();
  expect(results[0]).toMatchObject({ kind: 'test_mail', verb: 'test_mailed', user: { name: 'Ada Lang' } });
});

test('five within an hour, and each person for themselves', async () => {
  for (let n = 0; n < testMailLimit.max; n++) expect((await send()).status).toBe(200);
  expect(await send()).toMatchObject({ status: 429, body: { code: 'too_many' } });
  expect((await send((await site.signIn('admin')).headers)).status).toBe(200);
});

test('editors and visitors send none', async () => {
  expect((await send((await site.signIn('editor')).headers)).status).toBe(403);
  expect((await send(site.csrf)).status).toBe(401);
});

test('what a mail server says is told by the step at which it was said', async () => {
  const jobs = new Jobs({ db: await testDatabase(), log: { warn: () => {}, error: () => {} } });
  const over = (url: string) => openMailer({ isSent: true, jobs, transport: smtpTransport(url, 'no-reply@ostkai.example') });
  let mailer: Mailer | null = null;
  const own = new Services();
  own.provide(mailService, { isSent: true, lastSent: () => null, send: async () => {}, deliver: async (mail, id) => mailer?.deliver(mail, id) });
  const app = await testApp({ services: own });
  const { headers } = await app.signIn('manager', 'mia@haus.example');
  const through = async (url: string) => {
    mailer = over(url);
    return (await send(headers, app)).body;
  };
  const good = await mailServer();
  expect(await through(good.url)).toEqual({ result: 'sent', to: 'mia@haus.example', reason: '' });
  expect(good.received).toMatchObject([{ to: ['mia@haus.example'] }]);
  expect(await through(good.url.replace('geheim', 'falsch'))).toMatchObject({ result: 'sign_in', reason: expect.not.stringContaining('falsch') });
  expect(await through((await mailServer({ refuseRecipient: 'no such user' })).url)).toMatchObject({ result: 'recipient', reason: '550 no such user' });
  expect(await through((await mailServer({ refuse: [554] })).url)).toMatchObject({ result: 'refused', reason: expect.stringMatching(/^554 /) });
  expect(await through('smtp://foyer:geheim@127.0.0.1:1')).toMatchObject({ result: 'unreachable', reason: expect.not.stringContaining('geheim') });
});
