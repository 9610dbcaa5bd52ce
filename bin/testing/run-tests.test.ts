import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function control(...names: string[]) {
  const { status, stdout } = spawnSync(process.execPath, ['tests/control/run.mjs', ...names], { encoding: 'utf8' });
  return { status, lines: stdout.trimEnd().split('\n') };
}

test('a journey that fails each time has failed; one that passes at its second try is named as unsteady', () => {
  const { status, lines } = control('always-fails', 'fails-once');
  expect(lines).toContain('failed: tests/control/always-fails.control.ts > fails each time: expected 1 to be 2 // Object.is equality');
  expect(lines).toContain('unsteady: tests/control/fails-once.control.ts > fails once (passed at try 2): expected 1 to be 2 // Object.is equality');
  expect(lines.at(-1)).toBe('2 passed, 1 failed');
  expect(status).toBe(1);
});

test('a file that cannot be prepared has failed', () => {
  const { status, lines } = control('unprepared');
  expect(lines).toContain('failed: tests/control/unprepared.control.ts could not be prepared; the reason stands above');
  expect(lines.at(-1)).toMatch(/^0 passed, 1 failed/);
  expect(status).toBe(1);
});

test('a run that is killed says how far it came, and has failed', () => {
  const { status, lines } = control('cut-off');
  expect(lines).toContain('cut off: Control: ended by SIGKILL after 0 of 1 files');
  expect(lines.at(-1)).toBe('1 passed, 1 failed');
  expect(status).toBe(1);
});
