// npm run test:faults: kills, stops and restarts server, database and proxies, and looks for what was promised; after `--` names of some.
// FAULT_RATE: visitors a second of a site on two database servers; BACKUP_MB: files of a large site's backup. Results go into docs/reliability.md.
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
