import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetAllAttempts } from '#api/rate-limit/rate-limit.server.ts';
import { Services } from '#api/service.server.ts';
import { jobService } from '#features/jobs/index.server.ts';
import { type TestApp, testApp, testNow } from '../../../../tests/support/app.ts';
import { mailbox } from '../../../../tests/support/mails.ts';
import { choice, insertForm } from '../build.ts';
import { cleanUpForms } from '../files/clean-up.server.ts';
import { openFormFiles } from '../files/open-form-files.server.ts';

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

const contact = [
  { slug: 'name', kind: 'text', required: true },
  { slug: 'email', kind: 'email', required: true },
  { slug: 'message', kind: 'textarea' },
];
const answers = { name: 'Clara Wieck', email: 'clara@haus.example', email2: 'clara@haus.example', message: 'Guten Tag' };

async function send(form: number, field_values: object, other: object = {}, headers: Record<string, string> = site.csrf) {
  const response = await site.app.request('/de/api/forms-entries/', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ form, field_values, ...other }),
  });
  return { status: response.status, body: await response.json() };
}
const entries = () => site.db.selectFrom('form_entry').selectAll().orderBy('id').execute();
const settled = () => services.get(jobService).settled();

async function upload(name: string, content: string | Uint8Array<ArrayBuffer>, cookie = '') {
  const body = new FormData();
  body.append('file', new File([content], name));
  const response = await site.app.request('/de/api/temp-files/', {
    method: 'POST',
    headers: { Cookie: [site.csrf.Cookie, cookie].filter(Boolean).join('; '), 'X-CSRFToken': site.csrf['X-CSRFToken'] },
    body,
  });
  const owner = /foyer_files=[^;]+/.exec(response.headers.getSetCookie().join(','))?.[0] ?? cookie;
  return { status: response.status, body: await response.json(), headers: { ...site.csrf, Cookie: `${site.csrf.Cookie}; ${owner}` }, cookie: owner };
}
const pdf = '%PDF-1.7\n1 0 obj\n';

test('a form is given with the values and flags that its model begins with (E §3)', async () => {
  const id = await insertForm(site.db, [
    { slug: 'subject', kind: 'text', default_value: { de: 'Frage', en: 'Question' } },
    { slug: 'topics', kind: 'checkboxes', choices: [choice('a'), choice('b', { is_default: true })] },
    { slug: 'several', kind: 'multiselect', choices: [choice('a')] },
    { slug: 'one', kind: 'radio', choices: [choice('a', { is_default: true }), choice('b')] },
    { slug: 'plan', kind: 'file' },
  ]);
  const form = await (await site.get(`/en/api/forms/${id}/`)).json();
  expect(form).toMatchObject({ id, title: 'Contact', is_open: true, url: `/en/forms/contact/${id}` });
  const fields = form.fields.map((field: Record<string, unknown>) => [field.slug, field.field_type, field.initial, field.error]);
  expect(fields).toEqual([
    ['subject', 1, 'Question', false],
    ['topics', 5, ['b'], false],
    ['several', 7, [], false],
    ['one', 8, 'a', false],
    ['plan', 9, null, false],
    ['email2', 'emailconfirm', '', false],
  ]);
  expect(form.fields.at(-1).visible).toBe(false); // it asks for no address
});

test('one that is switched off, or was never made, is none; one that is closed says so and takes nothing', async () => {
  const off = await insertForm(site.db, contact, { is_open: false });
  for (const id of [off, 999_999]) {
    expect((await site.get(`/de/api/forms/${id}/`)).status).toBe(404);
    expect((await send(id, answers)).status).toBe(404);
    expect((await site.get(`/de/forms/kontakt/${id}`)).status).toBe(404);
  }
  const closed = await insertForm(site.db, contact, { closes_at: '2026-11-21T16:00:00+01:00', closed_text: { de: 'Zu spät.' } });
  expect(await (await site.get(`/de/api/forms/${closed}/`)).json()).toMatchObject({ is_open: false, closed_text: 'Zu spät.' });
  expect(await send(closed, answers)).toMatchObject({ status: 409, body: { code: 'form_closed', message: 'Zu spät.' } });
  expect(await entries()).toEqual([]);
});

