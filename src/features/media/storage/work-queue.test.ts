import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

const held = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { promise, resolve };
};

test('no more run at once than allowed, no more wait than allowed, all that wait get their turn', async () => {
  const run = createWorkQueue({ atOnce: 2, waiting: 1 });
  const works = [held(), held(), held()];
  const started: number[] = [];
  const start = (index: number) =>
    run(() => {
      started.push(index);
      return works[index]?.promise ?? Promise.resolve('');
    });
  const results = [start(0), start(1), start(2)];
  expect(await start(3)).toBeNull();
  expect(started).toEqual([0, 1]);
  works[1]?.resolve('b');
  expect(await results[1]).toBe('b');
  expect(started).toEqual([0, 1, 2]);
  works[0]?.resolve('a');
  works[2]?.resolve('c');
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
});

test('work that fails gives its place back', async () => {
  const run = createWorkQueue({ atOnce: 1, waiting: 0 });
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await run(() => Promise.resolve('yes'))).toBe('yes');
});
