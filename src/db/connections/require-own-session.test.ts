import { expect, test } from 'vitest';
import { hasPgbouncer, startPgbouncer } from '../../../tests/support/database/pgbouncer.ts';
import { testDatabaseWithUrl } from '../../../tests/support/database.ts';
import { atEndOfFile } from '../../../tests/support/run/end-of-file.ts';
import { openDatabase } from '../database.server.ts';
import { requireOwnSession } from './require-own-session.server.ts';

const { url } = await testDatabaseWithUrl();

async function pooler(mode: 'transaction' | 'session'): Promise<string> {
  const running = await startPgbouncer(url, mode);
  atEndOfFile(running.stop);
  return running.url;
}

test('a server that is asked directly is taken', async () => {
  await expect(requireOwnSession({ connectionString: url })).resolves.toBeUndefined();
});

test.runIf(hasPgbouncer)('a pooler in transaction mode is refused at start, in words', async () => {
  const address = await pooler('transaction');
  const opening = () => openDatabase({ dataDir: 'unused', url: address });
  for (let turn = 0; turn < 5; turn++) await expect(opening()).rejects.toThrow(/cannot be opened: behind this address is a pooler .*\nName the direct address/);
});

test.runIf(hasPgbouncer)('one in session mode is taken', async () => {
  const database = await openDatabase({ dataDir: 'unused', url: await pooler('session') });
  await database.close();
});
