import { Worker } from 'node:worker_threads';
import { leafletLimits, maxPages } from '../limits.ts';
import type { SetLeaflet } from './draw-leaflet.server.ts';
import type { Leaflet } from './leaflet.ts';

/** The built worker stands beside the server's entry, whose chunks are a folder below. */
const workerUrl = import.meta.url.endsWith('.ts')
  ? new URL('leaflet-worker.server.ts', import.meta.url)
  : new URL('leaflet-worker.js', import.meta.url.replace(/(chunks\/)?[^/]*$/, ''));

/** Sets a leaflet in a thread of its own, as that takes a second in which the site answers others. Null where it takes too much time, memory or paper. */
export function makeLeaflet(leaflet: Leaflet): Promise<SetLeaflet | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerUrl, {
      workerData: { leaflet, maxPages },
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: leafletLimits.heap },
    });
    const timer = setTimeout(() => {
      resolve(null);
      void worker.terminate();
    }, leafletLimits.time);
    worker.on('message', (set: SetLeaflet) => resolve(set));
    worker.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' || error instanceof RangeError ? resolve(null) : reject(error),
    );
    worker.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The thread that sets a leaflet ended with ${code}.`)); // after an answer this changes nothing
    });
  });
}
