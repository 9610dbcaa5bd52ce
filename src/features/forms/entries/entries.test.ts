import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetAllAttempts } from '#api/rate-limit/rate-limit.server.ts';
import { Services } from '#api/service.server.ts';
import { HopelessJob, Jobs, jobService } from '#features/jobs/index.server.ts';
import { type SignedIn, type TestApp, testApp, testNow } from '../../../../tests/support/app.ts';
import { type RecordedQuery, recordingDatabase } from '../../../../tests/support/database/recording-database.ts';
import { mailbox } from '../../../../tests/support/mails.ts';
import { choice, insertForm } from '../build.ts';
import { deliveryJob } from '../delivery/deliver.server.ts';
import { cleanUpForms } from '../files/clean-up.server.ts';

let site: TestApp;
let editor: SignedIn;
let visitor: SignedIn;
let mails: () => Promise<string[]>;
let now = testNow;
let statements: RecordedQuery[] = [];
const services = new Services();
beforeAll(async () => {
  site = await testApp({
    now: () => now,
    services,
    connection: async (url) => {
      const { recording, queries } = recordingDatabase(url);
      statements = queries;
      return recording;
    },
  });
  editor = await site.signIn('editor');
  visitor = await site.signIn('visitor');
  mails = mailbox(site);
});
beforeEach(async () => {
  now = testNow;
  await resetAllAttempts(site.db);
  await site.db.deleteFrom('form').execute();
  await site.db.deleteFrom('audit_log').execute();
  await site.db.updateTable('site_settings').set({ form_retention_days: null }).execute();
  await cleanUpForms(site.db, folder(), now, outbox());
});

const contact = [
  { slug: 'name', kind: 'text', required: true },
  { slug: 'email', kind: 'email' },
  { slug: 'topic', kind: 'select', choices: [choice('gruppen'), choice('presse')] },
  { slug: 'plan', kind: 'file' },
];
const settled = () => services.get(jobService).settled();
const outbox = () => join(site.dataDir, 'outbox');
const folder = () => join(site.dataDir, 'forms');

async function send(form: number, field_values: object, headers: Record<string, string> = site.csrf) {
  const body = JSON.stringify({ form, field_values });
  const response = await site.app.request('/de/api/forms-entries/', { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body });
  expect(response.status).toBe(200);
  await resetAllAttempts(site.db);
  const { id } = await site.db.selectFrom('form_entry').select('id').where('form_id', '=', form).orderBy('id', 'desc').executeTakeFirstOrThrow();
  return id;
}

async function upload(name: string) {
  const body = new FormData();
  body.append('file', new File(['%PDF-1.7\n1 0 obj\n'], name));
  const headers = { Cookie: site.csrf.Cookie, 'X-CSRFToken': site.csrf['X-CSRFToken'] };
  const response = await site.app.request('/de/api/temp-files/', { method: 'POST', headers, body });
  const owner = /foyer_files=[^;]+/.exec(response.headers.getSetCookie().join(','))?.[0];
  return { id: (await response.json()).id, headers: { ...site.csrf, Cookie: `${site.csrf.Cookie}; ${owner}` } };
}

