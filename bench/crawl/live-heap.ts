import http from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export type MemoryUsage = {
  /** Megabytes alive after a full collection: objects, and the buffers that they hold. */
  live: number;
  /** Megabytes that the process is resident with. */
  resident: number;
};

const socketOf = (dataDir: string): string => join(dataDir, 'heap.sock');

export const measurable = (dataDir: string) => ({
  env: { HEAP_SOCKET: socketOf(dataDir) },
  flags: ['--import', new URL('heap-after-collection.ts', import.meta.url).href],
});

/** After a garbage collection; `resident` is read before. */
export async function readMemory(dataDir: string, resident: number): Promise<MemoryUsage> {
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => http.get({ socketPath: socketOf(dataDir) }, resolve).on('error', reject));
  const { heapUsed, external }: NodeJS.MemoryUsage = JSON.parse(await text(answer));
  return { live: Math.round((heapUsed + external) / 1_000_000), resident };
}
