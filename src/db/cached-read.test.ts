import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { allowConnections } from '../../tests/support/database/allow-connections.ts';
import { testDatabaseWithUrl } from '../../tests/support/database.ts';
import { cachedRead, enableReadCache } from './cached-read.server.ts';
import { ReadDependencies, recordReads } from './read-dependencies.server.ts';
import { Changes } from './tracking/changes.server.ts';

const { db, url } = await testDatabaseWithUrl();
const changes = new Changes();
const pool = new pg.Pool({ connectionString: url, max: 2, idleTimeoutMillis: 0 });
const other = new pg.Client({ connectionString: url });
beforeAll(async () => {
  await changes.open({ connectionString: url, application_name: 'listener' }, pool);
  enableReadCache(db, changes);
  await other.connect();
});
afterAll(async () => {
  await changes.close();
  await pool.end();
  await other.end();
});

let reads = 0;
beforeEach(() => {
  reads = 0;
});
const names = () => db.selectFrom('setting').select('key').orderBy('key').execute();
const readNames = (of: unknown = null) =>
  cachedRead(db, 'names', of, () => {
    reads++;
    return names();
  });
async function changed(key: string): Promise<void> {
  const before = changes.sequence;
  await other.query('insert into setting (key, value) values ($1, $2)', [key, '1']);
  await vi.waitUntil(() => changes.sequence !== before, { timeout: 20_000 });
}

test('is read once, and again after another process has changed the table', async () => {
  await changed('a');
  await readNames();
  expect(await readNames()).toEqual([{ key: 'a' }]);
  expect(reads).toBe(1);
  await changed('b');
  expect(await readNames()).toEqual([{ key: 'a' }, { key: 'b' }]);
  expect(reads).toBe(2);
});

test('is read again for another day', async () => {
  await readNames('2026-11-21');
  await readNames('2026-11-21');
  await readNames('2026-11-22');
  expect(reads).toBe(2);
});

test('a change of another table leaves it', async () => {
  await readNames();
  reads = 0;
  const before = changes.sequence;
  await other.query(`insert into alert (title) values ('{"de":"x"}')`);
  await vi.waitUntil(() => changes.sequence !== before, { timeout: 20_000 });
  await readNames();
  expect(reads).toBe(0);
});

test('who uses what is kept has read the table all the same', async () => {
  await readNames();
  const log = new ReadDependencies();
  await recordReads(log, () => readNames());
  expect([...log.tables]).toEqual(['setting']);
});

test('what changed while it was read is not kept', async () => {
  const slow = () =>
    cachedRead(db, 'slow', null, async () => {
      reads++;
      const rows = await names();
      if (reads === 1) await changed('while it was read');
      return rows;
    });
  await slow();
  expect(await slow()).toContainEqual({ key: 'while it was read' });
});

test('asked for by many at once, it is read once, and each of them has read the table', async () => {
  await changed('before many');
  const logs = Array.from({ length: 20 }, () => new ReadDependencies());
  const answers = await Promise.all(logs.map((log) => recordReads(log, () => readNames())));
  expect(reads).toBe(1);
  expect(new Set(answers).size).toBe(1);
  expect(logs.every((log) => log.tables.has('setting'))).toBe(true);
});

test('who asks after a change is not given what another began to read before it', async () => {
  await changed('before both');
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const early = cachedRead(db, 'held', null, async () => {
    const rows = await names();
    begun.resolve();
    await held.promise;
    return rows;
  });
  await begun.promise;
  await changed('between both');
  const late = await cachedRead(db, 'held', null, names);
  held.resolve();
  expect(late).toContainEqual({ key: 'between both' });
  expect(await early).not.toContainEqual({ key: 'between both' });
});

test('a failure is told to all who wait, and the next one reads again', async () => {
  await changed('before the failure');
  const fail = () => cachedRead(db, 'failing', null, () => Promise.reject(new Error('no answer')));
  await expect(Promise.all([fail(), fail()])).rejects.toThrow('no answer');
  expect(await cachedRead(db, 'failing', null, async () => 'read')).toBe('read');
});

test('while nobody listens the database is asked what has changed, before anything is used', async () => {
  await readNames();
  reads = 0;
  await pool.query('select 1'); // which it keeps
  await allowConnections(url, false); // back too early, it would hear of the change instead of asking
  await other.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listener' and datname = current_database()`);
  await vi.waitUntil(() => !changes.isListening, { timeout: 20_000 });
  await readNames();
  expect(reads).toBe(0);
  await other.query(`insert into setting (key, value) values ('unheard', '1')`);
  expect(await readNames()).toContainEqual({ key: 'unheard' });
  expect(reads).toBe(1);
  await allowConnections(url, true);
  await vi.waitUntil(() => changes.isListening, { timeout: 20_000 });
});

test('of a database that nobody listens to, nothing is kept', async () => {
  const { db: alone } = await testDatabaseWithUrl();
  const read = () => cachedRead(alone, 'alone', null, async () => ++reads);
  expect([await read(), await read()]).toEqual([1, 2]);
});
