import { constants, PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { maxLiveHeapShare } from './limits.ts';

/** After a full collection, as only then it is known what is alive; answers how to stop. */
export function watchHeap(release: () => void): () => void {
  const observer = new PerformanceObserver((list) => {
    const wasFull = list.getEntries().some((entry) => isFullCollection('detail' in entry ? entry.detail : undefined));
    if (!wasFull) return;
    const { used_heap_size: alive, heap_size_limit: limit } = getHeapStatistics();
    if (alive > limit * maxLiveHeapShare) release();
  });
  observer.observe({ entryTypes: ['gc'] });
  return () => observer.disconnect();
}

const isFullCollection = (detail: unknown): boolean =>
  typeof detail === 'object' && detail !== null && 'kind' in detail && detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
