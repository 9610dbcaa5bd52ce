import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { backupKey, manual, siteToBackUp } from '../../../../tests/support/database/backups.ts';
import { testDatabaseWithUrl } from '../../../../tests/support/database.ts';
import { trySite } from '../../../server/commands/try-site.server.ts';
import { insertForm } from '../../forms/build.ts';
import { openFormFiles, removeGone } from '../../forms/index.server.ts';
import { restoreCommand } from '../cli/restore-command.server.ts';
import { type MadeBackup, makeBackup } from '../make-backup.server.ts';
import { moveDatabaseCommand } from '../move/move-command.server.ts';
import { type RestoreOrder, restoreBackup } from './restore-backup.server.ts';
import { settleRestore } from './settle-restore.server.ts';

/** Those of several restores, minutes on a busy machine: `npm run test:restores` has all, `npm test` a sample. */
const testAll = test.skipIf(!process.env.FOYER_RESTORES);
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const { db, get, dataDir, site, encrypted } = await siteToBackUp();
const works = trySite({
  baseUrl: 'https://ostkai.example',
  dataDir,
  databaseUrl: undefined,
  port: 0,
  host: '',
  demo: false,
  instance: 'live',
  logLevel: 'silent',
});
const userId = (await db.selectFrom('site_user').select('id').executeTakeFirstOrThrow()).id;
const code = (hash: string) => ({ user_id: userId, hash });
const addVisitor = async (email: string) => {
  const person = { email, role: 'visitor', name: 'Clara Wieck', first_name: 'Clara', last_name: 'Wieck' } as const;
  return (await db.insertInto('site_user').values(person).returning('id').executeTakeFirstOrThrow()).id;
};
const addJob = (data: object) => sql`insert into jobs.job (name, data) values ('work', ${JSON.stringify(data)}::jsonb)`.execute(db);

let made: MadeBackup;
let clara = 0;
let visitor = 0;
let entry = 0;
/** What Robin has sent along with a form. */
const sent = '0123456789abcdef'.repeat(2);
const sentFile = join(dataDir, 'forms', sent);
beforeAll(async () => {
  clara = await addVisitor('clara@haus.example');
  visitor = await addVisitor('robin@haus.example');
  await db
    .insertInto('reminder_recipient')
    .values(['clara', 'robin'].map((name) => ({ email: `${name}@haus.example`, asked_at: new Date() })))
    .execute();
  const form = await insertForm(db, [], { webhook_url: 'https://hooks.example/robin' });
  const answer = (kind: string, value: unknown, words: object[] = []) => ({ field: 1, slug: kind, kind, label: { de: kind }, value, words });
  const answers = [answer('text', 'Robin Lang'), answer('email', 'Robin@haus.example'), answer('radio', 'ja', [{ de: 'Ja' }])];
  const robin = { form_id: form, created_at: new Date(), delete_at: new Date(), language: 'de', answers: JSON.stringify(answers), key: 'robin' } as const;
  entry = (await db.insertInto('form_entry').values(robin).returning('id').executeTakeFirstOrThrow()).id;
  const file = { entry_id: entry, field_id: null, name: 'lebenslauf.pdf', size: 6, content_type: 'application/pdf', file: sent, created_at: new Date() };
  await db.insertInto('form_file').values(file).execute();
  mkdirSync(join(dataDir, 'forms'), { recursive: true });
  writeFileSync(sentFile, 'a life');
  await db
    .insertInto('user_recovery_code')
    .values([code('spent'), code('unspent')])
    .execute();
  await addJob({ kind: 'mail', content: '{"to":"clara@haus.example"}', reference: 'a' });
  await addJob({ kind: 'mail', content: '{"to":"robert@haus.example"}', reference: 'b' });
  made = await makeBackup(site, manual);
});

const restore = (from: MadeBackup = made, more: Partial<RestoreOrder> = {}, into = site) =>
  restoreBackup(into, { path: from.path, name: from.name, madeBy: 'test', isCopy: false, discardsPresent: false, trySite: works, ...more });

const hashes = ({ manifest }: MadeBackup) =>
  Object.fromEntries(
    manifest.tables.filter(({ name }) => !['restoration', 'held_job', 'schema_migration'].includes(name)).map(({ name, sha256 }) => [name, sha256]),
  );
const titles = async () => (await db.selectFrom('alert').select(sql<string>`title ->> 'de'`.as('title')).execute()).map(({ title }) => title);
const setTitle = (de: string) =>
  db
    .updateTable('alert')
    .set({ title: JSON.stringify({ de }) })
    .execute();
const schemas = async () => (await sql<{ name: string }>`select nspname as name from pg_namespace where nspname like 'foyer%'`.execute(db)).rows;
const page = join(dataDir, 'html', '500.html');

