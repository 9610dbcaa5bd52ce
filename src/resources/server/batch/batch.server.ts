import { sql } from 'kysely';
import { NotWritten, Problem, problem } from '#api/problem.server.ts';
import { mayCall } from '#api/user.ts';
import type { Values } from '../../declaration/define-resource.ts';
import { fieldsFor } from '../../declaration/fields-for.ts';
import { isSameValue } from '../../declaration/read-values.ts';
import { maxBulk } from '../../limits.ts';
import { deleteRecord, recoverRecord } from '../bin.server.ts';
import { changeRecord, type WriteCall } from '../change-record.server.ts';
import { invalid } from '../check-record.server.ts';
import { entriesOfBatch, type HistoryRow, valuesOfChanges } from '../history.server.ts';
import { chooseLabel, labelsOf } from '../labels.server.ts';
import { idsOf } from '../listing/list.server.ts';
import { resolveNarrowing } from '../listing/narrowing.server.ts';
import { readRecord } from '../read-record.server.ts';
import { t } from '../strings.ts';
import { setWriteContext } from '../write-context.server.ts';
import { notedSince, restoreNoted } from './noted-columns.server.ts';

export type Refused = { id: number; label: string; reasons: string[] };
export type BatchOutcome = { batch: string | null; changed: number; unchanged: number; refused: Refused[] };

export const newBatch = (): string => crypto.randomUUID();

type BulkInput = { ids?: number[] | undefined; where?: Values | undefined; set: Values; preview: boolean };

/** All of them, or none and why; each is checked as one alone would be. */
export async function changeMany(call: WriteCall, { ids, where = {}, set, preview }: BulkInput): Promise<BatchOutcome | NotWritten<BatchOutcome>> {
  const { db, store, role } = call;
  const { readable } = fieldsFor(store.resource, role);
  const alone = Object.keys(set).filter((name) => !store.resource.bulk.includes(name));
  if (alone.length > 0) throw invalid(Object.fromEntries(alone.map((name) => [`set.${name}`, [t(call.language, 'not_for_many')]])), call.language);
  const chosen = ids ?? (await idsOf(db, { store, narrowing: await resolveNarrowing(db, store, where, call.now), readable, limit: maxBulk + 1 }));
  if (chosen.length > maxBulk) throw problem('too_many_records');
  const batch = newBatch();
  const outcome: BatchOutcome = { batch, changed: 0, unchanged: 0, refused: [] };
  await setWriteContext(db, 'bulk', batch);
  for (const id of [...new Set(chosen)].sort((a, b) => a - b)) {
    const record = await readRecord(db, store, id, true);
    const done = record ? await changeRecord(call, record, set) : { id: [t(call.language, 'gone')] };
    if (done === true) outcome.changed++;
    else if (done === false) outcome.unchanged++;
    else outcome.refused.push({ id, label: record ? chooseLabel(record.rawLabel, call.language).text : String(id), reasons: Object.values(done).flat() });
  }
  return preview || outcome.refused.length > 0 ? new NotWritten({ ...outcome, batch: null }) : outcome;
}

/** A record that was changed since stays as it is, and is named. */
export async function undoBatch(call: WriteCall, batch: string): Promise<BatchOutcome> {
  const entries = await entriesOfBatch(call.db, call.store, batch);
  if (entries.length === 0) throw problem('no_such_batch');
  const outcome: BatchOutcome = { batch: newBatch(), changed: 0, unchanged: 0, refused: [] };
  await setWriteContext(call.db, 'undo', outcome.batch);
  for (const entry of entries) {
    const reasons = await undoEntry(call, entry);
    if (reasons.length === 0) outcome.changed++;
    else outcome.refused.push({ id: entry.record_id, label: await nameOf(call, entry.record_id), reasons });
  }
  await call.stores.takenBack?.(call.db, { table: call.store.table, batch, stayed: outcome.refused.map(({ id }) => id) });
  return outcome;
}

const nameOf = async ({ db, store, language }: WriteCall, id: number): Promise<string> => (await labelsOf(db, store, [id], language))[id]?.label ?? String(id);

/** Answers why not, where it cannot be. */
async function undoEntry(call: WriteCall, { action, record_id: id, changes }: HistoryRow): Promise<string[]> {
  const { db, store, stores, language, now } = call;
  if (action === 'deleted') return (await recoverFromBin(call, id)) ? [] : [t(language, 'gone')];
  const record = await readRecord(db, store, id, true);
  if (!record) return action === 'created' ? [] : [t(language, 'gone')];
  const [before, after] = [valuesOfChanges(store, changes, 0), valuesOfChanges(store, changes, 1)];
  // A link that both sides tell of has been taken back with the other side.
  const isDone = (name: string) => store.links[name]?.isMutual === true && isSameValue(record.values[name], before[name]);
  const fields = Object.keys(after).filter((name) => !isSameValue(record.values[name], after[name]) && !isDone(name));
  const since = [...fields, ...(await notedSince(db, store, id, changes))];
  if (since.length > 0) {
    const { fields: known, noted } = store.resource;
    const words = since.map((name) => (known[name]?.form.label ?? noted?.[name])?.[language] ?? name);
    return [t(language, 'changed_since', { fields: words.join(', ') })];
  }
  if (action === 'created') {
    if (!mayCall(store.resource.access.remove, { id: 0, role: call.role })) return [t(language, 'may_not_delete')];
    try {
      await deleteRecord({ db, store, stores, language, now }, record);
      return [];
    } catch (error) {
      if (error instanceof Problem && error.code === 'in_use') return [t(language, 'in_use')];
      throw error;
    }
  }
  const done = await changeRecord({ ...call, restoring: true }, record, before);
  if (typeof done !== 'boolean') return Object.values(done).flat();
  await restoreNoted(db, store, id, changes);
  return [];
}

async function recoverFromBin({ db, store, stores, language }: WriteCall, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`select id from record_bin where kind = ${store.table} and record_id = ${id}`.execute(db);
  if (!rows[0]) return false;
  await recoverRecord({ db, store, stores, language }, rows[0].id);
  return true;
}
