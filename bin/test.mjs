// npm test: what every commit has to pass. Installs what tests need, then checks, unit and API tests, the same on a second
// PostgreSQL, and the main ways in a real browser; npm run test:journeys has all journeys. The last line counts them.
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
/** All journeys take most of an hour: they are asked for by name, `npm run test:journeys`. */
const isCore = !asked.includes('e2e');
const wanted = (name) => asked.length === 0 || asked.includes(name) || (asked.includes('core') && name !== 'postgres');

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
  const browsers = wanted('core') || asked.includes('e2e') ? { CHROMIUM: findHeadlessShell(), CHROMIUM_WITH_WINDOWS: findBrowser() } : null;
  // The checks keep one processor busy and the tests wait for their databases now and then: side by side both are done sooner.
  await Promise.all([wanted('check') && check(), wanted('unit') && test('Rules, API and pages on the embedded PostgreSQL', [])]);
  if (wanted('postgres') && !isInterrupted) await onForeignPostgres();
  if (browsers && !isInterrupted) await runJourneys(browsers);
  return conclude(outcomes, extra);
});

async function check() {
  const failed = (await runChecks()).length;
  extra.passed += checks.length - failed;
  extra.failed += failed;
}

async function test(title, args, env) {
  if (isInterrupted) return;
  outcomes.push(await runTests(title, args, env));
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
  if (!isCore) return await test('Journeys in a browser', journeys, browsers);
  const outcome = await runTests('The main ways in a browser', [...journeys, '--tags-filter', 'core'], browsers);
  outcomes.push({ ...outcome, tests: outcome.tests.filter(({ state }) => state !== 'skipped') }); // the others are left out on purpose
}

/** Once: what runs is ended, and the summary says how far it came. A second signal ends this at once. */
function interrupt(signal) {
  if (isInterrupted) process.exit(1);
  isInterrupted = true;
  extra.failed += 1;
  say(`\ncut off by ${signal}: what runs is ended, what has not begun is left out.`);
  endTests();
}
