import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';

const count = z.int().nonnegative();

export const metricsContract = {
  metrics: endpoint({
    method: 'GET',
    path: '/api/metrics/',
    access: 'manager',
    personal: true,
    summary: 'Figures of the process that answers, since its start: kept answers, memory, time. `cache` is null where nothing is kept.',
    output: z.object({
      /** Seconds since the start. */
      uptime: z.number(),
      /** Bytes. */
      memory: z.object({ resident: count, heap: count, buffers: count }),
      /** Seconds of processor time. */
      cpu: z.number(),
      cache: z
        .object({
          entries: count,
          bytes: count,
          max_bytes: count,
          /** Seconds; null where nothing is kept. */
          oldest_age: z.number().nullable(),
          /** Whether changes of the database are told at once; if not, it is asked before each answer. */
          is_listening: z.boolean(),
          /** Cached and fresh, made, stale for a moment, and stale for want of the database. */
          hits: count,
          misses: count,
          stale: count,
          unavailable: count,
          uncacheable: count,
          /** By a change, by time, and to make room. */
          purged: count,
          expired: count,
          evicted: count,
        })
        .nullable(),
    }),
  }),
};