test('an entry is stored with its questions as they were, and the house and the sender are told', async () => {
  const id = await insertForm(site.db, contact, { recipients: ['karten@haus.example'], sends_copy: true });
  expect(await send(id, { ...answers, unknown: 'x', __proto__: 'y' })).toMatchObject({
    status: 200,
    body: { thanks: expect.stringContaining('Vielen Dank'), url: null },
  });
  const [entry] = await entries();
  expect(entry).toMatchObject({ form_id: id, language: 'de', status: 'new', keeps: true });
  expect(entry?.answers).toMatchObject([
    { slug: 'name', value: 'Clara Wieck' },
    { slug: 'email', value: 'clara@haus.example' },
    { slug: 'message', value: 'Guten Tag' },
  ]);
  expect(entry?.delete_at.getTime()).toBe(now.getTime() + 180 * 86_400_000);
  const sent = await mails();
  expect(sent.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]).toSorted()).toEqual(['clara@haus.example', 'karten@haus.example']);
  expect(sent.join()).toContain('message\nGuten Tag');
  expect((await entries())[0]?.delivered_at).not.toBeNull();
});

test('what is wrong comes back per field in the reader’s language, and nothing is stored', async () => {
  const id = await insertForm(site.db, contact);
  const { status, body } = await send(id, { name: '  ', email: 'clara@', email2: '' });
  expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid_input', ['name', 'email']]);
  expect(body.fields.name).toEqual(['Bitte füllen Sie dieses Feld aus.']);
  expect((await send(id, { ...answers, email2: 'anders@haus.example' })).body.fields).toHaveProperty('email2');
  expect(await entries()).toEqual([]);
});

test('what a condition hides is neither required nor stored nor told', async () => {
  const id = await insertForm(
    site.db,
    [
      { slug: 'school', kind: 'checkbox' },
      { slug: 'class', kind: 'text', required: true, show_if_field: 'school', show_if_is: 'is', show_if_value: 'true' },
    ],
    { recipients: ['karten@haus.example'] },
  );
  expect((await send(id, { school: false, class: 'heimlich' })).status).toBe(200);
  expect(JSON.stringify(await entries())).not.toContain('heimlich');
  expect((await mails()).join()).not.toContain('heimlich');
  expect((await send(id, { school: true })).body.fields).toHaveProperty('class');
});

test('sent twice with one key it is one entry; at once as well', async () => {
  const id = await insertForm(site.db, contact, { recipients: ['karten@haus.example'] });
  const both = await Promise.all([1, 2, 3].map(() => send(id, answers, { key: 'einmal-und-nie-wieder' })));
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await entries()).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

test('no more are taken than it takes, also of those that come at once', async () => {
  const id = await insertForm(site.db, contact, { max_entries: 2 });
  const all = await Promise.all(Array.from({ length: 5 }, () => send(id, answers)));
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409]);
  expect(await entries()).toHaveLength(2);
});

