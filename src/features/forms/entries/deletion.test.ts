import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testNow } from '../../../../tests/support/app.ts';
import { contact, entriesSite } from '../../../../tests/support/forms/entries-site.ts';
import { insertForm } from '../build.ts';
import { cleanUpForms } from '../files/clean-up.server.ts';

const { on, settled, outbox, folder, formFiles, send, upload, get, write } = entriesSite();

describe('what is deleted', () => {
  test('is gone with files and mails, from the disk too, and a receipt says so without a word of it', async () => {
    const form = await insertForm(on.site.db, contact, { recipients: ['karten@haus.example'] });
    const file = await upload('geheim.pdf');
    const gone = await send(form, { name: 'Geheimrat', plan: [file.id] }, file.headers);
    const stays = await send(form, { name: 'Bleibt' });
    await on.mails();
    await settled();
    const onDisk = () => readdirSync(outbox()).filter((name) => name.endsWith('.eml')).length;
    const before = onDisk();
    const { file: stored } = await on.site.db.selectFrom('form_file').select('file').where('entry_id', '=', gone).executeTakeFirstOrThrow();
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
    expect((await on.site.db.selectFrom('form_mail').select('entry_id').execute()).map(({ entry_id }) => entry_id)).toEqual([stays]);
    expect((await write('POST', `${form}/entries-delete/`, { ids: [gone] })).status).toBe(404);
    expect((await get(`${form}/entries/`)).body.count).toBe(1);
    const { rows } = await sql<{ all: string }>`
      select concat((select jsonb_agg(to_jsonb(a)) from audit_log a), (select jsonb_agg(to_jsonb(r)) from write_receipt r)) as all`.execute(on.site.db);
    expect(rows[0]?.all).not.toMatch(/Geheimrat|geheim\.pdf/);
  });

  test('in its time goes from the outbox as well; one that is not kept leaves its mail there until then', async () => {
    await on.site.db.updateTable('site_settings').set({ form_retention_days: 20 }).execute();
    const storing = await insertForm(on.site.db, contact, { recipients: ['karten@haus.example'], retention_days: 10 });
    const passing = await insertForm(on.site.db, contact, { recipients: ['presse@haus.example'], keeps_entries: false });
    await send(storing, { name: 'Clara' });
    await on.site.app.request('/de/api/forms-entries/', {
      method: 'POST',
      headers: { ...on.site.csrf, 'Content-Type': 'application/json' },
      body: JSON.stringify({ form: passing, field_values: { name: 'Robert' } }),
    });
    await on.mails();
    await settled();
    const there = async () => (await on.site.db.selectFrom('form_mail').select('mail_id').execute()).map(({ mail_id }) => mail_id);
    const files = (ids: string[]) => readdirSync(outbox()).filter((name) => ids.some((id) => name.includes(id))).length;
    const ids = await there();
    expect([ids.length, files(ids)]).toEqual([2, 4]);
    expect((await on.site.db.selectFrom('form_entry').select('form_id').execute()).map(({ form_id }) => form_id)).toEqual([storing]);
    const cleanUp = (days: number) => cleanUpForms(on.site.db, formFiles(), new Date(testNow.getTime() + days * 86_400_000), outbox());
    await cleanUp(9);
    expect(files(ids)).toBe(4);
    await cleanUp(10);
    expect(files(ids)).toBe(2);
    await cleanUp(20);
    expect([files(ids), await there()]).toEqual([0, []]);
  });
});

test('neither history, bin, search nor the export of records knows what was sent', async () => {
  const form = await insertForm(on.site.db, contact);
  await send(form, { name: 'Unverwechselbar' });
  const records = await (await on.site.get('/de/api/cms-forms/export/?format=json', on.editor.headers)).text();
  const { revision } = (await get(`${form}/`)).body;
  expect((await write('DELETE', `${form}/`, null, { revision })).status).toBeLessThan(300);
  const { rows } = await sql<{ all: string }>`
    select concat((select jsonb_agg(to_jsonb(h)) from record_history h), (select jsonb_agg(to_jsonb(b)) from record_bin b),
                  (select jsonb_agg(to_jsonb(d)) from search_document d)) as all`.execute(on.site.db);
  for (const text of [records, rows[0]?.all ?? '']) expect(text).not.toContain('Unverwechselbar');
  expect(await on.site.db.selectFrom('form_entry').select('id').execute()).toEqual([]);
});
