import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, expect, test, vi } from 'vitest';
import { testDatabaseWithUrl } from '../../../tests/support/database.ts';

const { url } = await testDatabaseWithUrl();
vi.resetModules(); // what other files of tests have sent counts among the statements that a process names
const { PreparingClient } = await import('./preparing-client.server.ts');
const one = new PreparingClient({ connectionString: url });
await one.connect();
afterAll(() => one.end());

test('what comes more than once is prepared, what comes once is not', async () => {
  const often = async (value: number) => (await one.query('select $1::int + 1 as value', [value])).rows;
  const prepared = async () => (await one.query("select statement from pg_prepared_statements where statement like '%::int + 1 as value'")).rows;
  expect(await often(1)).toEqual([{ value: 2 }]);
  expect(await prepared()).toEqual([]);
  for (const value of [2, 3, 4]) expect(await often(value)).toEqual([{ value: value + 1 }]);
  expect(await prepared()).toHaveLength(1);
});

test('a statement whose answer the schema has changed since is prepared anew', async () => {
  await one.query('create temporary table changing (value int)');
  await one.query('insert into changing values (12)');
  const read = async () => (await one.query('select * from changing where value::text = $1', ['12'])).rows;
  for (let turn = 0; turn < 3; turn++) expect(await read()).toEqual([{ value: 12 }]);
  await one.query('alter table changing add column further text');
  for (let turn = 0; turn < 3; turn++) expect(await read()).toEqual([{ value: 12, further: null }]);
});

/** In a process of its own, where nothing else is in the heap: how many MB of 60 answers of 170 kB the old part of it has kept. */
const asking = `
  import { getHeapSpaceStatistics } from 'node:v8';
  const [file, connectionString] = process.argv.slice(1);
  const { PreparingClient } = await import(file);
  const client = new PreparingClient({ connectionString });
  await client.connect();
  const old = () => getHeapSpaceStatistics().find((space) => space.space_name === 'old_space').space_used_size / 1e6;
  const ask = () => client.query('select md5(n::text) as one, md5((n + $1)::text) as other from generate_series(1, 1000) n', [1]);
  for (let turn = 0; turn < 10; turn++) await ask();
  gc();
  const before = old();
  for (let turn = 0; turn < 60; turn++) {
    await ask();
    gc({ type: 'minor' });
  }
  console.log(old() - before);
  await client.end();
`;

test('what a query has answered goes with the young of the heap, however many come after it', async () => {
  const file = new URL('./preparing-client.server.ts', import.meta.url).href;
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', '--input-type=module', '--eval', asking, file, url]);
  expect(Number(stdout)).toBeLessThan(3);
});

test('a connection on which only reading is allowed is left: the next one may lead to a server that takes writes', async () => {
  const { createPool } = await import('../database.server.ts');
  const pool = createPool({ connectionString: url }, 1);
  const ask = async (text: string, values?: unknown[]) => {
    const client = await pool.connect();
    try {
      return await client.query(text, values);
    } finally {
      client.release();
    }
  };
  await ask('create table kept (value int)');
  await ask('set default_transaction_read_only = on'); // as of a primary server that has become a standby
  await expect(ask('insert into kept values ($1)', [1])).rejects.toMatchObject({ code: '25006' });
  await ask('insert into kept values ($1)', [2]);
  expect((await ask('select value from kept')).rows).toEqual([{ value: 2 }]);
  await pool.end();
});
