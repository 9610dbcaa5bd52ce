// Runs vitest and tells how each test went, also where the run is cut off.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedNode, root, say, tool } from '../prepare.mjs';

/** With the file of its progress and, once interrupted, what that held. */
const running = new Map();
/** How long vitest may take to end its servers after a signal, in milliseconds. */
const patience = 15_000;

/** Answers `{ tests, files, figures, failed, cutOff }` (tests/support/run); `cutOff` says how far a run came that did not reach its end. */
export async function runTests(title, args, env = {}) {
  say(`\n— ${title}`);
  const folder = mkdtempSync(join(tmpdir(), 'foyer-progress-'));
  const progress = join(folder, 'lines');
  try {
    const reporters = ['--reporter=default', '--reporter=./tests/support/run/progress.ts'];
    const { status, signal, atInterrupt } = await run([tool('vitest'), 'run', ...reporters, ...args], progress, env);
    const lines = (atInterrupt ?? read(progress))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    return outcome(title, lines, { status, signal });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** With the time that its servers need (tests/support/run/on-interrupt.ts). */
export function endTests() {
  for (const [child, state] of running) {
    state.atInterrupt = read(state.progress); // what fails from now on fails for want of its servers
    child.kill('SIGUSR2');
    setTimeout(() => child.kill('SIGKILL'), patience).unref();
  }
}

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function run(args, progress, env) {
  const child = spawn(pinnedNode(), args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, FOYER_PROGRESS: progress, ...env } });
  const state = { progress };
  running.set(child, state);
  return new Promise((resolve) => {
    child.on('exit', (status, signal) => {
      running.delete(child);
      resolve({ status, signal, atInterrupt: state.atInterrupt });
    });
  });
}

function outcome(title, lines, { status, signal }) {
  const of = (kind) => lines.filter((line) => line.kind === kind);
  const tests = of('test');
  const files = of('file');
  const measurements = of('figure');
  const end = of('end')[0];
  const known = tests.some(({ state }) => state === 'failed');
  const broken = files.reduce((sum, { brokenSuites }) => sum + brokenSuites, 0) + (end?.errors ?? 0);
  if (end) return { tests, files, figures: measurements, failed: broken || (status !== 0 && !known ? 1 : 0), cutOff: null };
  const how = signal ? `ended by ${signal}` : 'ended';
  const last = files.at(-1) ? `, the last was ${files.at(-1).file}` : '';
  return {
    tests,
    files,
    figures: measurements,
    failed: broken + 1,
    cutOff: `cut off: ${title}: ${how} after ${files.length} of ${of('start')[0]?.files ?? '?'} files${last}`,
  };
}
