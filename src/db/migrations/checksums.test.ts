import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// A site refuses a database made with another wording of a file: changing a released one stops every site at its next upgrade.
test('a migration that has been released is as it was; a new one is added to checksums.txt', () => {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  const released = read('checksums.txt').trimEnd().split('\n');
  const now = readdirSync(new URL('.', import.meta.url))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => `${createHash('sha256').update(read(name)).digest('hex')}  ${name}`);
  expect(now).toEqual(released);
});
