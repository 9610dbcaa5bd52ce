import { expect, test } from 'vitest';
import { renameGrace } from '../../limits.ts';
import { CartQueue } from './cart-queue.ts';

test('changes of one cart follow each other, each under the newest name; another cart does not wait', async () => {
  let now = 0;
  const queue = new CartQueue(() => new Date(now));
  const log: string[] = [];
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const change = (cart: string, next: string, wait = Promise.resolve()) =>
    queue.runExclusive(
      cart,
      cart,
      async (newest) => {
        log.push(`begin ${newest}`);
        await wait;
        log.push(`end ${newest}`);
        return next;
      },
      (name) => name,
    );
  const first = change('a', 'b', gate);
  const second = change('a', 'c');
  expect(await change('other', 'other')).toBe('other');
  expect(log.splice(0)).toEqual(['begin a', 'begin other', 'end other']);
  open();
  expect(await Promise.all([first, second])).toEqual(['b', 'c']);
  expect(log.splice(0)).toEqual(['end a', 'begin b', 'end b']);
  now = renameGrace - 1;
  await change('a', 'd');
  expect(log.splice(0)).toEqual(['begin c', 'end c']); // it was on its way meanwhile
  now += renameGrace;
  await change('a', 'e');
  expect(log).toEqual(['begin a', 'end a']);
});

test('nobody waits for those behind', async () => {
  const queue = new CartQueue(() => new Date());
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const first = queue.runExclusive(
    'a',
    'a',
    async () => 'first',
    (_, newest) => newest,
  );
  const second = queue.runExclusive(
    'a',
    'a',
    () => gate.then(() => 'second'),
    (_, newest) => newest,
  );
  expect(await first).toBe('first');
  open();
  expect(await second).toBe('second');
});

test('one that fails lets the next take his turn', async () => {
  const queue = new CartQueue(() => new Date());
  const failing = queue.runExclusive(
    'a',
    'a',
    () => Promise.reject(new Error('no')),
    (_, newest) => newest,
  );
  const next = queue.runExclusive(
    'a',
    'a',
    async (name) => name,
    (_, newest) => newest,
  );
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('a');
});
