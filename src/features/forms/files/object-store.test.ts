import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { s3Credentials, startS3Server } from '../../../../tests/support/media/s3-server.ts';
import { insertForm } from '../build.ts';
import { cleanUpForms } from './clean-up.server.ts';
import { openFormFiles } from './open-form-files.server.ts';

// Files of forms where the library is in an object store: no process needs a folder of another.

async function startSite() {
  const store = await startS3Server();
  onTestFinished(store.stop);
  const mediaS3 = { url: store.url, ...s3Credentials };
  const site = await testApp({ media: { mediaS3 } });
  return { ...store, site, mediaS3, files: openFormFiles({ dataDir: site.dataDir, mediaS3 }) };
}

const pdf = '%PDF-1.7\n1 0 obj\n';
const keysIn = (objects: Map<string, unknown>, prefix: string) => [...objects.keys()].filter((key) => key.startsWith(prefix));
const nameOf = (digit: string) => digit.repeat(32);

async function upload(site: TestApp, name = 'Plan.pdf') {
  const body = new FormData();
  body.append('file', new File([pdf], name));
  return site.app.request('/de/api/temp-files/', { method: 'POST', headers: site.csrf, body });
}

/** What somebody has sent with a form; answers the form, the entry and the file. */
async function insertSent({ db }: TestApp, file: string) {
  const form = await insertForm(db, []);
  const now = new Date();
  const entry = { form_id: form, created_at: now, delete_at: new Date(now.getTime() + 86_400_000), language: 'de', answers: '[]', key: file } as const;
  const { id } = await db.insertInto('form_entry').values(entry).returning('id').executeTakeFirstOrThrow();
  const row = { entry_id: id, field_id: null, name: 'Plan.pdf', size: pdf.length, content_type: 'application/pdf', file, created_at: now };
  const { id: fileId } = await db.insertInto('form_file').values(row).returning('id').executeTakeFirstOrThrow();
  return { path: `/api/cms-forms/${form}/entries/${id}/files/${fileId}/`, entry: id };
}

const later = () => new Date(Date.now() + 120_000);

test('a file that is sent whole is an object, staff get it, and it goes with its entry', async () => {
  const { site, files, objects } = await startSite();
  expect((await upload(site)).status).toBe(200);
  const [key = ''] = keysIn(objects, 'forms/');
  expect(objects.get(key)?.bytes.toString()).toBe(pdf);
  expect(existsSync(join(site.dataDir, 'forms', key.slice('forms/'.length)))).toBe(false);
  const file = nameOf('a');
  await files.write(file, Buffer.from(pdf));
  const { path, entry } = await insertSent(site, file);
  const { headers } = await site.signIn('editor');
  const download = await site.get(path, headers);
  expect([download.status, download.headers.get('Content-Length'), await download.text()]).toEqual([200, String(pdf.length), pdf]);
  await site.db.deleteFrom('form_entry').where('id', '=', entry).execute();
  await cleanUpForms(site.db, files, new Date());
  expect(keysIn(objects, 'forms/')).not.toContain(`forms/${file}`);
  expect((await site.get(path, headers)).status).toBe(404);
});

