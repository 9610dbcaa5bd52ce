import { expect, test } from 'vitest';
import { schemaOf } from './compatible.ts';

const known = [1, 2, 3].map((number) => ({ number, name: `000${number}_x`, checksum: `sum ${number}` }));
const backup = (schema: typeof known) => ({ schema, program: { version: '9.1.0' } });

test('a backup of this version or an older one is restored from the migrations it had', () => {
  expect(schemaOf(backup(known), known)).toBe(3);
  expect(schemaOf(backup(known.slice(0, 2)), known)).toBe(2);
});

test('a newer one is refused by its version, and one that was made with other migrations', () => {
  expect(() => schemaOf(backup([...known, { number: 4, name: '0004_new', checksum: '' }]), known)).toThrow(
    /newer version of the program \(9\.1\.0\).*0004_new/,
  );
  expect(() => schemaOf(backup(known.map((one) => ({ ...one, checksum: 'other' }))), known)).toThrow('another wording of src/db/migrations/0001_x.sql');
  expect(() => schemaOf(backup(known.slice(1)), known)).toThrow('a database without src/db/migrations/0001_x.sql');
});
