import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertForm } from '#features/forms/build.ts';
import { deadQueue, openQueue, queue } from '#features/jobs/index.server.ts';
import { insertEvent } from '#features/programme/build.ts';
import { contact, entriesSite } from '../../../tests/support/forms/entries-site.ts';
import { personCommand } from './cli.server.ts';
import { names } from './find-person.server.ts';

const { on, settled, outbox, folder, formFiles, send, upload } = entriesSite();
const address = 'ada@mail.example';
const other = 'xada@mail.example';

/** Everywhere that an address stands: each text of each table, jobs, and names of files that hold it. */
async function everywhere(text: string): Promise<string[]> {
  const { db } = on.site;
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`.execute(
    db,
  );
  const asked = tables.map(
    ({ schema, name }) => sql`(select ${name} as name from ${sql.table(`${schema}.${name}`)} t where position(${text} in lower(t::text)) > 0 limit 1)`,
  );
  const found = (await sql<{ name: string }>`${sql.join(asked, sql` union all `)}`.execute(db)).rows.map(({ name }) => name);
  const mails = existsSync(outbox())
    ? readdirSync(outbox()).filter((file) => readFileSync(join(outbox(), file), 'utf8').toLowerCase().includes(`to: ${text}`))
    : [];
  return [...new Set([...found, ...(mails.length > 0 ? ['outbox'] : [])])].toSorted();
}

/** Somebody with an account, a favourite, a reminder, a place on the waiting list, a form with a file, and mails that wait or were given up. */
async function leaveTraces(email: string): Promise<{ file: string }> {
  const { db } = on.site;
  const { id } = await on.site.signIn('visitor', email);
  const event_id = await insertEvent(db);
  const asked_at = new Date('2026-11-20T12:00:00Z');
  await db.insertInto('favourite').values({ user_id: id, event_id }).execute();
  const recipient = await db.insertInto('reminder_recipient').values({ email, asked_at, confirmed_at: asked_at }).returning('id').executeTakeFirstOrThrow();
  const wish = { recipient_id: recipient.id, event_id, language: 'de', asked_at, queued_at: null } as const;
  await db
    .insertInto('sale_reminder')
    .values({ ...wish, season_id: null, sale_group: 'all' })
    .execute();
  await db
    .insertInto('waitlist_entry')
    .values({ ...wish, seats: 2, together: true })
    .execute();
  const form = await insertForm(db, contact, { recipients: ['karten@haus.example'], sends_copy: true });
  const upl = await upload('plan.pdf');
  const entry = await send(form, { name: 'Ada', email, email2: email, plan: [upl.id] }, upl.headers);
  await on.mails();
  await settled();
  const boss = await openQueue(db, { isSupervised: false, report: () => {} });
  const job = (to: string) => ({ kind: 'mail', content: JSON.stringify({ to, text: `Liebe Ada\n${to}` }), reference: 'abcd' });
  await boss.send(deadQueue, { ...job(email), reason: 'refused' });
  await boss.send(queue, job(email), { startAfter: 3_600 });
  await boss.stop({ graceful: false });
  await db
    .insertInto('held_job')
    .values({ queue, data: JSON.stringify(job(email)), start_after: new Date() } as never)
    .execute();
  const { file } = await db.selectFrom('form_file').select('file').where('entry_id', '=', entry).executeTakeFirstOrThrow();
  return { file };
}

async function run(...args: string[]) {
  let [printed, stderr] = ['', ''];
  const site = { dataDir: on.site.dataDir, databaseUrl: on.site.url, files: { forms: formFiles(), outbox: outbox() } };
  const status = await personCommand(args, site, { stdout: { write: (text) => (printed += text) }, stderr: { write: (text) => (stderr += text) } });
  return { status, printed, stderr };
}

test('all that is stored of somebody can be had and is deleted, from every table, queue and folder; nothing of anybody else', async () => {
  const { file } = await leaveTraces(address);
  const { file: othersFile } = await leaveTraces(other);
  const before = await everywhere(other);
  expect(before).toEqual(expect.arrayContaining(['form_entry', 'held_job', 'job', 'outbox', 'reminder_recipient', 'site_user']));

  const had = await run('export', 'Ada@Mail.example');
  const { tables, jobs, held, mails } = JSON.parse(had.printed);
  expect(had.status).toBe(0);
  expect(Object.keys(tables).toSorted()).toEqual(
    expect.arrayContaining([
      'favourite',
      'form_entry',
      'form_file',
      'reminder_recipient',
      'sale_reminder',
      'sign_in_event',
      'site_user',
      'user_login',
      'user_session',
      'waitlist_entry',
    ]),
  );
  expect([jobs.length, held.length, mails.length > 0]).toEqual([2, 1, true]);
  expect(had.printed).toMatch(/"seats": 2/);
  expect(had.printed).not.toMatch(/argon2|xada@|"token"/);

  const erased = await run('erase', address);
  expect([erased.status, erased.stderr.split('\n')[1]]).toEqual([0, '']);
  expect(erased.printed).toMatch(/ 1 {2}form_entry\n/);
  // Whose address ends with it is somebody else.
  expect((await everywhere(address)).filter((table) => !before.includes(table))).toEqual([]);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from site_user where email = ${address}`.execute(on.site.db);
  expect(rows[0]?.n).toBe(0);
  expect(await everywhere(other)).toEqual(before);
  expect([existsSync(join(folder(), file)), existsSync(join(folder(), othersFile))]).toEqual([false, true]);
  expect((await on.site.db.selectFrom('erasure').select('name').execute()).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['site_user', 'reminder_recipient', 'form_entry']),
  );

  expect((await run('erase', other)).status).toBe(0);
  expect(await everywhere('ada@mail.example')).toEqual([]);
  expect(await run('erase', address)).toMatchObject({ status: 1, printed: 'Nothing is stored of this address.\n' });
}, 120_000);

test('whoever works here stays, and what is no call of it is told how to be one', async () => {
  const staff = await run('erase', on.editor.email);
  expect([staff.status, staff.stderr]).toEqual([2, expect.stringContaining('works here: take the account away at /cms-hub/users first.')]);
  expect(await everywhere(on.editor.email)).toContain('site_user');
  for (const args of [[], ['erase'], ['erase', 'ada'], ['forget', address], ['export', address, other]]) expect((await run(...args)).status).toBe(2);
});

test.each([
  ['ada@mail.example', true],
  ['Liebe Ada <ADA@mail.example>, …', true],
  ['ada@mail.example.', true],
  ['to:ada@mail.example\nfrom', true],
  ['xada@mail.example', false],
  ['x.ada@mail.example', false],
  ['x+ada@mail.example', false],
  ['ada@mail.example.org', false],
  ['ada@mail.examples', false],
  [{ content: JSON.stringify({ text: 'An\nada@mail.example' }) }, true],
  [[{ kind: 'email', value: 'ada@mail.example' }], true],
  [null, false],
])('%j names ada@mail.example: %s', (value, is) => expect(names(value, address)).toBe(is));