async function get(path: string, as: { headers: Record<string, string> } = editor, language = 'de') {
  const response = await site.get(`/${language}/api/cms-forms/${path}`, as.headers);
  return { status: response.status, body: await response.json() };
}
let keys = 0;
async function write(method: string, path: string, body: object | null, { as = editor, revision = 0 } = {}) {
  const headers = {
    ...as.headers,
    'Idempotency-Key': `entries-${++keys}`,
    ...(body && { 'Content-Type': 'application/json' }),
    ...(revision && { 'If-Match': `"${revision}"` }),
  };
  const response = await site.app.request(`/de/api/cms-forms/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { status: response.status, body: response.status === 204 ? null : await response.json() };
}
const exported = async (path: string, language = 'de') => Buffer.from((await get(path, editor, language)).body.base64, 'base64').toString();

test('nobody but staff sees entries, and editors may do all with them', async () => {
  const form = await insertForm(site.db, contact);
  const entry = await send(form, { name: 'Clara' });
  for (const path of ['entries/', `entries/${entry}/`, 'entries-export/', 'webhook/', `entries/${entry}/files/1/`]) {
    expect([path, (await get(`${form}/${path}`, { headers: {} })).status]).toEqual([path, 401]);
    expect([path, (await get(`${form}/${path}`, visitor)).status]).toEqual([path, 403]);
  }
  for (const path of ['entries-status/', 'entries-delete/', `entries/${entry}/resend/`, 'webhook/'])
    expect([path, (await write('POST', `${form}/${path}`, { ids: [entry], status: 'done', delivery: 1 }, { as: visitor })).status]).toEqual([path, 403]);
  expect((await get(`${form}/entries/`)).body).toMatchObject({ count: 1, totals: { new: 1, done: 0 } });
  const other = await insertForm(site.db, contact);
  expect((await get(`${other}/entries/${entry}/`)).status).toBe(404);
  expect((await get('999999/entries/')).status).toBe(404);
});

test('a list is narrowed by state, by whose it is, and by what was typed and chosen, never by what was asked', async () => {
  const form = await insertForm(site.db, contact);
  const clara = await send(form, { name: 'Clara Wieck', topic: 'presse' });
  now = new Date(now.getTime() + 60_000);
  const file = await upload('Grundriß 100%.pdf');
  const robert = await send(form, { name: 'Robert', topic: 'gruppen', plan: [file.id] }, file.headers);
  const ids = async (query: string) => (await get(`${form}/entries/?${query}`)).body.results.map(({ id }: { id: number }) => id);
  expect(await ids('')).toEqual([robert, clara]);
  expect(await ids('q=wieck')).toEqual([clara]);
  expect(await ids('q=PRESSE')).toEqual([clara]); // the words of the choice
  expect(await ids('q=100%25.pdf')).toEqual([robert]);
  expect(await ids('q=topic')).toEqual([]);
  expect(await ids('q=_____')).toEqual([]);
  await write('PATCH', `${form}/entries/${clara}/`, { assigned_to: editor.id, status: 'done', note: 'Rückruf' }, { revision: 1 });
  expect(await ids('assigned=me')).toEqual([clara]);
  expect(await ids('assigned=nobody&status=new')).toEqual([robert]);
  expect(await ids('q=Rückruf')).toEqual([clara]);
  const { results } = (await get(`${form}/entries/?status=done`, editor, 'en')).body;
  expect(results).toMatchObject([
    {
      assigned_to: { name: 'Ada Lang' },
      summary: [
        { label: 'name E', text: 'Clara Wieck' },
        { label: 'topic E', text: 'PRESSE E' },
      ],
    },
  ]);
  expect((await get(`${form}/entries/?page=2`)).status).toBe(404);
});

test('an entry has its questions as they were, its neighbours, and the day on which it goes', async () => {
  const form = await insertForm(site.db, contact, { recipients: ['karten@haus.example'] });
  const first = await send(form, { name: 'Clara', email: 'clara@haus.example', email2: 'clara@haus.example' });
  const second = await send(form, { name: 'Robert' });
  await settled();
  await site.db.updateTable('form_field').set({ label: '{"de":"Anders"}' }).where('slug', '=', 'name').execute();
  const { body } = await get(`${form}/entries/${first}/`);
  expect(body).toMatchObject({
    form: { id: form, name: 'Kontakt' },
    answers: [
      { slug: 'name', label: 'name', text: 'Clara' },
      { slug: 'email', text: 'clara@haus.example' },
    ],
    sender: 'clara@haus.example',
    deliveries: [{ kind: 'house', recipient: 'karten@haus.example', done_at: expect.any(String) }],
    delete_at: '2027-05-20T18:00:00+02:00',
    newer: second,
    older: null,
  });
  expect(body.staff).toEqual([{ id: editor.id, name: 'Ada Lang' }]);
});

test('of two editors the second is told that the first was quicker', async () => {
  const form = await insertForm(site.db, contact);
  const entry = await send(form, { name: 'Clara' });
  const path = `${form}/entries/${entry}/`;
  const answers = await Promise.all(['eins', 'zwei'].map((note) => write('PATCH', path, { note }, { revision: 1 })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await get(path)).body.revision).toBe(2);
  expect((await write('PATCH', path, { assigned_to: visitor.id }, { revision: 2 })).body.code).toBe('no_such_colleague');
  expect((await write('PATCH', path, { assigned_to: null }, { revision: 2 })).status).toBe(200);
});

test('several are marked at once, and those alone that were not so before are taken back', async () => {
  const form = await insertForm(site.db, contact);
  const ids = [await send(form, { name: 'A' }), await send(form, { name: 'B' })];
  await write('PATCH', `${form}/entries/${ids[0]}/`, { status: 'done' }, { revision: 1 });
  const elsewhere = await send(await insertForm(site.db, contact), { name: 'C' });
  expect((await write('POST', `${form}/entries-status/`, { ids: [...ids, elsewhere], status: 'done' })).body.changed).toEqual([ids[1]]);
  expect((await get(`${form}/entries/`)).body.totals).toMatchObject({ new: 0, done: 2 });
});

describe('what is deleted', () => {
  test('is gone with files and mails, from the disk too, and a receipt says so without a word of it', async () => {
    const form = await insertForm(site.db, contact, { recipients: ['karten@haus.example'] });
    const file = await upload('geheim.pdf');
    const gone = await send(form, { name: 'Geheimrat', plan: [file.id] }, file.headers);
    const stays = await send(form, { name: 'Bleibt' });
    await mails();
    await settled();
    const onDisk = () => readdirSync(outbox()).filter((name) => name.endsWith('.eml')).length;
    const before = onDisk();
    const { file: stored } = await site.db.selectFrom('form_file').select('file').where('entry_id', '=', gone).executeTakeFirstOrThrow();
    const { status, body } = await write('POST', `${form}/entries-delete/`, { ids: [gone, 2_147_483_647] });
    expect([status, body]).toEqual([
      200,
      {
        form: { id: form, name: 'Kontakt' },
        entries: [{ id: gone, created_at: '2026-11-21T17:00:00+01:00' }],
        amount: 1,
        deleted_at: '2026-11-21T17:00:00+01:00',
        deleted_by: 'Ada Lang',
      },
    ]);
    await settled();
    expect(existsSync(join(folder(), stored))).toBe(false);
    expect(onDisk()).toBe(before - 1);
    expect((await site.db.selectFrom('form_mail').select('entry_id').execute()).map(({ entry_id }) => entry_id)).toEqual([stays]);
    expect((await write('POST', `${form}/entries-delete/`, { ids: [gone] })).status).toBe(404);
    expect((await get(`${form}/entries/`)).body.count).toBe(1);
    const { rows } = await sql<{ all: string }>`
      select concat((select jsonb_agg(to_jsonb(a)) from audit_log a), (select jsonb_agg(to_jsonb(r)) from write_receipt r)) as all`.execute(site.db);
    expect(rows[0]?.all).not.toMatch(/Geheimrat|geheim\.pdf/);
  });

  test('in its time goes from the outbox as well; one that is not kept leaves its mail there until then', async () => {
    await site.db.updateTable('site_settings').set({ form_retention_days: 20 }).execute();
    const kept = await insertForm(site.db, contact, { recipients: ['karten@haus.example'], retention_days: 10 });
    const passing = await insertForm(site.db, contact, { recipients: ['presse@haus.example'], keeps_entries: false });
    await send(kept, { name: 'Clara' });
    await site.app.request('/de/api/forms-entries/', {
      method: 'POST',
      headers: { ...site.csrf, 'Content-Type': 'application/json' },
      body: JSON.stringify({ form: passing, field_values: { name: 'Robert' } }),
    });
    await mails();
    await settled();
    const there = async () => (await site.db.selectFrom('form_mail').select('mail_id').execute()).map(({ mail_id }) => mail_id);
    const files = (ids: string[]) => readdirSync(outbox()).filter((name) => ids.some((id) => name.includes(id))).length;
    const ids = await there();
    expect([ids.length, files(ids)]).toEqual([2, 4]);
    expect((await site.db.selectFrom('form_entry').select('form_id').execute()).map(({ form_id }) => form_id)).toEqual([kept]);
    const cleanUp = (days: number) => cleanUpForms(site.db, folder(), new Date(testNow.getTime() + days * 86_400_000), outbox());
    await cleanUp(9);
    expect(files(ids)).toBe(4);
    await cleanUp(10);
    expect(files(ids)).toBe(2);
    await cleanUp(20);
    expect([files(ids), await there()]).toEqual([0, []]);
  });
});

describe('an export', () => {
  test('has a column for each question, those of removed ones last, and defuses formulas', async () => {
    const form = await insertForm(site.db, [...contact, { slug: 'places', kind: 'number' }, { slug: 'old', kind: 'text', label: { de: 'Größe', en: 'Size' } }]);
    await send(form, { name: '=1+1', topic: 'gruppen', places: '-3', old: '@summe' });
    await site.db.deleteFrom('form_field').where('slug', '=', 'old').execute();
    await site.db.updateTable('form_field').set({ label: '{"de":"Ihr Name"}' }).where('slug', '=', 'name').execute();
    const file = await upload('Plan ä.pdf');
    now = new Date(now.getTime() + 60_000);
    await send(form, { name: '\tUmlaut ä; "x"', plan: [file.id] }, file.headers);
    const [heading, second, first] = (await exported(`${form}/entries-export/`)).split('\r\n');
    expect(heading).toBe('\ufeffNummer;Eingegangen;Sprache;Stand;Zuständig;Ihr Name;email;topic;plan;places;Größe (entfernt);Notiz;Wird gelöscht am');
    expect(first).toMatch(/^\d+;21\/11\/2026, 17\.00;Deutsch;neu;;'=1\+1;;GRUPPEN;;-3;'@summe;;20\/05\/2027$/);
    expect(second).toContain(';"Umlaut ä; ""x""";;;Plan ä.pdf;;;;');
    expect((await exported(`${form}/entries-export/`, 'en')).split('\r\n')[0]).toContain('Size (removed)');
    expect((await exported(`${form}/entries-export/?q=umlaut`)).trim().split('\r\n')).toHaveLength(2);
    expect((await get(`${form}/entries-export/?part=2`)).status).toBe(404);
  });

  test('as XLSX holds numbers and days as such, and formulas as texts', async () => {
    const form = await insertForm(site.db, [
      { slug: 'name', kind: 'text' },
      { slug: 'places', kind: 'number' },
      { slug: 'day', kind: 'date' },
    ]);
    await send(form, { name: '=HYPERLINK("x")', places: '12', day: '2026-12-01' });
    const { body } = await get(`${form}/entries-export/?format=xlsx`);
    expect(body.name).toBe('kontakt-einsendungen-2026-11-21.xlsx');
    const parts = unzipSync(new Uint8Array(Buffer.from(body.base64, 'base64')));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const words = parts['xl/sharedStrings.xml'] ? strFromU8(parts['xl/sharedStrings.xml']) : sheet;
    expect(sheet).not.toContain('<f>');
    expect(words).toContain('=HYPERLINK(');
    expect(sheet).toMatch(/<c r="G2"[^>]*><v>12<\/v>/);
    expect(sheet).toContain(`<v>${(Date.UTC(2026, 11, 1) - Date.UTC(1899, 11, 30)) / 86_400_000}</v>`);
  });
});

test('a file is handed out as a download alone', async () => {
  const form = await insertForm(site.db, contact);
  const file = await upload('Grundriß.pdf');
  const entry = await send(form, { name: 'Clara', plan: [file.id] }, file.headers);
  const [{ url }] = (await get(`${form}/entries/${entry}/`)).body.files;
  const response = await site.get(url, editor.headers);
  expect(await response.text()).toBe('%PDF-1.7\n1 0 obj\n');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename="Grundri_.pdf"; filename*=UTF-8\'\'Grundri%C3%9F.pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  const other = await insertForm(site.db, contact);
  expect((await site.get(url.replace(`/${form}/`, `/${other}/`), editor.headers)).status).toBe(404);
  const waiting = await upload('unterwegs.pdf');
  expect((await site.get(url.replace(/\d+\/$/, `${waiting.id}/`), editor.headers)).status).toBe(404);
});

test('who has read, downloaded, exported and deleted is in the log, with of how many', async () => {
  const form = await insertForm(site.db, contact);
  const ids = [await send(form, { name: 'A' }), await send(form, { name: 'B' })];
  await get(`${form}/entries/`);
  await get(`${form}/entries/${ids[0]}/`);
  await get(`${form}/entries-export/`);
  await write('POST', `${form}/entries-delete/`, { ids });
  const manager = await site.signIn('manager');
  const { results } = await (await site.get('/de/api/audit/', manager.headers)).json();
  expect(results.map(({ verb, title, amount, times }: Record<string, unknown>) => [verb, title, amount, times]).toSorted()).toEqual([
    ['entries_deleted', 'Kontakt', 2, 1],
    ['entries_exported', 'Kontakt', 2, 1],
    ['entries_read', 'Kontakt', 3, 2],
  ]);
  expect(results[0].user.id).toBe(editor.id);
  await site.db.deleteFrom('site_user').where('id', '=', manager.id).execute();
});

test('an entry is told again, and the key of a webhook is renewed', async () => {
  const form = await insertForm(site.db, contact, { recipients: ['karten@haus.example'] });
  const entry = await send(form, { name: 'Clara' });
  await mails();
  const [{ id: delivery }] = (await get(`${form}/entries/${entry}/`)).body.deliveries;
  expect((await write('POST', `${form}/entries/${entry}/resend/`, { delivery })).status).toBe(200);
  expect(await mails()).toHaveLength(1);
  expect((await get(`${form}/entries/${entry}/`)).body.deliveries).toHaveLength(2);
  expect((await write('POST', `${form}/entries/${entry}/resend/`, { delivery: delivery + 99 })).status).toBe(404);
  expect((await get(`${form}/webhook/`)).body.secret).toBeNull(); // looking makes none
  expect((await write('POST', `${form}/webhook/`, null)).status).toBe(204);
  const { secret } = (await get(`${form}/webhook/`)).body;
  expect((await write('POST', `${form}/webhook/`, null)).status).toBe(204);
  const renewed = (await get(`${form}/webhook/`)).body.secret;
  expect([secret.length, renewed.length, secret === renewed]).toEqual([43, 43, false]);
});

test('what was given up is said, and sent once when somebody asks for it', async () => {
  const form = await insertForm(site.db, contact);
  const entry = await send(form, { name: 'Clara' });
  const { id } = await site.db
    .insertInto('form_delivery')
    .values({ entry_id: entry, kind: 'house', recipient: 'karten@haus.example' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const hopeless = new Jobs({ db: site.db, log: { warn: () => {}, error: () => {} } });
  hopeless.perform(deliveryJob, () => Promise.reject(new HopelessJob('never')));
  await hopeless.add(deliveryJob, { id });
  await hopeless.settled();
  await hopeless.stop();
  const delivery = async () => (await get(`${form}/entries/${entry}/`)).body.deliveries;
  expect(await delivery()).toEqual([{ id, kind: 'house', recipient: 'karten@haus.example', done_at: null, given_up: true }]);
  for (const _ of ['asked', 'asked twice']) {
    expect((await write('POST', `${form}/entries/${entry}/resend/`, { delivery: id })).status).toBe(200);
    await settled();
  }
  expect(await delivery()).toMatchObject([{ id, done_at: expect.any(String), given_up: false }, { done_at: expect.any(String) }]);
});

test('a list and an entry take as many statements for one as for many', async () => {
  const form = await insertForm(site.db, contact);
  const entry = await send(form, { name: 'A' });
  const count = async (path: string) => {
    await get(path); // noted as read: the next one is counted with it
    statements.length = 0;
    await get(path);
    return statements.filter(({ text }) => /form|audit_log|site_user/.test(text)).length;
  };
  const before = [await count(`${form}/entries/`), await count(`${form}/entries/${entry}/`), await count(`${form}/entries-export/`)];
  for (const name of ['B', 'C', 'D', 'E']) await send(form, { name });
  expect([await count(`${form}/entries/`), await count(`${form}/entries/${entry}/`), await count(`${form}/entries-export/`)]).toEqual(before);
});

test('neither history, bin, search nor the export of records knows what was sent', async () => {
  const form = await insertForm(site.db, contact);
  await send(form, { name: 'Unverwechselbar' });
  const records = await (await site.get('/de/api/cms-forms/export/?format=json', editor.headers)).text();
  const { revision } = (await get(`${form}/`)).body;
  expect((await write('DELETE', `${form}/`, null, { revision })).status).toBeLessThan(300);
  const { rows } = await sql<{ all: string }>`
    select concat((select jsonb_agg(to_jsonb(h)) from record_history h), (select jsonb_agg(to_jsonb(b)) from record_bin b),
                  (select jsonb_agg(to_jsonb(d)) from search_document d)) as all`.execute(site.db);
  for (const text of [records, rows[0]?.all ?? '']) expect(text).not.toContain('Unverwechselbar');
  expect(await site.db.selectFrom('form_entry').select('id').execute()).toEqual([]);
});
