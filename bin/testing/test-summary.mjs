import { say } from '../prepare.mjs';

/** A file of journeys takes at most this on two processors, in milliseconds (CONTRIBUTING.md). */
const fileBudget = 45_000;
const slowestShown = 10;

/** Answers the exit status; `outcomes`: of `runTests`, `more`: `{ passed, failed, skipped }` of what was no test. */
export function conclude(outcomes, more = {}) {
  const count = (wanted) => (more[wanted] ?? 0) + outcomes.flatMap(({ tests }) => tests).filter(({ state }) => state === wanted).length;
  const passed = count('passed');
  const failed = count('failed') + outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  const skipped = count('skipped');
  summarise(outcomes);
  say(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

function summarise(outcomes) {
  const tests = outcomes.flatMap((outcome) => outcome.tests);
  const files = outcomes.flatMap((outcome) => outcome.files);
  const slowest = [...tests].sort((a, b) => b.duration - a.duration).slice(0, slowestShown);
  if (slowest.length > 1) say(`\n— The slowest ${slowest.length} tests`);
  for (const test of slowest.length > 1 ? slowest : []) say(`${seconds(test.duration)}  ${nameOf(test)}`);
  const over = files.filter(({ file, duration }) => file.endsWith('.e2e.ts') && duration > fileBudget);
  if (over.length > 0) say(`\n— Over the budget of ${fileBudget / 1000} s for a file of journeys`);
  for (const { file, duration } of over) say(`${seconds(duration)}  ${file}`);
  const summary = [
    ...tests
      .filter(({ state, tries }) => state === 'passed' && tries > 1)
      .map((test) => `unsteady: ${nameOf(test)} (passed at try ${test.tries})${reasonOf(test)}${evidenceNote(test)}`),
    ...tests.filter(({ state }) => state === 'failed').map((test) => `failed: ${nameOf(test)}${reasonOf(test)}${evidenceNote(test)}`),
    ...files.filter(({ brokenSuites }) => brokenSuites > 0).map(({ file }) => `failed: ${file} could not be prepared; the reason stands above`),
    ...outcomes.flatMap(({ cutOff }) => cutOff ?? []),
  ];
  if (summary.length > 0) say(`\n${summary.join('\n')}`);
}

const nameOf = ({ file, name }) => `${file} > ${name}`;
const reasonOf = ({ reason }) => (reason ? `: ${reason}` : '');
const evidenceNote = ({ evidence }) => (evidence ? `; trace, console and screenshot: ${evidence}` : '');
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s`;
