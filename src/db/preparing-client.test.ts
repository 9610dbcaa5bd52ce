import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';

const db = await testDatabase();

test('what comes more than once is prepared, what comes once is not', async () => {
  await db.connection().execute(async (one) => {
    const often = (value: number) => sql<{ value: number }>`select ${value}::int + 1 as value`.execute(one);
    const prepared = () => sql<{ statement: string }>`select statement from pg_prepared_statements where statement like '%::int + 1 as value'`.execute(one);
    expect((await often(1)).rows).toEqual([{ value: 2 }]);
    expect((await prepared()).rows).toEqual([]);
    for (const value of [2, 3, 4]) expect((await often(value)).rows).toEqual([{ value: value + 1 }]);
    expect((await prepared()).rows).toHaveLength(1);
  });
});

test('a statement whose answer the schema has changed since is prepared anew', async () => {
  await db.connection().execute(async (one) => {
    await sql`create temporary table changing (value int)`.execute(one);
    await sql`insert into changing values (12)`.execute(one);
    const read = async () => (await sql`select * from changing where value::text = ${'12'}`.execute(one)).rows;
    for (let turn = 0; turn < 3; turn++) expect(await read()).toEqual([{ value: 12 }]);
    await sql`alter table changing add column further text`.execute(one);
    for (let turn = 0; turn < 3; turn++) expect(await read()).toEqual([{ value: 12, further: null }]);
  });
});
