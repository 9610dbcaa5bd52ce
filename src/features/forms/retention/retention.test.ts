import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testNow } from '../../../../tests/support/app.ts';
import { contact, entriesSite } from '../../../../tests/support/forms/entries-site.ts';
import { insertForm } from '../build.ts';
import { cleanUpForms } from '../files/clean-up.server.ts';

const { on, settled, outbox, folder, formFiles, send, upload, get, write } = entriesSite();

const daysLater = (days: number) => new Date(testNow.getTime() + days * 86_400_000);
const setDays = (form: number, days: number | null) => on.site.db.updateTable('form').set({ retention_days: days }).where('id', '=', form).execute();
const mailsOnDisk = () => readdirSync(outbox()).filter((name) => name.endsWith('.eml')).length;
const idsOf = async (form: number) =>
  (await on.site.db.selectFrom('form_entry').select('id').where('form_id', '=', form).orderBy('id').execute()).map(({ id }) => id);

test('it is said how many entries other days concern, and applied they go with files and mails or get their day', async () => {
  const form = await insertForm(on.site.db, contact, { recipients: ['karten@haus.example'], retention_days: 100 });
  const plan = await upload('plan.pdf');
  const old = await send(form, { name: 'Alt', plan: [plan.id] }, plan.headers);
  const { file } = await on.site.db.selectFrom('form_file').select('file').where('entry_id', '=', old).executeTakeFirstOrThrow();
  on.now = daysLater(20);
  const newer = await send(form, { name: 'Neuer' });
  on.now = daysLater(40);
  await on.mails();
  await settled();
  const [files, mails] = [readdirSync(folder()).length, mailsOnDisk()];

  expect((await get(`${form}/retention/`)).body).toEqual({ days: 100, differing: 0, over: 0, longer: 0, first: null, last: null, mails: 0 });
  const shorter = { days: 30, differing: 2, over: 1, longer: 0, first: '2027-01-10T17:00:00+01:00', last: '2027-01-10T17:00:00+01:00', mails: 0 };
  expect((await get(`${form}/retention/?days=30`)).body).toEqual(shorter);
  expect((await get(`${form}/retention/?days=0`)).body).toMatchObject({ days: 180, differing: 2, over: 0, longer: 2 });
  expect(await idsOf(form)).toEqual([old, newer]);

  // What was agreed to is no longer what the form says.
  expect(await write('POST', `${form}/retention/`, { days: 30 })).toMatchObject({ status: 409, body: { code: 'other_days' } });
  expect(await idsOf(form)).toEqual([old, newer]);

  await setDays(form, 30);
  expect((await get(`${form}/retention/`)).body).toEqual(shorter);
  expect(await write('POST', `${form}/retention/`, { days: 30 })).toEqual({ status: 200, body: { changed: 1, deleted: 1, amount: 2 } });
  await settled();
  expect(await idsOf(form)).toEqual([newer]);
  expect((await get(`${form}/entries/${newer}/`)).body.delete_at).toBe('2027-01-10T17:00:00+01:00');
  expect([existsSync(join(folder(), file)), readdirSync(folder()).length, mailsOnDisk()]).toEqual([false, files - 1, mails - 1]);
  expect((await get(`${form}/retention/`)).body).toMatchObject({ differing: 0, mails: 0 });

  const before = new Date(daysLater(50).getTime() - 1_000);
  await cleanUpForms(on.site.db, formFiles(), before, outbox());
  expect([await idsOf(form), mailsOnDisk()]).toEqual([[newer], mails - 1]);
  await cleanUpForms(on.site.db, formFiles(), daysLater(50), outbox());
  expect([await idsOf(form), mailsOnDisk()]).toEqual([[], mails - 2]);
  const noted = await on.site.db.selectFrom('audit_log').select(['action', 'object_id', 'amount']).where('action', 'like', 'POST %retention%').execute();
  expect(noted).toEqual([{ action: 'POST /api/cms-forms/{id}/retention/', object_id: form, amount: 2 }]);
});

test('it concerns the mails of what was not kept, and neither other forms nor what waits for its confirmation', async () => {
  const passing = await insertForm(on.site.db, contact, { recipients: ['presse@haus.example'], keeps_entries: false, retention_days: 100 });
  const other = await insertForm(on.site.db, contact, { recipients: ['karten@haus.example'], retention_days: 100 });
  const waiting = await insertForm(on.site.db, contact, { recipients: ['karten@haus.example'], retention_days: 100, confirms_address: true });
  await on.site.app.request('/de/api/forms-entries/', {
    method: 'POST',
    headers: { ...on.site.csrf, 'Content-Type': 'application/json' },
    body: JSON.stringify({ form: passing, field_values: { name: 'Robert' } }),
  });
  const others = [await send(other, { name: 'Clara' }), await send(waiting, { name: 'Fanny', email: 'fanny@haus.example', email2: 'fanny@haus.example' })];
  await on.mails();
  await settled();
  const days = () => on.site.db.selectFrom('form_entry').select(['id', 'delete_at']).where('id', 'in', others).orderBy('id').execute();
  const [before, mails] = [await days(), mailsOnDisk()];

  expect(await idsOf(passing)).toEqual([]);
  on.now = daysLater(3);
  expect((await get(`${passing}/retention/?days=10`)).body).toMatchObject({ differing: 0, mails: 1 });
  expect((await get(`${waiting}/retention/?days=2`)).body).toMatchObject({ differing: 0, mails: 0 });
  for (const form of [passing, waiting]) {
    await setDays(form, 10);
    expect(await write('POST', `${form}/retention/`, { days: 10 })).toMatchObject({ status: 200, body: { changed: 0, deleted: 0 } });
  }
  await settled();
  expect([await days(), mailsOnDisk()]).toEqual([before, mails]);
  await setDays(passing, 2);
  await write('POST', `${passing}/retention/`, { days: 2 });
  await settled();
  expect([await days(), mailsOnDisk()]).toEqual([before, mails - 1]);
  expect((await get(`${passing}/retention/`)).body).toMatchObject({ mails: 0 });
});

test('visitors are told nothing, and of a form that is not there nothing is known', async () => {
  const form = await insertForm(on.site.db, contact);
  expect((await get(`${form}/retention/`, on.visitor)).status).toBe(403);
  expect((await write('POST', `${form}/retention/`, { days: 180 }, { as: on.visitor })).status).toBe(403);
  expect((await get('999999/retention/')).status).toBe(404);
  expect((await write('POST', '999999/retention/', { days: 180 })).status).toBe(404);
});
