import { NotWritten } from '#api/problem.server.ts';
import { toBerlinIso, wallClock } from '#i18n/berlin-time.ts';
import { moveTimes } from '#i18n/clock/move-times.ts';
import { newBatch, setWriteContext } from '#resources/index.server.ts';
import { changeRecord, type WriteCall } from '#resources/server/change-record.server.ts';
import { chooseLabel } from '#resources/server/labels.server.ts';
import { readRecord } from '#resources/server/read-record.server.ts';
import type { TakenField, TakeReport } from '../contract.ts';
import { statusOf, type TheirDate } from '../match/compare.ts';
import { t } from '../strings.ts';

type Asked = { id: number; revision: number; fields: readonly TakenField[]; number?: string | undefined };

/** Takes over what the box office says, all or none, as one batch; each date is read again and checked as its form would be. */
export async function takeOver(call: WriteCall, asked: readonly Asked[], theirs: readonly TheirDate[]): Promise<TakeReport | NotWritten<TakeReport>> {
  const { db, store, language } = call;
  const byNumber = new Map(theirs.map((one) => [one.eventId, one]));
  const batch = newBatch();
  await setWriteContext(db, 'bulk', batch);
  const refused: TakeReport['refused'] = [];
  for (const { id, revision, fields, number } of asked.toSorted((one, other) => one.id - other.id)) {
    const record = await readRecord(db, store, id, true);
    const refuse = (...reasons: string[]) => refused.push({ id, label: record ? chooseLabel(record.rawLabel, language).text : String(id), reasons });
    const there = byNumber.get(String(record?.values.id_jet || number));
    if (!record) refuse(t(language, 'gone'));
    else if (record.revision !== revision) refuse(t(language, 'changed'));
    else if (!there) refuse(t(language, 'not_there'));
    else {
      const done = await changeRecord(call, record, Object.assign({}, ...fields.map((field) => valuesOf(field, there, record.values))));
      if (typeof done !== 'boolean') refuse(...Object.values(done).flat());
    }
  }
  const report: TakeReport = { written: refused.length === 0, batch: refused.length === 0 ? batch : null, refused };
  return report.written ? report : new NotWritten(report);
}

/** Its values of a date; those that the box office cannot say are left as they are. */
function valuesOf(field: TakenField, there: TheirDate, before: Readonly<Record<string, unknown>>): Record<string, unknown> {
  switch (field) {
    case 'number':
      return { id_jet: there.eventId };
    case 'time': {
      const { day, time } = wallClock(there.dateStart);
      const end = before.date_end ? String(before.date_end) : null;
      return { ...moveTimes({ date_start: String(before.date_start), date_end: end }, day, time), date_start: toBerlinIso(there.dateStart), time_known: true };
    }
    case 'room':
      return there.room_id === null ? {} : { room_id: there.room_id };
    case 'status':
      return { status: statusOf(there) };
    case 'online':
      return { is_online: true };
  }
}
