import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

const endless = 10 * 60_000;
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Works that are begun in order and ended by hand. */
function works(turns: Turns, count: number) {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const done = Array.from({ length: count }, (_, at) =>
    turns.run(
      () =>
        new Promise<number>((resolve) => {
          begun.push(at);
          ends[at] = () => resolve(at);
        }),
    ),
  );
  return { begun, ends, done };
}

test('so many run at once, the first come first', async () => {
  const { begun, ends, done } = works(new Turns(2, endless), 4);
  await settled();
  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  expect(await done[1]).toBe(1);
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.();
  await settled();
  expect(begun).toEqual([0, 1, 2, 3]);
  for (const end of ends) end();
  expect(await Promise.all(done)).toEqual([0, 1, 2, 3]);
});

test('one that fails makes room as well, and tells who asked', async () => {
  const turns = new Turns(1, endless);
  await expect(turns.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.run(async () => 'next')).toBe('next');
});

test('a slow one keeps nobody waiting for ever, and makes room only once', async () => {
  const turns = new Turns(1, 100);
  const { begun, ends, done } = works(turns, 3);
  await expect.poll(() => begun, { timeout: 20_000 }).toEqual([0, 1, 2]);
  for (const end of ends) end();
  expect(await Promise.all(done)).toEqual([0, 1, 2]);
  const later = works(turns, 2);
  await settled();
  expect(later.begun).toEqual([0]);
  later.ends[0]?.();
  await later.done[0];
});
