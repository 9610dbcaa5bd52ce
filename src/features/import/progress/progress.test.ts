import { expect, test } from 'vitest';
import { Progress } from './progress.server.ts';

function watch(out: { isTTY?: boolean; columns?: number }, language: 'de' | 'en' = 'en') {
  const state = { now: 0, written: '' };
  const progress = new Progress({ out: { ...out, write: (text) => (state.written += text) }, language, totalBytes: 2_000_000, now: () => state.now });
  return { progress, state };
}

test('a bar on a terminal is drawn over itself, ten times a second at most, and leaves nothing behind', () => {
  const { progress, state } = watch({ isTTY: true, columns: 200 });
  for (state.now = 0; state.now < 1_000; state.now += 1) {
    progress.addBytes(1_000);
    progress.addRecord();
  }
  expect(state.written.split('\r')).toHaveLength(10);
  const last = state.written.split('\r').at(-1)?.replace('\u001b[K', '');
  expect(last).toMatch(/^███████████░{13} 4\d % {2}0\.9 \/ 2\.0 MB {2}\d{3} read, 1,\d{3}\/s$/);
  expect(state.written).not.toContain('\n');
  progress.say('a.csv:3: wrong');
  expect(state.written).toSatisfy((text: string) => text.endsWith('\r\u001b[Ka.csv:3: wrong\n'));
  progress.clear();
  expect(state.written).toMatch(/wrong\n$/);
});

test('it fits the terminal', () => {
  const { progress, state } = watch({ isTTY: true, columns: 40 });
  state.now = 200;
  progress.addBytes(5_000_000);
  expect(state.written.replaceAll('\r', '').replaceAll('\u001b[K', '')).toHaveLength(39);
});

test('elsewhere a line every five seconds', () => {
  const { progress, state } = watch({}, 'de');
  for (state.now = 0; state.now <= 12_000; state.now += 100) progress.addBytes(10_000);
  expect(state.written).toBe('25 %  0,5 / 2,0 MB  0 gelesen, 0/s\n50 %  1,0 / 2,0 MB  0 gelesen, 0/s\n');
});