describe('against machines', () => {
  test('a field that nobody sees, and what comes faster than anybody types', async () => {
    const id = await insertForm(site.db, contact);
    expect(await send(id, answers, { website: 'https://spam.example' })).toMatchObject({ status: 422, body: { code: 'looks_automatic' } });
    const { started } = await (await site.get(`/de/api/forms/${id}/start/`)).json();
    now = new Date(testNow.getTime() + 1_000);
    expect((await send(id, answers, { started })).status).toBe(422);
    now = new Date(testNow.getTime() + 4_000);
    expect((await send(id, answers, { started })).status).toBe(200);
    expect(await entries()).toHaveLength(1);
  });

  test('without a proof of work a few are taken of a visitor, with one more; it counts once', async () => {
    const id = await insertForm(site.db, contact);
    const statuses = [];
    for (let n = 0; n < 7; n++) statuses.push((await send(id, answers)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    const { challenge, bits } = await (await site.get(`/de/api/forms/${id}/start/`)).json();
    const { solve } = await import('../visitor/proof-of-work.ts');
    const proof = await solve(challenge, bits, new AbortController().signal);
    expect((await send(id, answers, { proof })).status).toBe(200);
    expect((await send(id, answers, { proof })).status).toBe(429);
    expect((await send(id, answers, { proof: `${challenge}:0` })).status).toBe(429);
  });

  test('a change without the token is refused', async () => {
    const id = await insertForm(site.db, contact);
    expect((await send(id, answers, {}, {})).status).toBe(403);
  });
});

describe('files', () => {
  const withFile = [{ slug: 'plan', kind: 'file', required: true, max_files: 2 }];

  test('are taken by their content, belong to who sent them, and go with the entry', async () => {
    const id = await insertForm(site.db, withFile);
    const sent = await upload('Grundriß.pdf', pdf);
    expect(sent).toMatchObject({ status: 200, body: { name: 'Grundriß.pdf', size: pdf.length, content_type: 'application/pdf' } });
    expect((await send(id, { plan: [sent.body.id] })).body.fields).toHaveProperty('plan'); // somebody else's
    expect((await send(id, { plan: [sent.body.id] }, {}, sent.headers)).status).toBe(200);
    expect((await send(id, { plan: [sent.body.id] }, {}, sent.headers)).body.fields).toHaveProperty('plan'); // taken
    const [file] = await site.db.selectFrom('form_file').selectAll().execute();
    expect(file).toMatchObject({ entry_id: (await entries())[0]?.id, owner: '' });
    expect(existsSync(join(site.dataDir, 'forms', file?.file ?? ''))).toBe(true);
  });

  test.each([
    ['a web page that calls itself a picture', 'foto.jpg', '<html><script>1</script>', 'file_kind'],
    ['a program', 'x.pdf', 'MZ\0\0', 'file_kind'],
    ['a document with macros', 'x.docx', 'PK\x03\x04[Content_Types].xml word/document.xml word/vbaProject.bin', 'file_kind'],
    ['nothing', 'x.pdf', '', 'file_empty'],
    ['a drawing with a script', 'x.txt', 'a <svg onload=1>', 'file_kind'],
  ])('%s is not taken', async (_, name, content, code) => {
    expect((await upload(name, content)).body.code).toBe(code);
    expect(await site.db.selectFrom('form_file').select('id').where('name', '=', name).execute()).toEqual([]);
  });

  test('are taken back, and gone after a day, from the disk too', async () => {
    const [folder, files] = [join(site.dataDir, 'forms'), openFormFiles(site)];
    await site.db.deleteFrom('form_file').execute();
    await cleanUpForms(site.db, files, now);
    const [first, second] = [await upload('a.pdf', pdf), await upload('b.pdf', pdf)];
    const remove = (id: number, headers: Record<string, string>) => site.app.request(`/de/api/temp-files/${id}/`, { method: 'DELETE', headers });
    expect((await remove(first.body.id, second.headers)).status).toBe(404);
    expect((await remove(first.body.id, first.headers)).status).toBe(204);
    expect(readdirSync(folder).filter((name) => name !== 'parts')).toHaveLength(1);
    await cleanUpForms(site.db, files, new Date(now.getTime() + 25 * 3_600_000));
    expect(readdirSync(folder).filter((name) => name !== 'parts')).toEqual([]);
  });
});

test('“only mail” keeps neither entry nor file once it is delivered; the file goes with the mail', async () => {
  const id = await insertForm(site.db, [...contact, { slug: 'plan', kind: 'file' }], { keeps_entries: false, recipients: ['karten@haus.example'] });
  const sent = await upload('plan.pdf', pdf);
  expect((await send(id, { ...answers, plan: [sent.body.id] }, {}, sent.headers)).status).toBe(200);
  expect((await mails())[0]).toContain('plan.pdf');
  await settled();
  expect(await entries()).toEqual([]);
  expect(await site.db.selectFrom('form_file').select('id').where('name', '=', 'plan.pdf').execute()).toEqual([]);
  expect(readdirSync(join(site.dataDir, 'forms')).filter((name) => name !== 'parts')).toEqual([]);
});

test('after its time an entry is gone with its files', async () => {
  const id = await insertForm(site.db, contact, { retention_days: 30 });
  await send(id, answers);
  await cleanUpForms(site.db, openFormFiles(site), new Date(now.getTime() + 29 * 86_400_000));
  expect(await entries()).toHaveLength(1);
  await cleanUpForms(site.db, openFormFiles(site), new Date(now.getTime() + 30 * 86_400_000));
  expect(await entries()).toEqual([]);
});

describe('without script', () => {
  const post = async (id: number, fields: Record<string, string>) => {
    const body = new URLSearchParams({ form: 'entry', csrftoken: site.csrf['X-CSRFToken'], ...fields });
    const response = await site.app.request(`/de/forms/kontakt/${id}`, { method: 'POST', headers: { Cookie: site.csrf.Cookie }, body });
    return { status: response.status, html: await response.text() };
  };

  test('the page has the form, what is wrong stands at its field with what was typed, and the thanks', async () => {
    const id = await insertForm(site.db, contact);
    const page = await (await site.get(`/de/forms/kontakt/${id}`)).text();
    expect(page).toContain('name="csrftoken"');
    const wrong = await post(id, { ...answers, email2: 'x', name: 'Clara' });
    expect([wrong.status, wrong.html.includes('Fehler: Kontakt'), wrong.html.includes('value="Clara"')]).toEqual([422, true, true]);
    expect(wrong.html).toContain('stimmen nicht überein');
    const done = await post(id, answers);
    expect([done.status, done.html.includes('Vielen Dank')]).toEqual([200, true]);
    expect(await entries()).toHaveLength(1);
  });

  test.each([
    ['is', 'true', 'Nur wenn die Antwort auf „schule“ so lautet: ja. Zum Beispiel 8b.'],
    ['is', 'false', 'Nur wenn die Antwort auf „schule“ so lautet: nein. Zum Beispiel 8b.'],
    ['is_not', 'true', 'Nur wenn die Antwort auf „schule“ anders lautet als: ja. Zum Beispiel 8b.'],
  ])('a question that depends on another says when it is asked: %s %s', async (show_if_is, show_if_value, words) => {
    const id = await insertForm(site.db, [
      { slug: 'schule', kind: 'checkbox' },
      { slug: 'klasse', kind: 'text', help: { de: 'Zum Beispiel 8b.', en: '' }, show_if_field: 'schule', show_if_is, show_if_value },
    ]);
    const page = await (await site.get(`/de/forms/kontakt/${id}`)).text();
    expect(page.replace(/<[^>]*>/g, '')).toContain(words);
  });

  test('files come with it', async () => {
    const id = await insertForm(site.db, [{ slug: 'plan', kind: 'file', required: true }]);
    const page = await site.get(`/de/forms/kontakt/${id}`, { Cookie: site.csrf.Cookie });
    const owner = /foyer_files=[^;]+/.exec(page.headers.getSetCookie().join(','))?.[0];
    const body = new FormData();
    for (const [name, value] of Object.entries({ form: 'entry', csrftoken: site.csrf['X-CSRFToken'] })) body.append(name, value);
    body.append('plan', new File([pdf], 'plan.pdf'));
    const headers = { Cookie: `${site.csrf.Cookie}; ${owner}` };
    const response = await site.app.request(`/de/forms/kontakt/${id}`, { method: 'POST', headers, body });
    expect([response.status, (await entries()).length]).toEqual([200, 1]);
    const bad = new FormData();
    for (const [name, value] of Object.entries({ form: 'entry', csrftoken: site.csrf['X-CSRFToken'] })) bad.append(name, value);
    bad.append('plan', new File(['MZ\0'], 'plan.exe'));
    const refused = await site.app.request(`/de/forms/kontakt/${id}`, { method: 'POST', headers, body: bad });
    expect([refused.status, (await refused.text()).includes('nehmen wir nicht an')]).toEqual([422, true]);
  });
});
