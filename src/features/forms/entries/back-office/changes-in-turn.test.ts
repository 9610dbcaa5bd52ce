import { expect, test } from 'vitest';
import { changesInTurn } from './changes-in-turn.ts';

test('who makes a second change before the page knows of the first builds on it; a refused one holds nobody up', async () => {
  const stored = { revision: 4 };
  const send = async (revision: number) => {
    await Promise.resolve();
    if (revision !== stored.revision) throw new Error('stale');
    stored.revision += 1;
    return stored.revision;
  };
  const change = changesInTurn();
  expect(await Promise.all([change(4, send), change(4, send)])).toEqual([5, 6]);
  stored.revision = 9; // somebody else
  await expect(change(6, send)).rejects.toThrow('stale');
  expect(await change(9, send)).toBe(10);
});
