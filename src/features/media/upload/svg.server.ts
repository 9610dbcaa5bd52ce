import { Worker } from 'node:worker_threads';
import { problem } from '#api/problem.server.ts';
import { createWorkQueue } from '../storage/work-queue.ts';
import type { SvgBreach } from './svg-breach.server.ts';

/** Milliseconds, from its beginning on, and megabytes of heap that the reading of one SVG may take. */
const limits = { time: 20_000, heap: 64 };
/** Each is a thread; others wait, as what sends them has been stored already. */
const inTurn = createWorkQueue({ atOnce: 1, waiting: 50 });

/** The built worker stands beside the server's entry, whose chunks are a folder below. */
const workerUrl = import.meta.url.endsWith('.ts')
  ? new URL('svg-worker.server.ts', import.meta.url)
  : new URL('svg-worker.js', import.meta.url.replace(/(chunks\/)?[^/]*$/, ''));

/** `picture_active`, `picture_broken`, `picture_too_large` (svg-breach.server.ts); in a thread of its own, so that the site answers meanwhile. */
export async function requireHarmlessSvg(bytes: Buffer): Promise<void> {
  const breach = await inTurn(() => findInThread(bytes));
  if (breach === undefined) return;
  throw problem(breach ?? 'picture_too_large'); // null: too many are waiting
}

function findInThread(bytes: Buffer): Promise<SvgBreach | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerUrl, { workerData: bytes, execArgv: [], env: {}, resourceLimits: { maxOldGenerationSizeMb: limits.heap } });
    let timer: NodeJS.Timeout | undefined;
    worker.on('online', () => {
      timer = setTimeout(() => {
        resolve('picture_too_large');
        void worker.terminate();
      }, limits.time);
    });
    worker.on('message', (breach: SvgBreach | null) => resolve(breach ?? undefined));
    worker.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('picture_too_large') : reject(error)));
    worker.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The thread that reads an SVG ended with ${code}.`)); // after an answer this changes nothing
    });
  });
}
