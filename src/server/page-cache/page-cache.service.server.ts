import { service } from '#api/service.server.ts';
import type { PageCache } from './page-cache.server.ts';

/** Null: it makes each anew. */
export const pageCacheService = service<PageCache | null>('page cache');
