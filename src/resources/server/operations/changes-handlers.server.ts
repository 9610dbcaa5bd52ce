import { addressOf } from '#api/client.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { addDays, dayOf, instantAt, toBerlinIso } from '#i18n/berlin-time.ts';
import type { Values } from '../../declaration/define-resource.ts';
import { fieldsFor } from '../../declaration/fields-for.ts';
import { maxExport, usualChangeDays } from '../../limits.ts';
import { changedFields } from '../changes/changed-fields.server.ts';
import { exportChanges } from '../changes/export-changes.server.ts';
import { type ChangesRequest, type NetChange, readNetChanges } from '../changes/net-changes.server.ts';
import { asLabel, chooseLabel, companionsOf } from '../labels.server.ts';
import type { Store, StoreRegistry } from '../store.server.ts';
import { roleOf } from '../write-call.server.ts';

type Span = { since?: string | undefined; until?: string | undefined; coming?: 'true' | 'false' | undefined; drafts?: 'true' | 'false' | undefined };

/** What tells how the records of a resource differ from what they were. */
export const changesHandlers = (store: Store, stores: StoreRegistry) => ({
  changes: async ({ query }: { query: Span & { page: number; page_size: number } }, context: RequestContext) => {
    const { db, language } = context;
    const { page, page_size: size, ...span } = query;
    const offset = (page - 1) * size;
    const request = { ...requestOf(store, span, context), limit: size, offset };
    const { count, results } = await readNetChanges(db, request);
    if (page > 1 && results.length === 0) return problem('page_not_found');
    const link = (to: number) => addressOf({ path: `/api/cms-${store.resource.path}/changes/`, language, query: { ...query, page: to } });
    const lines = results.map((result) => ({ result, fields: changedFields(request.readable, result) }));
    const values: Values[] = lines.flatMap(({ fields }) => fields.flatMap(({ field, before, after }) => [{ [field]: before }, { [field]: after }]));
    return {
      count,
      next: offset + results.length < count ? link(page + 1) : null,
      previous: page > 1 ? link(page - 1) : null,
      results: lines.map(({ result, fields }) => present(result, fields, language)),
      ...(await companionsOf(db, stores, request.readable, values, language)),
    };
  },

  exportChanges: async ({ query }: { query: Span }, context: RequestContext) => {
    const request = { ...requestOf(store, query, context), limit: maxExport, offset: 0 };
    return exportChanges(context, { store, stores, readable: request.readable, ...(await readNetChanges(context.db, request)) });
  },
});

function requestOf(store: Store, { since, until, coming, drafts }: Span, context: RequestContext): Omit<ChangesRequest, 'limit' | 'offset'> {
  const { now } = context;
  const today = dayOf(now);
  return {
    store,
    readable: fieldsFor(store.resource, roleOf(context)).readable,
    since: since === undefined ? instantAt(addDays(today, -usualChangeDays)) : new Date(since),
    until: until === undefined ? new Date(now.getTime() + 1) : new Date(until), // what was written in this moment counts
    coming: coming === 'true' ? instantAt(today) : undefined,
    withDrafts: drafts === 'true',
  };
}

const present = ({ record_id, state, at, by, occurs, label }: NetChange, changes: ReturnType<typeof changedFields>, language: RequestContext['language']) => ({
  id: record_id,
  state,
  at: toBerlinIso(at),
  by,
  occurs: occurs && toBerlinIso(new Date(occurs)),
  ...asLabel(chooseLabel(label, language)),
  changes,
});
