import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { service } from '#api/service.server.ts';
import type { Changes } from '#db/tracking/changes.server.ts';
import type { Config } from '../config.server.ts';
import type { Log } from '../log.server.ts';
import { type Cdn, cdnPurger } from './cdn.server.ts';
import { restoreAnswers, storeAnswers } from './disk.server.ts';
import { watchHeap } from './heap-pressure.server.ts';
import { PageCache } from './page-cache.server.ts';

/** Milliseconds between two copies on disk: after a crash the process starts with the last. */
const storeEvery = 10 * 60_000;

/** `restored`: how many answers the disk had. */
export type OpenPageCache = { cache: PageCache; restored: Promise<number>; close(): Promise<void> };

/** As far as this process knows; null where there is none. */
export type PurgeLog = { failingSince: Date | null; reason: string } | null;
export const purgeLogService = service<PurgeLog>('purge log');

type Options = { purgeLog?: PurgeLog; changes: Changes; now: () => Date; log: Log; config: Pick<Config, 'dataDir' | 'cdn'> & Partial<Config> };

/** Begins with what the same release has left on disk, and leaves its own there. */
export function openPageCache({ changes, now, log, config, purgeLog = null }: Options): OpenPageCache {
  const cdn: Cdn | undefined = config.cdn;
  const onPurge = cdn ? cdnPurger(cdn, ...notingIn(purgeLog, now, (problem) => log.error({ err: problem }, 'shared cache'))) : undefined;
  const cache = new PageCache({ changes, now, cdn, maxBytes: config.pageCacheBytes, ...(onPurge ? { onPurge } : {}) });
  const release = releaseOf(config);
  const logProblem = (problem: unknown) => log.warn({ err: problem }, 'kept answers');
  const restored = restoreAnswers(cache, config.dataDir, release).catch((problem: unknown) => {
    logProblem(problem);
    return 0;
  });
  restored.then((count) => log.debug({ restored: count }, 'kept answers'));
  let stored: Promise<void> = Promise.resolve();
  const store = () => (stored = stored.then(() => storeAnswers(cache, config.dataDir, release)).catch(logProblem)); // two at once would write into one file
  const unwatch = watchHeap(() => {
    cache.releaseMemory();
    log.warn({ entries: cache.size.entries, bytes: cache.size.bytes }, 'the heap is short: a quarter of the cached answers is given up');
  });
  const timer = setInterval(store, storeEvery).unref();
  return {
    cache,
    restored,
    close: async () => {
      clearInterval(timer);
      unwatch();
      await store();
    },
  };
}

/** The next purge that succeeds ends it. */
function notingIn(purges: PurgeLog, now: () => Date, report: (problem: unknown) => void): [failed: (problem: unknown) => void, succeeded: () => void] {
  const failed = (problem: unknown) => {
    if (purges) Object.assign(purges, { failingSince: purges.failingSince ?? now(), reason: problem instanceof Error ? problem.message : String(problem) });
    report(problem);
  };
  const succeeded = () => void (purges && Object.assign(purges, { failingSince: null, reason: '' }));
  return [failed, succeeded];
}

/** The program, and how it is configured. */
function releaseOf(config: Partial<Config>): string {
  const { baseUrl, boxOfficeUrl, instance, cdn } = config;
  return createHash('sha256')
    .update(JSON.stringify([baseUrl, boxOfficeUrl, instance, cdn]))
    .update(readFileSync(process.argv[1] ?? import.meta.filename))
    .digest('hex');
}