test('a file that is sent in parts is an object once it is whole, and its parts go', async () => {
  const { site, objects } = await startSite();
  const tus = (url: string, method: string, cookie: string, headers: Record<string, string>, body?: string) =>
    site.app.request(url, {
      method,
      headers: { ...site.csrf, Cookie: [site.csrf.Cookie, cookie].filter(Boolean).join('; '), 'Tus-Resumable': '1.0.0', ...headers },
      ...(body !== undefined && { body }),
    });
  const begun = await tus('/de/api/temp-files/', 'POST', '', { 'Upload-Length': String(pdf.length), 'Upload-Metadata': `filename ${btoa('Plan.pdf')}` });
  const cookie = /foyer_files=[^;]+/.exec(begun.headers.getSetCookie().join(','))?.[0] ?? '';
  const url = new URL(begun.headers.get('Location') ?? '', 'http://localhost').pathname;
  const part = (offset: number, text: string) =>
    tus(url, 'PATCH', cookie, { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' }, text);
  expect((await part(0, pdf.slice(0, 9))).status).toBe(204);
  expect([keysIn(objects, 'form-uploads/').length, keysIn(objects, 'forms/').length]).toEqual([2, 0]);
  const last = await part(9, pdf.slice(9));
  expect([last.status, await last.json()]).toEqual([200, expect.objectContaining({ name: 'Plan.pdf', size: pdf.length })]);
  expect([keysIn(objects, 'form-uploads/').length, keysIn(objects, 'forms/').length]).toEqual([0, 1]);
  expect(existsSync(join(site.dataDir, 'forms'))).toBe(false);
});

test('while the store is away no file is taken or given, and no row promises one', async () => {
  const { site, files, faults } = await startSite();
  const file = nameOf('b');
  await files.write(file, Buffer.from(pdf));
  const { path, entry } = await insertSent(site, file);
  const { headers } = await site.signIn('editor');
  faults.push(() => 500);
  const refused = await upload(site);
  expect([refused.status, (await refused.json()).code]).toEqual([503, 'no_room']);
  expect(await site.db.selectFrom('form_file').select('id').where('entry_id', 'is', null).execute()).toEqual([]);
  expect((await site.get(path, headers)).status).toBe(503);
  await site.db.deleteFrom('form_entry').where('id', '=', entry).execute();
  await expect(cleanUpForms(site.db, files, new Date())).rejects.toThrow('object store');
  faults.pop();
  expect((await files.open(file))?.size).toBe(pdf.length);
  await cleanUpForms(site.db, files, new Date()); // what was to go is not forgotten
  expect(await files.open(file)).toBe(null);
});

test('what is on the disk, from before or out of a backup, is found there and brought to the store', async () => {
  const { site, files, objects } = await startSite();
  const folder = join(site.dataDir, 'forms');
  mkdirSync(folder);
  for (const digit of ['c', 'd']) writeFileSync(join(folder, nameOf(digit)), pdf);
  writeFileSync(join(folder, 'notes.txt'), 'not ours');
  expect(await files.withFolder([nameOf('c')], async (copies) => readdirSync(copies))).toEqual([nameOf('c')]);
  await files.collect(new Date());
  expect(keysIn(objects, 'forms/')).toEqual([]); // somebody may be writing it still
  await files.remove(nameOf('d'));
  await files.collect(later());
  expect([keysIn(objects, 'forms/'), readdirSync(folder)]).toEqual([[`forms/${nameOf('c')}`], ['notes.txt']]);
  expect((await files.open(nameOf('c')))?.size).toBe(pdf.length);
});

test('and back to the disk where the setting says so', async () => {
  const { site, files, mediaS3, objects } = await startSite();
  await files.write(nameOf('e'), Buffer.from(pdf));
  const onDisk = openFormFiles({ dataDir: site.dataDir, mediaS3, mediaStorage: 'disk' });
  expect((await onDisk.open(nameOf('e')))?.size).toBe(pdf.length);
  await onDisk.collect(later());
  expect([keysIn(objects, 'forms/'), readdirSync(join(site.dataDir, 'forms'))]).toEqual([[], [nameOf('e')]]);
});

test('what is deleted while it is brought to the store is deleted there', async () => {
  const { site, files, objects, faults } = await startSite();
  const path = join(site.dataDir, 'forms', nameOf('f'));
  mkdirSync(join(site.dataDir, 'forms'));
  writeFileSync(path, pdf);
  let isRemoved = false;
  faults.push((request) => {
    if (request.method === 'PUT' && !isRemoved) {
      isRemoved = true;
      rmSync(path);
    }
    return null;
  });
  await files.collect(later());
  expect([isRemoved, keysIn(objects, 'forms/')]).toEqual([true, []]);
});
