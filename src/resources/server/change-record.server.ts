import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Role } from '#roles.ts';
import type { FieldErrors } from '../declaration/check-values.ts';
import type { Values } from '../declaration/define-resource.ts';
import { fieldsFor } from '../declaration/fields-for.ts';
import { emptyValues, isSameValue } from '../declaration/read-values.ts';
import { invalid, readWritten, whatIsWrong } from './check-record.server.ts';
import { presentRecord, readRecord, type StoredRecord } from './read-record.server.ts';
import { withStorageErrors } from './storage-errors.server.ts';
import type { Store, StoreRegistry } from './store.server.ts';
import { t } from './strings.ts';
import { insertRecord, updateRecord } from './write-record.server.ts';

export type WriteCall = Pick<RequestContext, 'db' | 'language' | 'now' | 'service'> & {
  store: Store;
  stores: StoreRegistry;
  role: Role;
  /** Rows get the numbers that they had. */
  restoring?: boolean;
};

/** An unchanged value of another's field passes, so that a form may send all of it. */
export function forbiddenFields({ store, role, language }: WriteCall, given: Values, before: Values): FieldErrors {
  const { writable } = fieldsFor(store.resource, role);
  const wrong = Object.keys(given).filter((name) => !writable.has(name) && !isSameValue(readWritten(store, given)[name], before[name]));
  return Object.fromEntries(wrong.map((name) => [name, [t(language, 'not_yours')]]));
}

/** Answers its number, or what is wrong by field. */
export async function createRecord(call: WriteCall, given: Values): Promise<number | FieldErrors> {
  const { store, stores, db, language, now } = call;
  const start = emptyValues(store.resource);
  const forbidden = forbiddenFields(call, given, start);
  if (Object.keys(forbidden).length > 0) return forbidden;
  const values = { ...start, ...given };
  const wrong = await whatIsWrong(store, stores, values, store.resource.fieldNames, { db, id: null, language, now });
  if (Object.keys(wrong).length > 0) return wrong;
  const written = { ...start, ...readWritten(store, given) };
  const begun = await store.begin?.(written, { db, id: null, language, now });
  const stored = await withStorageErrors(call, () => insertRecord(db, store, written, { begun }));
  if ('errors' in stored) return stored.errors;
  await store.changed?.(stored.done, { db, language, now, service: call.service, before: null });
  return stored.done;
}

/** `record` has been read with `lock`; answers whether anything changed, or what is wrong by field. */
export async function changeRecord(call: WriteCall, record: StoredRecord, given: Values): Promise<boolean | FieldErrors> {
  const { store, stores, db, language, now } = call;
  const forbidden = forbiddenFields(call, given, record.values);
  if (Object.keys(forbidden).length > 0) return forbidden;
  const written = readWritten(store, given);
  const wrong = await whatIsWrong(store, stores, { ...record.values, ...given }, Object.keys(given), {
    db,
    id: record.id,
    language,
    now,
    restoring: call.restoring,
  });
  if (Object.keys(wrong).length > 0) return wrong;
  const stored = await withStorageErrors(call, () => updateRecord(db, store, record.id, record.values, written));
  if ('errors' in stored) return stored.errors;
  if (!stored.done) return false;
  await store.changed?.(record.id, { db, language, now, service: call.service, before: record.values });
  return true;
}

/** Locks it for this transaction and compares its revision; the failure says how it is now. */
export async function lockRecord(call: WriteCall & Pick<RequestContext, 'ifMatch'>, id: number): Promise<StoredRecord> {
  const { db, store, ifMatch } = call;
  const record = await readRecord(db, store, id, true);
  if (!record) throw problem('not_found');
  if (record.revision !== ifMatch) throw problem('stale', { data: await presentRecord(store, record, call) });
  return record;
}

/** 400 with the fields where they are. */
export function orRefuse<T>(outcome: T | FieldErrors, language: RequestContext['language']): T {
  if (typeof outcome === 'object') throw invalid(outcome as FieldErrors, language); // the other outcomes are a number and yes or no
  return outcome;
}
