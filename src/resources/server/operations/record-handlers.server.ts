import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Values } from '../../declaration/define-resource.ts';
import { fieldsFor } from '../../declaration/fields-for.ts';
import { changeRecord, lockRecord, orRefuse, type WriteCall } from '../change-record.server.ts';
import { readHistory, valuesAfter } from '../history.server.ts';
import { presentRecord, readRecord, type StoredRecord } from '../read-record.server.ts';
import type { Store, StoreRegistry } from '../store.server.ts';
import { roleOf, writeCall } from '../write-call.server.ts';
import { setWriteContext } from '../write-context.server.ts';

type One = { parameters: { id: number } };

export function recordHandlers(store: Store, stores: StoreRegistry) {
  const change = async ({ parameters: { id }, body }: One & { body: Values }, context: RequestContext) => {
    const call = writeCall(context, store, stores);
    const record = await lockRecord(call, id);
    orRefuse(await changeRecord(call, record, body), context.language);
    return presentStored(call, id);
  };
  return {
    item: async ({ parameters: { id } }: One, context: RequestContext) => {
      const record = await readRecord(context.db, store, id);
      return record ? presentRecord(store, record, { ...context, stores, role: roleOf(context) }) : problem('not_found');
    },

    update: change,
    patch: change,

    history: async ({ parameters: { id }, query }: One & { query: { page: number; page_size: number } }, context: RequestContext) => {
      const { db, language } = context;
      if (!(await readRecord(db, store, id))) return problem('not_found');
      const { readable } = fieldsFor(store.resource, roleOf(context));
      const offset = (query.page - 1) * query.page_size;
      const { count, results } = await readHistory(db, { store, stores, id, readable, language, limit: query.page_size, offset });
      if (query.page > 1 && results.length === 0) return problem('page_not_found');
      return { count, ...pageLinks(`/api/cms-${store.resource.path}/${id}/history/`, language, query, count), results };
    },

    restore: async ({ parameters: { id }, body: { entry } }: One & { body: { entry: number } }, context: RequestContext) => {
      const call = writeCall(context, store, stores);
      const record = await lockRecord(call, id);
      const values = await valuesAfter(context.db, store, id, entry);
      if (!values) return problem('no_such_version');
      await setWriteContext(context.db, 'restore');
      orRefuse(await changeRecord({ ...call, restoring: true }, record, values), context.language);
      return presentStored(call, id);
    },
  };
}

export async function presentStored(call: WriteCall, id: number) {
  const record: StoredRecord | null = await readRecord(call.db, call.store, id);
  if (!record) throw new Error(`A ${call.store.resource.name} that was just written is not there.`);
  return presentRecord(call.store, record, call);
}
