import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetAllAttempts } from '#api/rate-limit/rate-limit.server.ts';
import { Services } from '#api/service.server.ts';
import { jobService } from '#features/jobs/index.server.ts';
import { type TestApp, testApp, testNow } from '../../../../tests/support/app.ts';
import { mailbox } from '../../../../tests/support/mails.ts';
import { insertForm } from '../build.ts';
import { cleanUpForms } from '../files/clean-up.server.ts';
import { openFormFiles } from '../files/open-form-files.server.ts';
import { confirmDays, heldHours } from '../limits.ts';

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
const ask = (token: string, language = 'de') => site.get(`/${language}/api/forms-confirm/?token=${token}`);
const later = (hours: number) => new Date(+testNow + hours * 3_600_000);
const entries = () => site.db.selectFrom('form_entry').select(['status', 'confirmed_at', 'delete_at']).orderBy('id').execute();
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

async function sent(form: number): Promise<string> {
  expect((await post('forms-entries/', { form, field_values })).status).toBe(200);
  await settled();
  const [mail = '', ...others] = await mails();
  expect([mail.includes('clara@haus.example'), mail.includes('Clara'), others]).toEqual([true, false, []]);
  return /\?token=3?D?([\w.-]+)/.exec(mail.replaceAll('=\r\n', '').replaceAll('=\n', ''))?.[1] ?? '';
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
  for (const forged of ['', `${id}`, `${id}.${'a'.repeat(43)}`, token.replace(/^\d+/, '999')]) {
    expect([forged, (await post('forms-confirm/', { token: forged })).status]).toEqual([forged, 410]);
    expect([forged, (await ask(forged)).status]).toEqual([forged, 410]);
  }
  const editor = await site.signIn('editor');
  const headers = { ...editor.headers, 'Content-Type': 'application/json', 'Idempotency-Key': 'confirmation-1', 'If-Match': '"1"' };
  const asked = await site.app.request(`/de/api/cms-forms/${form}/entries/${id}/`, { method: 'PATCH', headers, body: JSON.stringify({ status: 'done' }) });
  expect([asked.status, (await asked.json()).code]).toEqual([409, 'not_confirmed']);
  now = later(confirmDays * 24 + 1);
  await cleanUpForms(site.db, openFormFiles(site), now, `${site.dataDir}/outbox`);
  expect([(await post('forms-confirm/', { token })).status, (await ask(token)).status, await entries()]).toEqual([410, 410, []]);
  expect(await (await site.get(`/de/forms/bestaetigen?token=${token}`)).text()).toContain('Dieser Link gilt nicht mehr');
});

test.each([
  ['switched off', { is_open: false }],
  ['closed', { closes_at: testNow }],
])('a form that is %s meanwhile still has its entries confirmed, by the page of the mail, in both languages and without script', async (_, change) => {
  const form = await newsletter({ title: { de: 'Rundbrief', en: 'Circular' } });
  const token = await sent(form);
  await site.db.updateTable('form').set(change).where('id', '=', form).execute();
  expect(await (await ask(token)).json()).toEqual({ title: 'Rundbrief', confirmed: false });
  expect(await (await ask(token, 'en')).json()).toEqual({ title: 'Circular', confirmed: false });
  for (const [path, words] of [
    ['/de/forms/bestaetigen', 'was Sie mit „Rundbrief“ abgeschickt haben'],
    ['/en/forms/confirm', 'sent by ‘Circular’'],
  ] as const)
    expect(await (await site.get(`${path}?token=${token}`)).text()).toContain(words);
  expect(await entries()).toMatchObject([{ status: 'unconfirmed' }]); // a visit confirms nothing
  const body = new URLSearchParams({ form: 'confirm', csrftoken: site.csrf['X-CSRFToken'] });
  const done = await site.app.request(`/de/forms/bestaetigen?token=${token}`, { method: 'POST', headers: { Cookie: site.csrf.Cookie }, body });
  expect([done.status, (await done.text()).includes('Ihre Adresse ist bestätigt')]).toEqual([200, true]);
  expect(await entries()).toMatchObject([{ status: 'new', confirmed_at: testNow }]);
  expect((await (await ask(token)).json()).confirmed).toBe(true);
});

test('the link of a mail that was sent before there was a page for it leads there, though the form is switched off', async () => {
  const form = await newsletter();
  const token = await sent(form);
  await site.db.updateTable('form').set({ is_open: false }).where('id', '=', form).execute();
  const old = await site.get(`/en/forms/contact/${form}?confirm=${token}`);
  expect([old.status, old.headers.get('location')]).toEqual([302, `/en/forms/confirm?token=${token}`]);
});

describe('of a form that takes only so many', () => {
  const send = () => post('forms-entries/', { form, field_values });
  let form = 0;
  beforeEach(async () => {
    form = await newsletter({ max_entries: 1 });
  });

  test('an entry that waits holds its place for a day, as the mail says; then others may have it', async () => {
    expect((await send()).status).toBe(200);
    await settled();
    expect((await mails())[0]).toContain(`Ihre ist ${heldHours} Stunden lang vorgemerkt`);
    now = later(heldHours - 1);
    expect([(await send()).status, (await (await site.get(`/de/api/forms/${form}/`)).json()).is_open]).toEqual([409, false]);
    now = later(heldHours);
    expect([(await (await site.get(`/de/api/forms/${form}/`)).json()).is_open, (await send()).status, await entries()]).toMatchObject([
      true,
      200,
      [{ status: 'unconfirmed' }, { status: 'unconfirmed' }],
    ]);
  });

  test('one that is confirmed within its day counts, though the form takes fewer meanwhile', async () => {
    await site.db.updateTable('form').set({ max_entries: 2 }).where('id', '=', form).execute();
    const tokens = [await sent(form), await sent(form)];
    await site.db.updateTable('form').set({ max_entries: 1 }).where('id', '=', form).execute();
    now = later(heldHours - 1);
    for (const token of tokens) expect((await post('forms-confirm/', { token })).status).toBe(204);
  });

  test('one that comes too late is told so, and is confirmed when a place becomes free', async () => {
    const token = await sent(form);
    now = later(heldHours);
    expect((await send()).status).toBe(200);
    const refused = await post('forms-confirm/', { token });
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'form_full']);
    expect(await entries()).toMatchObject([{ status: 'unconfirmed' }, { status: 'unconfirmed' }]);
    const body = new URLSearchParams({ form: 'confirm', csrftoken: site.csrf['X-CSRFToken'] });
    const page = await site.app.request(`/de/forms/bestaetigen?token=${token}`, { method: 'POST', headers: { Cookie: site.csrf.Cookie }, body });
    expect([page.status, (await page.text()).includes('so viele Einsendungen, wie es annimmt')]).toEqual([422, true]);
    now = later(2 * heldHours); // the other has not confirmed in its time either
    expect((await post('forms-confirm/', { token })).status).toBe(204);
    expect(await entries()).toMatchObject([{ status: 'new' }, { status: 'unconfirmed' }]);
  });

  test('of several at once that confirm or send for the last place, one gets it', async () => {
    for (let round = 0; round < 5; round++) {
      now = testNow;
      form = await newsletter({ max_entries: 2 });
      const tokens = [await sent(form), await sent(form)];
      await site.db.updateTable('form').set({ max_entries: 1 }).where('id', '=', form).execute();
      now = later(heldHours);
      const all = await Promise.all([...tokens.map((token) => post('forms-confirm/', { token })), send(), send()]);
      expect(all.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(3);
      await settled();
      await mails();
      await resetAllAttempts(site.db);
    }
  });
});
