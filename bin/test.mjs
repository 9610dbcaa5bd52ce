// npm test: the whole proof. Installs what tests need, then checks, unit and API tests, the same on a second
// PostgreSQL, and the journeys in a real browser. The last line counts them all.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checks, runChecks } from './check.mjs';
import { build, install, main, root, say } from './prepare.mjs';
import { startForeignPostgres } from './testing/foreign-postgres.mjs';
import { keepFilesInMemory } from './testing/in-memory.mjs';
import { findBrowser, findForeignPostgres, findHeadlessShell } from './testing/machine.mjs';
import { endTests, runTests } from './testing/run-tests.mjs';
import { conclude } from './testing/test-summary.mjs';

const parts = ['check', 'unit', 'postgres', 'e2e', 'core'];
const journeys = ['--config', 'vitest.e2e.config.ts'];
const asked = process.argv.slice(2);
const isCore = asked.includes('core');
const wanted = (name) => asked.length === 0 || asked.includes(name) || (isCore && name !== 'postgres');

/** What each run of vitest has come to (bin/testing/run-tests.mjs). */
const outcomes = [];
/** What is no test of vitest's. */
const extra = { passed: 0, failed: 0, skipped: 0 };
let isInterrupted = false;

main(async () => {
  const unknown = asked.filter((name) => !parts.includes(name));
  if (unknown.length > 0) throw new Error(`There is no part “${unknown.join(' ')}” of the tests; there are ${parts.join(', ')}.`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => interrupt(signal));
  install();
  keepFilesInMemory();
  const browsers = wanted('e2e') ? { CHROMIUM: findHeadlessShell(), CHROMIUM_WITH_WINDOWS: findBrowser() } : null;
  // The checks keep one processor busy and the tests wait for their databases now and then: side by side both are done sooner.
  await Promise.all([wanted('check') && check(), wanted('unit') && test('Rules, API and pages on the embedded PostgreSQL', [])]);
  if (wanted('postgres') && !isInterrupted) await onForeignPostgres();
  if (wanted('e2e') && !isInterrupted) await runJourneys(browsers);
  return conclude(outcomes, extra);
});

async function check() {
  const failed = (await runChecks()).length;
  extra.passed += checks.length - failed;
  extra.failed += failed;
}

async function test(title, args, env) {
  if (isInterrupted) return;
  const outcome = await runTests(title, args, env);
  // Of the main ways alone, all others are skipped on purpose.
  outcomes.push(isCore ? { ...outcome, tests: outcome.tests.filter(({ state }) => state !== 'skipped') } : outcome);
}

/** The tests that touch a database, once more on a PostgreSQL that this project did not bring. */
async function onForeignPostgres() {
  const programs = findForeignPostgres();
  const server = programs ? await startForeignPostgres(programs) : null;
  if (!server) say('— No second PostgreSQL can be had here: its tests are skipped.');
  try {
    if (server) await test(`Database tests on ${server.name}`, ['--config', 'vitest.database.config.ts'], { TEST_DATABASE_URL: server.url });
    else extra.skipped += 1;
  } finally {
    await server?.stop();
  }
}

/** What was kept of journeys that failed is that of the last run. */
async function runJourneys(browsers) {
  build();
  rmSync(join(root, 'test-results', 'journeys'), { recursive: true, force: true });
  await test(isCore ? 'The main ways in a browser' : 'Journeys in a browser', isCore ? [...journeys, '--tags-filter', 'core'] : journeys, browsers);
}

/** Once: what runs is ended, and the summary says how far it came. A second signal ends this at once. */
function interrupt(signal) {
  if (isInterrupted) process.exit(1);
  isInterrupted = true;
  extra.failed += 1;
  say(`\ncut off by ${signal}: what runs is ended, what has not begun is left out.`);
  endTests();
}
