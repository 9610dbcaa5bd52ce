import { setTimeout as wait } from 'node:timers/promises';
import { warmedUp, warmUpPause } from '../limits.ts';
import type { PageCache } from '../page-cache.server.ts';

/**
 * Makes the pages that are asked for most once more, and forgets them: a process that has started with answers from the disk has
 * compiled nothing and read nothing, and the first change in a menu would have all of them made at once. Answers how many.
 */
export async function warmUp(cache: PageCache, make: (path: string) => Promise<unknown>, signal: AbortSignal, pause = warmUpPause): Promise<number> {
  const paths = cache.entries.map(({ key }) => key).filter((key) => !key.includes('?'));
  let made = 0;
  for (const path of paths.slice(0, warmedUp)) {
    await wait(pause, undefined, { ref: false, signal }).catch(() => {});
    if (signal.aborted) break;
    await make(path).then(
      () => made++,
      () => {}, // whoever asks for the page hears of it
    );
  }
  return made;
}
