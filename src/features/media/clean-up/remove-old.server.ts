import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** None where there is no such folder. */
export const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Removes of these names those that are not `remaining` and were written longer than `grace` ago, in milliseconds; answers how many. */
export async function removeOld(folder: string, names: readonly string[], remaining: ReadonlySet<string>, now: Date, grace: number): Promise<number> {
  let count = 0;
  for (const name of names) {
    if (remaining.has(name)) continue;
    const path = join(folder, name);
    const state = await stat(path).catch(() => null);
    // When its name was last written: an upload keeps the time of its bytes.
    if (!state || now.getTime() - state.ctimeMs < grace) continue;
    await rm(path, { recursive: true, force: true, maxRetries: 3 }); // a job may be writing into it
    count++;
  }
  return count;
}
