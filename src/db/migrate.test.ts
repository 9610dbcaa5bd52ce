import { setTimeout } from 'node:timers/promises';
import { type KyselyPlugin, sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { emptyDatabase, testDatabaseWithUrl } from '../../tests/support/database.ts';
import { connect, type Database } from './database.server.ts';
import { firstMarked, migrate, migrations, readSchemaState } from './migrate.server.ts';

const { db, url } = await testDatabaseWithUrl();

test('a second run changes nothing', async () => {
  expect(await migrate(db)).toEqual([]);
});

test('numbers are unique and without a gap', () => {
  expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, index) => index + 1));
});

test('waits for another process, however long, and leaves the limit of statements as it was', async () => {
  const impatient = connect(new pg.Pool({ connectionString: url, max: 1, statement_timeout: 100 }));
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('select pg_advisory_lock(4713001)');
  const released = other.query('select pg_sleep(0.4), pg_advisory_unlock(4713001)');
  expect(await migrate(impatient)).toEqual([]);
  await released;
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(impatient);
  expect(rows[0]?.statement_timeout).toBe('100ms');
  await impatient.destroy();
  await other.end();
});

test.each([
  ['140012', 'needs PostgreSQL 15 or newer; this one is 14'],
  ['90624', 'this one is 9'],
])('a server that says it is %s is refused', async (server_version_num, words) => {
  const old: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => ({ ...result, rows: result.rows.map((row) => ('server_version_num' in row ? { server_version_num } : row)) }),
  };
  await expect(migrate(db.withPlugin(old))).rejects.toThrow(words);
});

test('a database that a newer version has changed is refused', async () => {
  await sql`insert into schema_migration (number, name, checksum) values (9999, '9999_tomorrow', '')`.execute(db);
  await expect(migrate(db)).rejects.toThrow('A newer Foyer has changed this database (9999_tomorrow)');
  await sql`delete from schema_migration where number = 9999`.execute(db);
});

test('a database that a newer version has changed so that this one can live with it is taken as it is', async () => {
  await sql`insert into schema_migration (number, name, checksum, compatible) values (9998, '9998_tomorrow', '', true)`.execute(db);
  expect(await migrate(db)).toEqual([]);
  expect((await readSchemaState(db)).newer.map(({ name }) => name)).toEqual(['9998_tomorrow']);
  await sql`insert into schema_migration (number, name, checksum) values (9999, '9999_later', '')`.execute(db);
  await expect(migrate(db)).rejects.toThrow('A newer Foyer has changed this database (9999_later)');
  await sql`delete from schema_migration where number > 9000`.execute(db);
});

test('each migration says whether the program before it can live with it, and the database knows', async () => {
  for (const { number, name, text } of migrations) if (number >= firstMarked) expect(text, name).toMatch(/^-- compatible: (yes|no)\n/);
  const { rows } = await sql<{ number: number }>`select number from schema_migration where compatible order by number`.execute(db);
  expect(rows.map(({ number }) => number)).toEqual(migrations.filter(({ isCompatible }) => isCompatible).map(({ number }) => number));
  expect(rows).not.toEqual([]);
});

test.each([
  ['empty', 0, 0],
  ['older', 100, 1],
])('of three that start at once on an %s database one migrates, after a backup where there is something to lose', async (_, upTo, backups) => {
  const fresh = await emptyDatabase();
  const pools = [1, 2, 3].map(() => connect(new pg.Pool({ connectionString: fresh, max: 1 })));
  if (upTo > 0) await migrate(pools[0] as Database, { upTo });
  let made = 0;
  const beforeUpgrade = async () => {
    made += 1;
    await setTimeout(50); // for as long the others wait
  };
  const ran = await Promise.all(pools.map((pool) => migrate(pool, { beforeUpgrade })));
  expect(made).toBe(backups);
  expect(ran.map(({ length }) => length).sort((a, b) => a - b)).toEqual([0, 0, migrations.length - upTo]);
  await Promise.all(pools.map((pool) => pool.destroy()));
});

test('a migration that was changed after it ran is refused', async () => {
  await sql`update schema_migration set checksum = 'other' where number = 1`.execute(db);
  await expect(migrate(db)).rejects.toThrow('made with another wording of src/db/migrations/0001_');
});
