import { afterAll, expect, test, vi } from 'vitest';
import { testDatabaseWithUrl } from '../../tests/support/database.ts';

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
