import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabaseWithUrl } from '../../../tests/support/database.ts';
import { openDatabase } from '../database.server.ts';
import { explainRoom, readRoom } from './room-for-connections.server.ts';

const { db, url } = await testDatabaseWithUrl();

test('the least of what server, database and account let in counts, without what is reserved', async () => {
  const server = await readRoom(db);
  expect(server.max).toBeGreaterThan(10);
  const admin = new pg.Client(url);
  await admin.connect();
  const name = (await admin.query('select current_database() as name')).rows[0]?.name;
  await admin.query(`alter database ${name} connection limit 9`);
  expect((await readRoom(db)).max).toBe(9);
  await admin.end();
});

test('a database without room for another process is told of at start', async () => {
  const lines: string[] = [];
  const database = await openDatabase({ dataDir: 'unused', url, say: (line) => lines.push(line) });
  await database.close();
  expect(lines.join('\n')).toMatch(
    /^The database has room for 9 connections, of which others use \d+; each process of the site takes up to 13: 0 processes at most\./m,
  );
});

test('as many processes as fit are named', () => {
  expect(explainRoom({ max: 97, used: 84 }, 13)).toBeNull();
  expect(explainRoom({ max: 97, used: 85 }, 13)).toContain('7 processes at most');
  expect(explainRoom({ max: 20, used: 8 }, 13)).toContain('one process at most');
});
