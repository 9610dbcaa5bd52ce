// npm test: the whole proof. Installs what tests need, then checks, unit and API tests, the same on a second
// PostgreSQL, and the journeys in a real browser. The last line counts them all.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks, runChecks } from './check.mjs';
import { startForeignPostgres } from './foreign-postgres.mjs';
import { findBrowser, findForeignPostgres } from './machine.mjs';
import { build, install, main, runNode, say, tool } from './prepare.mjs';

const totals = { passed: 0, failed: 0, skipped: 0 };
const only = process.argv.slice(2);
const wanted = (name) => only.length === 0 || only.includes(name);

main(async () => {
  install();
  const browser = wanted('e2e') ? findBrowser() : null;
  const reports = mkdtempSync(join(tmpdir(), 'foyer-reports-'));
  try {
    if (wanted('check')) {
      const failed = runChecks().length;
      count({ passed: checks.length - failed, failed, skipped: 0 });
    }
    if (wanted('unit')) vitest('Rules, API and pages on the embedded PostgreSQL', reports, [], { FOYER_TESTS: 'all' });
    if (wanted('postgres')) await onForeignPostgres(reports);
    if (wanted('e2e')) {
      build();
      vitest('Journeys in a browser', reports, ['--config', 'vitest.e2e.config.ts'], { CHROMIUM: browser });
    }
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  const { passed, failed, skipped } = totals;
  say(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed > 0 || passed === 0 ? 1 : 0;
});

/** The tests that touch a database, once more on a PostgreSQL that this project did not bring. */
async function onForeignPostgres(reports) {
  const programs = findForeignPostgres();
  const server = programs ? await startForeignPostgres(programs) : null;
  if (!server) say('— No second PostgreSQL can be had here: its tests are skipped.');
  try {
    if (server) vitest(`Database tests on ${server.name}`, reports, ['--config', 'vitest.database.config.ts'], { TEST_DATABASE_URL: server.url });
    else totals.skipped += 1;
  } finally {
    await server?.stop();
  }
}

function vitest(title, reports, args, env) {
  say(`\n— ${title}`);
  const file = join(reports, `${totals.passed}-${Date.now()}.json`);
  const status = runNode([tool('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args], { env });
  if (!existsSync(file)) return count({ passed: 0, failed: 1, skipped: 0 });
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
  // A file that does not even load fails no test of its own.
  const failed = numFailedTests || (status === 0 ? 0 : Math.max(1, numFailedTestSuites));
  count({ passed: numPassedTests, failed, skipped: numPendingTests });
}

function count({ passed, failed, skipped }) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}
