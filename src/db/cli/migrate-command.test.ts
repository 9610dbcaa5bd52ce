import pg from 'pg';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../../../tests/support/database.ts';
import { connect, createPool } from '../database.server.ts';
import { migrate, migrations } from '../migrate.server.ts';
import { migrateCommand } from './migrate-command.server.ts';

const url = await emptyDatabase();
const site = { dataDir: 'unused', databaseUrl: url };
const backedUp: string[] = [];

async function run(...args: string[]): Promise<{ status: number; lines: string[] }> {
  const lines: string[] = [];
  const status = await migrateCommand(
    args,
    site,
    async () => void backedUp.push('backup'),
    (line) => lines.push(line),
  );
  return { status, lines };
}

test('what would be run is said, and nothing is', async () => {
  const db = connect(createPool({ connectionString: url }, 1));
  await migrate(db, { upTo: 112 });
  await db.destroy();
  for (let turn = 0; turn < 2; turn++) {
    const { status, lines } = await run('--check');
    expect(status).toBe(3);
    expect(lines.slice(0, 2)).toEqual([
      '0113_restorations: end all processes of the version before first',
      '0114_compatible_migrations: the version before can go on beside it',
    ]);
  }
  expect(backedUp).toEqual([]);
});

test('it is run, after a backup, once', async () => {
  expect((await run()).lines.join()).toContain(`Database schema: 0113_restorations, 0114_compatible_migrations`);
  expect(backedUp).toEqual(['backup']);
  expect(await run('--check')).toEqual({ status: 0, lines: ['The schema is the newest.'] });
  expect(await run()).toEqual({ status: 0, lines: ['The schema is the newest.'] });
  expect(backedUp).toEqual(['backup']);
});

test('what a newer version has run is named', async () => {
  const client = new pg.Client(url);
  await client.connect();
  const add = (number: number, compatible: boolean) =>
    client.query('insert into schema_migration (number, name, checksum, compatible) values ($1, $2, $3, $4)', [number, `${number}_later`, '', compatible]);
  await add(9001, true);
  expect(await run('--check')).toEqual({
    status: 0,
    lines: ['A newer version has run 9001_later, with which this one can live.', 'The schema is the newest.'],
  });
  await add(9002, false);
  expect(await run('--check')).toEqual({ status: 2, lines: ['A newer version has run 9001_later, 9002_later; this one cannot live with 9002_later.'] });
  await client.end();
  expect(migrations.length).toBeLessThan(9001);
  await expect(run('--all')).rejects.toThrow('npm run migrate [-- --check]');
});
