// npm test: what every commit has to pass; `npm run test:journeys` has all journeys.
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
/** All of them take most of an hour. */
const isCore = !asked.includes('e2e');
const wanted = (name) => asked.length === 0 || asked.includes(name) || (asked.includes('core') && name !== 'postgres');

const outcomes = [];
const extra = { passed: 0, failed: 0, skipped: 0 };
let isInterrupted = false;

main(async () => {
  const unknown = asked.filter((name) => !parts.includes(name));
  if (unknown.length > 0) throw new Error(`There is no part “${unknown.join(' ')}” of the tests; there are ${parts.join(', ')}.`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => interrupt(signal));
  install();
  keepFilesInMemory();
  const browsers = wanted('core') || asked.includes('e2e') ? { CHROMIUM: findHeadlessShell(), CHROMIUM_WITH_WINDOWS: findBrowser() } : null;
  // The tests wait for their databases now and then: side by side both are done sooner.
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

async function runJourneys(browsers) {
  build();
  rmSync(join(root, 'test-results', 'journeys'), { recursive: true, force: true });
  if (!isCore) return await test('Journeys in a browser', journeys, browsers);
  const outcome = await runTests('The main ways in a browser', [...journeys, '--tags-filter', 'core'], browsers);
  outcomes.push({ ...outcome, tests: outcome.tests.filter(({ state }) => state !== 'skipped') }); // the others are left out on purpose
}

/** Once: ends what runs, and the summary says how far it came; a second signal ends this at once. */
function interrupt(signal) {
  if (isInterrupted) process.exit(1);
  isInterrupted = true;
  extra.failed += 1;
  say(`\ncut off by ${signal}: what runs is ended, what has not begun is left out.`);
  endTests();
}
