import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { openDatabase } from '#db/database.server.ts';
import { backUpBeforeUpgrade, moveUpBy } from '#features/backup/index.server.ts';
import { readConfig } from './config.server.ts';
import { createLog } from './log.server.ts';
import { shutDownOnSignal } from './shutdown.server.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {}); // whoever read it is gone, and the site stays
const shutdown = shutDownOnSignal(say);

/** The embedded PostgreSQL starts while the rest of the program, which takes most of a second, is read. */
async function start(): Promise<void> {
  const given = readConfig(process.env);
  const log = createLog(given.logLevel);
  const beforeUpgrade = (address: ClientConfig) => backUpBeforeUpgrade(given, address, say);
  const moveUp = moveUpBy(given, async (address, searchPath) => (await import('./commands/try-site.server.ts')).trySite(given)(address, searchPath));
  const opening = openDatabase({ dataDir: given.dataDir, url: given.databaseUrl, say, beforeUpgrade, moveUp });
  shutdown.onShutdown(() =>
    opening.then(
      ({ close }) => close(),
      async () => {},
    ),
  );
  await Promise.race([opening, nextTurn()]);
  const { serveSite } = await import('./serve-site.server.ts');
  const database = await opening;
  if (shutdown.hasBegun()) return;
  await serveSite({ given, log, database, shutdown, say, programs: import.meta.dirname });
}

start().catch((error: unknown) => shutdown.failed(error instanceof Error ? error.message : String(error)));
