import { beforeAll, beforeEach, expect, test } from 'vitest';
import { resetAllAttempts } from '#api/rate-limit/rate-limit.server.ts';
import { Services } from '#api/service.server.ts';
import { jobService } from '#features/jobs/index.server.ts';
import { type TestApp, testApp, testNow } from '../../../../tests/support/app.ts';
import { mailbox } from '../../../../tests/support/mails.ts';
import { insertForm } from '../build.ts';
import { cleanUpForms } from '../files/clean-up.server.ts';
import { confirmDays } from '../limits.ts';

let site: TestApp;
let mails: () => Promise<string[]>;
let now = testNow;
const services = new Services();
beforeAll(async () => {
  site = await testApp({ now: () => now, services });
  mails = mailbox(site);
});
beforeEach(async () => {
  now = testNow;
  await resetAllAttempts(site.db);
  await site.db.deleteFrom('form').execute();
  await mails();
});

const settled = () => services.get(jobService).settled();
const post = (path: string, body: object) =>
  site.app.request(`/de/api/${path}`, { method: 'POST', headers: { ...site.csrf, 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
const entries = () => site.db.selectFrom('form_entry').select(['status', 'confirmed_at', 'delete_at']).execute();
const newsletter = (given: object = {}) =>
  insertForm(
    site.db,
    [
      { slug: 'email', kind: 'email', required: true },
      { slug: 'name', kind: 'text' },
    ],
    { confirms_address: true, sends_copy: true, recipients: ['presse@haus.example'], retention_days: 30, ...given },
  );
const field_values = { email: 'clara@haus.example', email2: 'clara@haus.example', name: 'Clara' };

/** Sends the form; answers the token of the link that comes by mail. */
async function sent(form: number): Promise<string> {
  expect((await post('forms-entries/', { form, field_values })).status).toBe(200);
  await settled();
  const [mail = '', ...others] = await mails();
  expect([mail.includes('clara@haus.example'), mail.includes('Clara'), others]).toEqual([true, false, []]);
  return /\?confirm=3?D?([\w.-]+)/.exec(mail.replaceAll('=\r\n', '').replaceAll('=\n', ''))?.[1] ?? '';
}

test('an entry whose address is to be confirmed is told to nobody else until it is, then to all, once', async () => {
  const token = await sent(await newsletter());
  expect(await entries()).toMatchObject([{ status: 'unconfirmed', confirmed_at: null, delete_at: new Date(+now + confirmDays * 86_400_000) }]);
  now = new Date(+testNow + 3_600_000);
  expect((await post('forms-confirm/', { token })).status).toBe(204);
  expect((await post('forms-confirm/', { token })).status).toBe(204);
  await settled();
  const told = await mails();
  expect(told.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim()).toSorted()).toEqual(['clara@haus.example', 'presse@haus.example']);
  expect(await entries()).toEqual([{ status: 'new', confirmed_at: now, delete_at: new Date(+now + 30 * 86_400_000) }]);
});

test('what is not kept ends with the mails after the confirmation, not with the question', async () => {
  const token = await sent(await newsletter({ keeps_entries: false }));
  expect(await entries()).toHaveLength(1);
  await post('forms-confirm/', { token });
  await settled();
  expect([(await mails()).length, await entries()]).toEqual([2, []]);
});

test('a forged token, and one whose entry is gone after a week, are refused; staff cannot confirm for the sender', async () => {
  const form = await newsletter();
  const token = await sent(form);
  const { id } = await site.db.selectFrom('form_entry').select('id').executeTakeFirstOrThrow();
  for (const forged of ['', `${id}`, `${id}.${'a'.repeat(43)}`, token.replace(/^\d+/, '999')])
    expect((await post('forms-confirm/', { token: forged })).status).toBe(404);
  const editor = await site.signIn('editor');
  const headers = { ...editor.headers, 'Content-Type': 'application/json', 'Idempotency-Key': 'confirmation-1', 'If-Match': '"1"' };
  const asked = await site.app.request(`/de/api/cms-forms/${form}/entries/${id}/`, { method: 'PATCH', headers, body: JSON.stringify({ status: 'done' }) });
  expect([asked.status, (await asked.json()).code]).toEqual([409, 'not_confirmed']);
  now = new Date(+testNow + (confirmDays * 86_400 + 1) * 1_000);
  await cleanUpForms(site.db, `${site.dataDir}/forms`, now, `${site.dataDir}/outbox`);
  expect([(await post('forms-confirm/', { token })).status, await entries()]).toEqual([404, []]);
});
