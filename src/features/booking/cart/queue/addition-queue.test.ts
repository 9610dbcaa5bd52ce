import { expect, test, vi } from 'vitest';
import { AdditionQueue, QueueRefusal } from './addition-queue.ts';

function orders(queue: AdditionQueue) {
  const entered: string[] = [];
  const ends = new Map<string, () => void>();
  const send = (key: string) => {
    const answer = queue.run(key, () => {
      entered.push(key);
      return new Promise<string>((resolve) => ends.set(key, () => resolve(key)));
    });
    answer.catch(() => {}); // looked at by the tests that expect it
    return answer;
  };
  const end = async (key: string) => {
    ends.get(key)?.();
    await vi.waitFor(() => expect(entered).toContain(key), { interval: 1 });
  };
  return { entered, send, end };
}

test('who came first enters first, and who comes as somebody leaves does not overtake those who wait', async () => {
  const queue = new AdditionQueue({ maxAtOnce: 2 });
  const { entered, send, end } = orders(queue);
  const [first] = ['a', 'b', 'c', 'd', 'e'].map(send);
  await vi.waitFor(() => expect(entered).toEqual(['a', 'b']), { interval: 1 });
  expect(['a', 'c', 'd', 'e'].map((key) => queue.ahead(key))).toEqual([null, 0, 1, 2]);
  await end('a');
  send('f');
  await vi.waitFor(() => expect(entered).toEqual(['a', 'b', 'c']), { interval: 1 });
  expect(await first).toBe('a');
  await end('c');
  await end('b');
  await vi.waitFor(() => expect(entered).toEqual(['a', 'b', 'c', 'd', 'e']), { interval: 1 });
  expect(queue.ahead('f')).toBe(0);
});

test('a place that was taken by what failed is free again', async () => {
  const queue = new AdditionQueue({ maxAtOnce: 1 });
  await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run('b', async () => 'well')).toBe('well');
});

test('the queue ends somewhere, and nobody waits for ever', async () => {
  vi.useFakeTimers();
  const queue = new AdditionQueue({ maxAtOnce: 1, maxWaiting: 2, maxWait: 4_000 });
  const { entered, send, end } = orders(queue);
  const [, second, third, fourth] = ['a', 'b', 'c', 'd'].map(send);
  await expect(fourth).rejects.toBeInstanceOf(QueueRefusal);
  vi.advanceTimersByTime(3_999);
  expect(queue.ahead('c')).toBe(1);
  vi.advanceTimersByTime(1);
  await expect(second).rejects.toBeInstanceOf(QueueRefusal);
  await expect(third).rejects.toBeInstanceOf(QueueRefusal);
  vi.useRealTimers();
  await end('a');
  expect(await queue.run('e', async () => 'free')).toBe('free');
  expect(entered).toEqual(['a']);
});
