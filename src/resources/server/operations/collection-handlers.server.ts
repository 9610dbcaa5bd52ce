import { addressOf } from '#api/client.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { lastChanged } from '../../contract/query-schema.ts';
import type { Values } from '../../declaration/define-resource.ts';
import { fieldsFor } from '../../declaration/fields-for.ts';
import { changeMany, undoBatch } from '../batch/batch.server.ts';
import { deleteRecord, readBin, recoverRecord } from '../bin.server.ts';
import { createRecord, lockRecord, orRefuse } from '../change-record.server.ts';
import { asLabel, chooseLabel, lookupsOf } from '../labels.server.ts';
import { countReadiness } from '../listing/count-readiness.server.ts';
import { countRecords, readLines } from '../listing/list.server.ts';
import { resolveNarrowing } from '../listing/narrowing.server.ts';
import { readOptions } from '../listing/options.server.ts';
import { readRecord, urlsOf } from '../read-record.server.ts';
import type { Store, StoreRegistry } from '../store.server.ts';
import { exportRecords } from '../transfer/export-records.server.ts';
import { importRecords } from '../transfer/import-records.server.ts';
import { roleOf, writeCall } from '../write-call.server.ts';
import { setWriteContext } from '../write-context.server.ts';
import { presentStored } from './record-handlers.server.ts';

type One = { parameters: { id: number } };
type Creation = { body: Values; query: { copy_of?: number | undefined; parts?: string[] | undefined } };
type ListQuery = Values & { page: number; page_size: number };

export function collectionHandlers(store: Store, stores: StoreRegistry) {
  return {
    list: async ({ query }: { query: ListQuery }, context: RequestContext) => {
      const { db, language, now } = context;
      const { page, page_size: size, fields: asked, sort, ...narrowed } = query;
      const narrowing = await resolveNarrowing(db, store, narrowed, now);
      const { readable } = fieldsFor(store.resource, roleOf(context));
      const fields = shownFields(store, readable, asked);
      const total = await countRecords(db, { store, narrowing, readable });
      const offset = (page - 1) * size;
      const lines = await readLines(
        db,
        { store, stores, narrowing, fields, readable, sort: sortOf(store, readable, sort), limit: size, offset, withLacks: asksForLacks(store, asked) },
        total,
      );
      if (page > 1 && lines.length === 0) return problem('page_not_found');
      const link = (to: number) => addressOf({ path: `/api/cms-${store.resource.path}/`, language, query: { ...plain(query), page: to } });
      return {
        ...total,
        next: total.more || offset + lines.length < total.count ? link(page + 1) : null,
        previous: page > 1 ? link(page - 1) : null,
        results: lines.map(({ id, revision, rawLabel, values, inherited, lacks }) => ({
          id,
          revision,
          ...asLabel(chooseLabel(rawLabel, language)),
          url: urlsOf(store, { id, rawLabel })?.[language] ?? null,
          ...values,
          ...(Object.keys(inherited).length > 0 && { inherited }),
          ...(lacks && { lacks }),
        })),
        ...(await lookupsOf(
          db,
          stores,
          fields,
          lines.flatMap(({ values, inherited }) => [values, inherited]),
          language,
        )),
      };
    },

    options: ({ query }: { query: { q?: string | undefined; ids?: number[] | undefined } }, context: RequestContext) => {
      const { readable } = fieldsFor(store.resource, roleOf(context));
      return readOptions(context.db, { store, readable, language: context.language, ...query });
    },

    export: async ({ query }: { query: Values & { format: 'csv' | 'json' } }, context: RequestContext) => {
      const { format, fields: asked, sort, ...narrowed } = query;
      const narrowing = await resolveNarrowing(context.db, store, narrowed, context.now);
      const { readable } = fieldsFor(store.resource, roleOf(context));
      const fields = asked === undefined ? readable : shownFields(store, readable, asked);
      return exportRecords({ ...context, store, stores, narrowing, readable, fields, sort: sortOf(store, readable, sort), format });
    },

    bin: (_: unknown, { db, language, now }: RequestContext) => readBin({ db, store, language, now }),

    create: async ({ body, query: { copy_of, parts = [] } }: Creation, context: RequestContext) => {
      const call = writeCall(context, store, stores);
      const isCopy = copy_of !== undefined && parts.length > 0;
      if (isCopy && !(await readRecord(context.db, store, copy_of))) throw problem('not_found');
      const id = orRefuse(await createRecord(call, body), context.language);
      if (isCopy) await store.copyParts?.(context.db, { from: copy_of, to: id, parts });
      return presentStored(call, id);
    },

    bulk: ({ body }: { body: Parameters<typeof changeMany>[1] }, context: RequestContext) => changeMany(writeCall(context, store, stores), body),

    undo: ({ body }: { body: { batch: string } }, context: RequestContext) => undoBatch(writeCall(context, store, stores), body.batch),

    import: ({ body }: { body: Parameters<typeof importRecords>[1] }, context: RequestContext) => importRecords(writeCall(context, store, stores), body),

    recover: async ({ parameters: { id } }: One, context: RequestContext) => {
      const call = writeCall(context, store, stores);
      await setWriteContext(context.db, 'bin');
      return presentStored(call, await recoverRecord(call, id));
    },

    remove: async ({ parameters: { id } }: One, context: RequestContext) => {
      const call = writeCall(context, store, stores);
      await deleteRecord(call, await lockRecord(call, id));
    },
  };
}

export const readinessHandlers = (store: Store) => ({
  readiness: async ({ query }: { query: Values }, context: RequestContext) => {
    const { sort: _, ...narrowed } = query;
    const { readable } = fieldsFor(store.resource, roleOf(context));
    return countReadiness(context.db, { store, narrowing: await resolveNarrowing(context.db, store, narrowed, context.now), readable });
  },
});

/** As far as whoever asks may read them; the list's own where none are asked for. */
function shownFields({ resource }: Store, readable: ReturnType<typeof fieldsFor>['readable'], asked: unknown) {
  const names = Array.isArray(asked) ? asked : (resource.list.shown ?? resource.list.columns);
  return new Map([...readable].filter(([name]) => names.includes(name)));
}

const asksForLacks = ({ resource }: Store, asked: unknown): boolean => resource.readiness !== undefined && Array.isArray(asked) && asked.includes('lacks');

/** What is asked for if whoever asks may read it, else what its declaration says. */
function sortOf({ resource }: Store, readable: ReturnType<typeof fieldsFor>['readable'], asked: unknown): { field: string; descending: boolean } {
  if (asked === lastChanged) return { field: lastChanged, descending: true };
  const [, minus = '', field = ''] = typeof asked === 'string' ? (/^(-?)(.*)$/.exec(asked) ?? []) : [];
  return readable.has(field) ? { field, descending: minus === '-' } : resource.sort;
}

const plain = (query: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]));
