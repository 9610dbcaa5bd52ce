import { sql } from 'kysely';
import { Problem, problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import type { Values } from '../declaration/define-resource.ts';
import { fieldsFor } from '../declaration/fields-for.ts';
import { isSameValue } from '../declaration/read-values.ts';
import { maxBulk } from '../limits.ts';
import { deleteRecord, recoverRecord } from './bin.server.ts';
import { changeRecord, type WriteCall } from './change-record.server.ts';
import { entriesOfBatch, type HistoryRow, valuesOfChanges } from './history.server.ts';
import { chooseLabel, labelsOf } from './labels.server.ts';
import { idsOf } from './list.server.ts';
import { readRecord } from './read-record.server.ts';
import { t } from './strings.ts';
import type { Narrowing } from './where.server.ts';
import { setWriteContext } from './write-context.server.ts';

export type Refused = { id: number; label: string; reasons: string[] };
export type BatchOutcome = { batch: string | null; changed: number; unchanged: number; refused: Refused[] };

/** A batch's number, by which it can be taken back. */
export const newBatch = (): string => crypto.randomUUID();

type BulkInput = { ids?: number[] | undefined; where?: Narrowing | undefined; set: Values; preview: boolean };

/** Sets fields of many records: of all, or of none and why. Each is read again and checked as one alone would be. */
export async function changeMany(call: WriteCall, { ids, where = {}, set, preview }: BulkInput): Promise<BatchOutcome> {
  const { db, store, role } = call;
  const { readable } = fieldsFor(store.resource, role);
  const given = Object.fromEntries(Object.entries(set).filter(([name]) => store.resource.bulk.includes(name)));
  const chosen = ids ?? (await idsOf(db, { store, narrowing: where, readable, limit: maxBulk + 1 }));
  if (chosen.length > maxBulk) throw problem('too_many_records');
  const batch = newBatch();
  const outcome: BatchOutcome = { batch, changed: 0, unchanged: 0, refused: [] };
  return runBatch(db, preview, outcome, async () => {
    await setWriteContext(db, 'bulk', batch);
    for (const id of [...new Set(chosen)].sort((a, b) => a - b)) {
      const record = await readRecord(db, store, id, true);
      if (!record) {
        outcome.refused.push({ id, label: String(id), reasons: [t(call.language, 'gone')] });
        continue;
      }
      const done = await changeRecord(call, record, given);
      if (done === true) outcome.changed++;
      else if (done === false) outcome.unchanged++;
      else outcome.refused.push({ id, label: chooseLabel(record.rawLabel, call.language).text, reasons: Object.values(done).flat() });
    }
    return outcome.refused.length > 0;
  });
}

/**
 * Takes a batch back: what was changed is as it was before, what was made goes into the bin, what was deleted comes out of it. A
 * record that was changed since stays as it is, and is named.
 */
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
  return outcome;
}

const nameOf = async ({ db, store, language }: WriteCall, id: number): Promise<string> => (await labelsOf(db, store, [id], language))[id]?.label ?? String(id);

/** Takes one entry back; answers why not, where it cannot be. */
async function undoEntry(call: WriteCall, { action, record_id: id, changes }: HistoryRow): Promise<string[]> {
  const { db, store, stores, language, now } = call;
  if (action === 'deleted') return (await recoverFromBin(call, id)) ? [] : [t(language, 'gone')];
  const record = await readRecord(db, store, id, true);
  if (!record) return action === 'created' ? [] : [t(language, 'gone')];
  const after = valuesOfChanges(store, changes, 1);
  const since = Object.keys(after).filter((name) => !isSameValue(record.values[name], after[name]));
  if (since.length > 0)
    return [t(language, 'changed_since', { fields: since.map((name) => store.resource.fields[name]?.form.label[language] ?? name).join(', ') })];
  if (action === 'created') {
    try {
      await deleteRecord({ db, store, stores, language, now }, record);
      return [];
    } catch (error) {
      if (error instanceof Problem && error.code === 'in_use') return [t(language, 'in_use')];
      throw error;
    }
  }
  const done = await changeRecord(call, record, valuesOfChanges(store, changes, 0));
  return typeof done === 'boolean' ? [] : Object.values(done).flat();
}

async function recoverFromBin({ db, store, stores }: WriteCall, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`select id from record_bin where kind = ${store.table} and record_id = ${id}`.execute(db);
  if (!rows[0]) return false;
  await recoverRecord({ db, store, stores }, rows[0].id);
  return true;
}

/** Runs a batch within a point of the transaction, to which it returns where nothing is to be written: of a preview, or where `run` answers that it has failed. */
export async function runBatch<Outcome extends BatchOutcome>(db: Database, preview: boolean, outcome: Outcome, run: () => Promise<boolean>): Promise<Outcome> {
  await sql`savepoint batch`.execute(db);
  const failed = await run();
  if (!preview && !failed) {
    await sql`release savepoint batch`.execute(db);
    return outcome;
  }
  await sql`rollback to savepoint batch`.execute(db);
  return { ...outcome, batch: null };
}
