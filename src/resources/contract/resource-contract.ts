import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { paginated, pagingQuery } from '#api/pagination/paginated.ts';
import { rowId } from '#api/whole-number.ts';
import type { Resource } from '../declaration/define-resource.ts';
import { leastWriter } from '../declaration/fields-for.ts';
import { historyPageSize, maxBulk, maxImportBytes, maxImportCharacters, maxOptions } from '../limits.ts';
import { resourceFailures as failures } from './failures.ts';
import { copyQuery, exportQuery, idList, listQuery, narrowingBody, readinessQuery, searchText } from './query-schema.ts';
import {
  batchSchema,
  historyEntrySchema,
  importReportSchema,
  listSchema,
  optionSchema,
  readinessSchema,
  recordSchema,
  writtenSchema,
} from './record-schema.ts';

/** Words that are no number of a record. */
const reserved = ['options', 'readiness', 'changes', 'export', 'import', 'bulk', 'undo', 'bin'] as const;

/** All below /api/cms-{path}/ (E §7, “generic repository”), never cached; writes take `Idempotency-Key`, changes of one record `If-Match`. */
const partsOf = (resource: Resource) => {
  const path = `/api/cms-${resource.path}/` as const;
  const { access } = resource;
  return {
    path,
    one: { parameters: z.object({ id: rowId() }), path: `${path}{id}/`, reserved } as const,
    read: { access: access.read, personal: true, method: 'GET' } as const,
    write: { access: leastWriter(resource), personal: true } as const,
    create: { access: access.write, personal: true } as const,
    remove: { access: access.remove, personal: true } as const,
    record: recordSchema(resource),
    body: writtenSchema(resource),
  };
};
const { not_found, in_use, page_not_found } = commonFailures;

/** Three contracts of a resource have them: to describe all fields takes a millisecond. */
const known = new WeakMap<Resource, ReturnType<typeof partsOf>>();
function parts(resource: Resource): ReturnType<typeof partsOf> {
  const made = known.get(resource) ?? partsOf(resource);
  known.set(resource, made);
  return made;
}

export function recordContract(resource: Resource) {
  const { label } = resource;
  const { one, read, write, record, body } = parts(resource);
  return {
    item: endpoint({
      ...read,
      ...one,
      summary: `${label.one.en}: one record with all that whoever asks may see of it.`,
      output: record,
      errors: { not_found },
    }),
    update: endpoint({
      ...write,
      ...one,
      method: 'POST',
      write: 'change',
      summary: `${label.one.en}: changes what is given; what is left out stays.`,
      body,
      output: record,
      errors: { not_found },
    }),
    patch: endpoint({
      ...write,
      ...one,
      method: 'PATCH',
      write: 'change',
      summary: `${label.one.en}: the same as POST.`,
      body,
      output: record,
      errors: { not_found },
    }),
    history: endpoint({
      ...read,
      ...one,
      path: `${one.path}history/`,
      summary: `${label.one.en}: who has changed what and when, the last first.`,
      query: z.object(pagingQuery(historyPageSize)),
      output: paginated(historyEntrySchema),
      errors: { not_found, page_not_found },
    }),
    restore: endpoint({
      ...write,
      ...one,
      path: `${one.path}restore/`,
      method: 'POST',
      write: 'change',
      summary: `${label.one.en}: as it was after an entry of its history.`,
      body: z.strictObject({ entry: z.int().min(1).max(2_147_483_647) }),
      output: record,
      errors: { not_found, no_such_version: failures.no_such_version },
    }),
  };
}

export function readinessContract(resource: Resource) {
  const { path, read } = parts(resource);
  return {
    readiness: endpoint({
      ...read,
      path: `${path}readiness/`,
      summary: `${resource.label.many.en}: how many of those that are asked for lack what they should have before their day.`,
      query: readinessQuery(resource),
      output: readinessSchema,
    }),
  };
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of endpoints
export function collectionContract(resource: Resource) {
  const { label, access } = resource;
  const { path, one, read, write, create, remove, record, body } = parts(resource);
  const many = label.many.en;
  return {
    list: endpoint({
      ...read,
      path,
      summary: `${many}: those that are asked for, with the columns that are asked for.`,
      query: listQuery(resource),
      output: listSchema(resource),
      errors: { page_not_found },
    }),
    options: endpoint({
      ...read,
      path: `${path}options/`,
      summary: `${many}: suggestions for a picker, or what these are called.`,
      query: z.object({ q: searchText.optional(), ids: idList(100).optional() }),
      output: z.array(optionSchema).max(Math.max(maxOptions, 100)),
    }),
    export: endpoint({
      ...read,
      path: `${path}export/`,
      summary: `${many}: a file of those that are asked for.`,
      query: exportQuery(resource),
      output: z.object({ name: z.string(), content_type: z.string(), text: z.string() }),
    }),
    bin: endpoint({
      ...read,
      access: access.remove,
      path: `${path}bin/`,
      summary: `${many}: those that were deleted within the last 30 days, the last first.`,
      output: z.array(z.object({ id: z.int(), record_id: z.int(), label: z.string(), deleted_at: z.string(), by: z.string() })),
    }),
    create: endpoint({
      ...create,
      path,
      method: 'POST',
      write: 'create',
      summary: `${label.one.en}: a new one.`,
      query: copyQuery(resource),
      body,
      output: record,
      errors: resource.copiedParts ? { not_found } : {},
    }),
    bulk: endpoint({
      ...write,
      path: `${path}bulk/`,
      method: 'POST',
      write: 'create',
      summary: `${many}: sets fields of many at once, of all or of none; those named by id, or all that a list shows.`,
      body: z
        .strictObject({
          ids: z.array(z.int().min(1).max(999_999_999)).max(maxBulk).optional(),
          where: narrowingBody(resource).optional(),
          set: body,
          preview: z.boolean().default(false),
        })
        .refine(({ ids, where }) => (ids === undefined) !== (where === undefined)),
      output: batchSchema,
      errors: { too_many_records: failures.too_many_records },
    }),
    undo: endpoint({
      ...create,
      path: `${path}undo/`,
      method: 'POST',
      write: 'create',
      summary: `${many}: takes a change of many back; what was changed since stays and is named.`,
      body: z.strictObject({ batch: z.string().min(8).max(60) }),
      output: batchSchema,
      errors: { no_such_batch: failures.no_such_batch },
    }),
    import: endpoint({
      ...create,
      path: `${path}import/`,
      method: 'POST',
      write: 'create',
      summary: `${many}: reads a file of comma- or semicolon-separated values or JSON; a preview writes nothing. An empty cell leaves a field as it is.`,
      maxBodyBytes: maxImportBytes,
      body: z.strictObject({
        text: z.string().max(maxImportCharacters),
        preview: z.boolean().default(true),
        /** By heading, the field that a column becomes: 'name' or 'name.en', '' for none. */
        columns: z.record(z.string().max(200), z.string().max(100)).optional(),
        /** Whether what is right is written where other lines are wrong. */
        skip_wrong: z.boolean().default(false),
      }),
      output: importReportSchema,
      errors: { unreadable_file: failures.unreadable_file },
    }),
    recover: endpoint({
      ...remove,
      ...one,
      path: `${path}bin/{id}/recover/`,
      method: 'POST',
      write: 'create',
      summary: `${label.one.en}: brings a deleted one back, as it was.`,
      output: record,
      errors: { not_found },
    }),
    remove: endpoint({
      ...remove,
      ...one,
      method: 'DELETE',
      write: 'change',
      summary: `${label.one.en}: into the bin for 30 days.`,
      output: z.void(),
      errors: { not_found, in_use },
    }),
  };
}
