import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabaseWithUrl } from '../../tests/support/database.ts';
import { openDatabase } from './database.server.ts';
import { addressProblem } from './explain-opening.server.ts';

const { db, url } = await testDatabaseWithUrl();
const [role, database] = [`${new URL(url).pathname.slice(1)}_guest`, new URL(url).pathname.slice(1)];
beforeAll(() => sql`create role ${sql.id(role)} login`.execute(db));
afterAll(() => sql`drop role ${sql.id(role)}`.execute(db));

test('an account that may not make tables: the right that is missing is named', async () => {
  const address = new URL(url);
  if (address.searchParams.has('user')) address.searchParams.set('user', role);
  else address.username = role;
  await expect(openDatabase({ dataDir: '', url: address.href })).rejects.toThrow(
    `The database of DATABASE_URL cannot be opened: permission denied for schema public\nGive it the right to make tables and a schema, as the database's administrator: ALTER DATABASE "${database}" OWNER TO "${role}"`,
  );
});

test('a database that is not there', async () => {
  const address = new URL(url);
  address.pathname = '/foyer_nowhere';
  await expect(openDatabase({ dataDir: '', url: address.href })).rejects.toThrow(
    /does not exist\nMake it, as the server's administrator: CREATE DATABASE "foyer_nowhere"/,
  );
});

test('a certificate that is not there', async () => {
  const address = new URL(url);
  address.searchParams.set('sslrootcert', '/nowhere/ca.pem');
  await expect(openDatabase({ dataDir: '', url: address.href })).rejects.toThrow(
    /^The database of DATABASE_URL cannot be opened: ENOENT: .*'\/nowhere\/ca\.pem'\nEach file that it names \(sslrootcert,/,
  );
});

test.each(['p#ss', 'p/ss', 'p?ss', '1#2', '1/2', '1?2', 'p%ss', 'p:s/s'])('the password %s has to be written otherwise', (password) => {
  expect(addressProblem(`postgres://foyer:${password}@db.example:5432/foyer`)).toContain('are written %25 %2F %3F %23 %40 %3A');
  expect(addressProblem(`postgres://foyer:${encodeURIComponent(password)}@db.example:5432/foyer`)).toBeNull();
});

test.each([
  'postgres://db/foyer',
  'postgres:///postgres?host=%2Ftmp%2Fx&user=foyer',
  'postgresql://foyer@db/foyer?sslmode=verify-full&sslrootcert=/etc/ssl/ca.pem',
])('%s is an address', (address) => expect(addressProblem(address)).toBeNull());
