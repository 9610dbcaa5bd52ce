import { implement } from '#api/implement/implement.server.ts';
import { pageCacheService } from '../page-cache/page-cache.service.server.ts';
import { metricsContract } from './contract.ts';

export const metricsOperations = implement(metricsContract, {
  metrics: async (_, { service }) => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const cache = service(pageCacheService);
    return {
      uptime: process.uptime(),
      memory: { resident: rss, heap: heapUsed, buffers: external },
      cpu: (user + system) / 1e6,
      cache: cache && {
        entries: cache.size.entries,
        bytes: cache.size.bytes,
        max_bytes: cache.size.maxBytes,
        oldest_age: cache.size.oldest === null ? null : (cache.now().getTime() - cache.size.oldest) / 1_000,
        is_listening: cache.changes.isListening,
        ...cache.stats,
      },
    };
  },
});
