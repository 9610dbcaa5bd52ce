import { service } from '#api/service.server.ts';
import type { PageCache } from './page-cache.server.ts';

/** The answers that this process keeps; null: it makes each anew. */
export const pageCacheService = service<PageCache | null>('page cache');