describe('a restore', () => {
  test('brings back every row and file as it was, leaves a way back, and holds what waited to be sent', async () => {
    await db.deleteFrom('event').where('id', '<=', 10).execute();
    await setTitle('Später');
    writeFileSync(page, 'changed');
    await addJob({ kind: 'mail', content: '{"to":"late@haus.example"}', reference: 'c' });
    const { restorePoint, files } = await restore();
    expect(await titles()).toEqual(['Die Garderobe ist geschlossen']);
    expect(files).toBe(1);
    expect(readFileSync(page, 'utf8')).toBe('<h1>Ostkai</h1>');
    expect((await db.selectFrom('held_job').select('queue').execute()).length).toBe(2);
    expect((await sql`select from jobs.job where name = 'work'`.execute(db)).rows).toEqual([]);
    expect((await db.selectFrom('user_session').select('id').execute()).length).toBe(0);
    expect(hashes(await makeBackup(site, manual))).toEqual(hashes(made));
    expect(restorePoint?.manifest.kind).toBe('restore_point');
    if (restorePoint) await restore(restorePoint);
    expect(await titles()).toEqual(['Später']);
    expect(readFileSync(page, 'utf8')).toBe('changed');
    expect((await db.selectFrom('held_job').select('queue').execute()).length).toBe(3);
    expect(await schemas()).toEqual([]);
    expect((await get('/de')).status).toBe(200);
  });

  testAll('brings back nobody who was erased since, opens nothing with a spent code, and gives no number twice', async () => {
    await restore();
    const robert = await addVisitor('robert@haus.example');
    await db.deleteFrom('site_user').where('id', 'in', [clara, robert]).execute();
    await db.deleteFrom('user_recovery_code').where('hash', '=', 'spent').execute();
    await restore();
    expect(await db.selectFrom('site_user').select('id').where('id', '=', clara).execute()).toEqual([]);
    expect((await db.selectFrom('held_job').select(sql<string>`data ->> 'reference'`.as('reference')).execute()).map(({ reference }) => reference)).toEqual([
      'b',
    ]);
    expect(await db.selectFrom('user_recovery_code').select('hash').execute()).toEqual([{ hash: 'unspent' }]);
    expect(await addVisitor('new@haus.example')).toBeGreaterThan(robert);
    await db.deleteFrom('erasure').execute();
    await restore();
    expect(await db.selectFrom('site_user').select('id').where('id', '=', clara).execute()).toEqual([]);
  });

  testAll('brings back no entry of a form that was erased since, and its file is removed again', async () => {
    await restore();
    expect(existsSync(sentFile)).toBe(true);
    await db.deleteFrom('form_entry').where('id', '=', entry).execute();
    await removeGone(db, openFormFiles({ dataDir }), new Date());
    expect(existsSync(sentFile)).toBe(false);
    await restore();
    expect(await db.selectFrom('form_entry').select('id').where('id', '=', entry).execute()).toEqual([]);
    expect(await db.selectFrom('form_file').select('id').execute()).toEqual([]);
    await removeGone(db, openFormFiles({ dataDir }), new Date()); // as at the next start of the site
    expect(existsSync(sentFile)).toBe(false);
    // Of the rows that the tests below look for.
    await db.deleteFrom('erasure').execute();
    rmSync(join(site.folder, 'erasures.json'), { force: true });
  });

  testAll('of an encrypted backup takes its key', async () => {
    await setTitle('verschlüsselt');
    const secret = await makeBackup(encrypted, manual);
    await setTitle('danach');
    await expect(restore(secret, {}, { ...encrypted, key: null })).rejects.toThrow('is encrypted: set BACKUP_KEY');
    expect(await titles()).toEqual(['danach']);
    await restore(secret, { discardsPresent: true }, { ...encrypted, key: backupKey });
    expect(await titles()).toEqual(['verschlüsselt']);
  });

  test('as a copy makes up whoever is not of the staff, and has nothing to send', async () => {
    await restore(made, { isCopy: true });
    const people = await db.selectFrom('site_user').select(['id', 'email', 'role', 'first_name']).orderBy('id').execute();
    expect(people.filter(({ role }) => role === 'visitor').every(({ email, first_name }) => email.endsWith('@copy.invalid') && first_name === 'Person')).toBe(
      true,
    );
    expect(people.find(({ role }) => role === 'manager')?.email).toBe('manager@haus.example');
    expect((await db.selectFrom('reminder_recipient').select('email').execute()).every(({ email }) => email.endsWith('@copy.invalid'))).toBe(true);
    expect(await db.selectFrom('held_job').select('id').execute()).toEqual([]);
    const robin = people.find(({ id }) => id === visitor)?.email;
    expect(robin).toBe(`person-${visitor}@copy.invalid`);
    expect((await db.selectFrom('reminder_recipient').select('email').execute()).map(({ email }) => email)).toContain(robin);
    const { answers } = await db.selectFrom('form_entry').select('answers').executeTakeFirstOrThrow();
    expect(answers).toMatchObject([{ value: expect.stringMatching(/^Person \d+$/) }, { value: robin }, { value: 'ja' }]);
    expect(await db.selectFrom('form').select('webhook_url').execute()).toEqual([{ webhook_url: '' }]);
    expect(await settleRestore(dataDir, site.address)).toMatchObject({ isCopy: true });
  });
});

