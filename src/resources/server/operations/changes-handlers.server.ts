import { addressOf } from '#api/client.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { maxExport } from '../../limits.ts';
import { exportChanges } from '../changes/export-changes.server.ts';
import { type ChangesSpan, changesRequest, listChanges } from '../changes/list-changes.server.ts';
import { readNetChanges } from '../changes/net-changes.server.ts';
import type { Store, StoreRegistry } from '../store.server.ts';

export const changesHandlers = (store: Store, stores: StoreRegistry) => ({
  changes: async ({ query }: { query: ChangesSpan & { page: number; page_size: number } }, context: RequestContext) => {
    const { page, page_size: size, ...span } = query;
    const offset = (page - 1) * size;
    const list = await listChanges(context, stores, { ...changesRequest(store, span, context), limit: size, offset });
    if (page > 1 && list.results.length === 0) return problem('page_not_found');
    const link = (to: number) => addressOf({ path: `/api/cms-${store.resource.path}/changes/`, language: context.language, query: { ...query, page: to } });
    return {
      ...list,
      next: offset + list.results.length < list.count ? link(page + 1) : null,
      previous: page > 1 ? link(page - 1) : null,
    };
  },

  exportChanges: async ({ query }: { query: ChangesSpan }, context: RequestContext) => {
    const request = { ...changesRequest(store, query, context), limit: maxExport, offset: 0 };
    return exportChanges(context, { store, stores, readable: request.readable, ...(await readNetChanges(context.db, request)) });
  },
});
