// npm run test:faults: kills the server and its database in 200 rounds while rows are written, and while visitors sign up, and the
// server while staff upload 200 files and while two simulated editors write for 30 minutes; looks for what was promised. Stops
// PostgreSQL for a minute, starts three processes at once, and each proxy of deploy/ that is installed, and moves databases of
// older PostgreSQLs. Takes processes, databases and the network from a site of three processes on two PostgreSQLs under Patroni, while
// 200 visitors a second come (FAULT_RATE). Backs up and restores a site with 100,000 events and 2 GB of files (BACKUP_MB). Behind `--`
// the names of some of them. What has come out is written into docs/reliability.md.
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { build, install, main, root, say } from '../prepare.mjs';
import { startForeignPostgres } from './foreign-postgres.mjs';
import { findForeignPostgres } from './machine.mjs';
import { writeReliability } from './reliability.mjs';
import { runTests } from './run-tests.mjs';
import { conclude } from './test-summary.mjs';

const parts = ['crash', 'promises', 'uploads', 'editors', 'frozen', 'form-entries', 'three-at-once', 'proxies', 'newer-postgres', 'cluster', 'large-backup'];
const asked = process.argv.slice(2);

main(async () => {
  const unknown = asked.filter((name) => !parts.includes(name));
  if (unknown.length > 0) throw new Error(`There is no part “${unknown.join(' ')}” of the faults; there are ${parts.join(', ')}.`);
  install();
  build();
  const programs = findForeignPostgres();
  const server = programs ? await startForeignPostgres(programs) : null;
  const env = {
    FAULT_ROUNDS: process.env.FAULT_ROUNDS || '200',
    FAULT_UPLOADS: process.env.FAULT_UPLOADS || '200',
    FROZEN_SECONDS: process.env.FROZEN_SECONDS || '60',
    FAULT_RATE: process.env.FAULT_RATE || '200',
    BACKUP_MB: process.env.BACKUP_MB || '2000',
    EDIT_MINUTES: process.env.EDIT_MINUTES || '30',
    FOREIGN_POSTGRES_URL: server?.url ?? '',
    FOREIGN_POSTGRES: server?.name ?? '',
  };
  try {
    const journeys = (asked.length > 0 ? asked : parts).map((name) => `tests/e2e/server/${name}.e2e.ts`);
    const outcome = await runTests('Faults', ['--config', 'vitest.e2e.config.ts', '--maxWorkers', '1', ...journeys], env);
    const file = join(root, 'docs', 'reliability.md');
    writeReliability(file, outcome, { now: new Date(), machine: `${cpus().length} processors, ${Math.round(totalmem() / 2 ** 30)} GB` });
    say(`Written into ${file}`);
    return conclude([outcome]);
  } finally {
    await server?.stop();
  }
});