describe('nothing is changed by a restore', () => {
  const unchanged = async (work: Promise<unknown>, why: string) => {
    await setTitle('unverändert');
    writeFileSync(page, 'unchanged');
    await expect(work).rejects.toThrow(why);
    expect(await titles()).toEqual(['unverändert']);
    expect(readFileSync(page, 'utf8')).toBe('unchanged');
    expect(await schemas()).toEqual([]);
    expect(readdirSync(dataDir)).not.toContain('restoring');
  };

  test('of which the site does not work', async () => {
    const fails = async () => Promise.reject(new Error('/de answers 500'));
    await unchanged(restore(made, { trySite: fails }), 'does not work with this backup: /de answers 500');
  });

  test('that fails in its place: what was there is back by itself', async () => {
    let tries = 0;
    const failsLater = async () => {
      if (++tries === 2) throw new Error('/de answers 500');
    };
    await unchanged(restore(made, { trySite: failsLater }), 'What was there before is in use again');
    expect(tries).toBe(2);
    expect((await get('/de')).status).toBe(200);
  });

  test('of a backup that is damaged, or is none', async () => {
    const file = join(made.path, 'production.copy.gz');
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, whole.length - 9));
    await unchanged(restore(), 'The backup is damaged: production');
    writeFileSync(file, whole);
    await unchanged(restore({ ...made, path: join(site.folder, 'none') }), 'is no backup');
  });

  test('while another backup is made', async () => {
    const other = new pg.Client(site.address);
    await other.connect();
    await other.query('select pg_advisory_lock(4713011)');
    const both = await Promise.allSettled([makeBackup(site, manual), restore()]);
    await other.end();
    const refused = expect.stringContaining('Another backup of this site is being made or restored');
    expect(both.map((one) => (one.status === 'rejected' ? String(one.reason) : ''))).toEqual([refused, refused]);
  });
});

test('files of a restore that was ended go to their places where its database is in use, and away where it is not', async () => {
  const { key } = await db.insertInto('restoration').values({ backup: 'x', snapshot_at: new Date() }).returning('key').executeTakeFirstOrThrow();
  for (const [folder, text] of [
    [key, 'of the restored'],
    ['5b0f7e2c-0000-4000-8000-000000000000', 'of one that never was'],
  ] as const) {
    mkdirSync(join(dataDir, 'restoring', folder, 'html'), { recursive: true });
    writeFileSync(join(dataDir, 'restoring', folder, 'html', '500.html'), text);
  }
  await settleRestore(dataDir, site.address);
  expect(readFileSync(page, 'utf8')).toBe('of the restored');
  expect(readdirSync(dataDir)).not.toContain('restoring');
});

test('the command says what it did, and what it does not understand', async () => {
  let output = '';
  const write = (text: string) => {
    output += text;
  };
  const config = { dataDir, databaseUrl: site.address.connectionString, backup: { folder: site.folder, key: null, hour: null } };
  const run = (...args: string[]) => restoreCommand(args, config, () => works, { stdout: { write }, stderr: { write } });
  expect(await run()).toBe(2);
  expect(await run('--lost')).toBe(2);
  expect(await run('none')).toBe(1);
  expect(output).toContain('Nothing was restored.');
  expect(await run(made.name)).toBe(0);
  for (const words of ['Filling the database …', 'rows of', '2 jobs are held: npm run release-jobs', 'Back to what was there before: npm run restore -- '])
    expect(output).toContain(words);
});

testAll('a database is moved to an empty one, row by row the same, and what waited goes on', async () => {
  let output = '';
  const write = (text: string) => {
    output += text;
  };
  const { db: other, url } = await testDatabaseWithUrl();
  const config = { dataDir, databaseUrl: site.address.connectionString, backup: { folder: site.folder, key: null, hour: null } };
  const move = (running: string | null = null) =>
    moveDatabaseCommand([url], config, { trySite: () => works, running }, { stdout: { write }, stderr: { write } });
  expect(await move()).toBe(1);
  expect(output).toContain('has a site in it already');
  await sql`drop schema public cascade`.execute(other);
  await sql`drop schema jobs cascade`.execute(other);
  await sql`create schema public`.execute(other);
  await addJob({ kind: 'mail', content: '{"to":"ada@haus.example"}', reference: 'm' });
  expect(await move('http://localhost:3000')).toBe(1);
  expect(await move()).toBe(0);
  expect(output).toContain('all rows are the same');
  const { rows } = await sql<{ reference: string }>`select data ->> 'reference' as reference from jobs.job where name = 'work'`.execute(other);
  expect(rows).toContainEqual({ reference: 'm' });
});
