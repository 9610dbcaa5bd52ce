import { NotWritten, problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { clockChangeAt } from '#i18n/clock/clock-time.ts';
import { newBatch } from '#resources/server/batch/batch.server.ts';
import { createRecord, orRefuse, type WriteCall } from '#resources/server/change-record.server.ts';
import { readRecord } from '#resources/server/read-record.server.ts';
import { setWriteContext } from '#resources/server/write-context.server.ts';
import type { Run, RunReport } from '../contract.ts';
import { type PlannedDate, timesOf } from '../dates/planned-date.ts';
import { carryDetails, carryRows, copyEvent, type Moment } from './queries/copy-event.server.ts';
import { findClashes } from './queries/find-clashes.server.ts';
import { momentsOfRun } from './queries/run.server.ts';

type Outcome = RunReport['dates'][number]['outcome'];

/**
 * Makes the dates of a run in as many statements whatever their number: the first as any record is made, with all its checks,
 * the others like it. Throws `no_such_date`, and what is wrong with the first by field.
 */
export async function createRun(call: WriteCall, production: { id: number; type_id: number }, run: Run): Promise<RunReport | NotWritten<RunReport>> {
  const { db, language, now } = call;
  const { like, carried } = run;
  const batch = newBatch();
  await setWriteContext(db, 'bulk', batch);
  const known = await knownMoments(db, production.id, run);
  const planned = run.dates.map((date) => {
    const moment = momentOf(date, run.minutes);
    const outcome: Outcome =
      date.time !== null && clockChangeAt(date.day, date.time) === 'skipped' ? 'skipped' : known.has(keyOf(moment)) ? 'exists' : 'created';
    if (outcome === 'created') known.add(keyOf(moment));
    return { date, moment, outcome };
  });
  const added = planned.filter(({ outcome }) => outcome === 'created').map(({ moment }) => moment);
  const ids = await makeDates(call, production, run, added);
  if (like !== null && ids.length > 0) await carryRows(db, like, ids, carried);
  const clashes = await findClashes(db, ids, language);
  const isWritten = !run.preview && ids.length > 0 && planned.every(({ outcome }) => outcome !== 'skipped');
  const made = ids.values();
  const report: RunReport = {
    written: isWritten,
    batch: isWritten ? batch : null,
    created: ids.length,
    dates: planned.map(({ date, moment, outcome }) => ({
      date_start: toBerlinIso(moment.date_start),
      date_end: moment.date_end && toBerlinIso(moment.date_end),
      outcome,
      repeated: date.time !== null && clockChangeAt(date.day, date.time) === 'repeated',
      past: moment.date_start < now,
      clashes: (outcome === 'created' && clashes.get(made.next().value ?? 0)) || [],
    })),
  };
  return isWritten ? report : new NotWritten(report);
}

async function makeDates(call: WriteCall, production: { id: number; type_id: number }, run: Run, [first, ...others]: Moment[]): Promise<number[]> {
  const { db, store, language } = call;
  const { like, carried } = run;
  const model = like === null ? null : await readRecord(db, store, like);
  if (like !== null && model?.values.production_id !== production.id) throw problem('no_such_date');
  if (!first) return [];
  const taken = [...(carried.includes('prices') ? ['prices'] : []), ...(carried.includes('texts') ? ['title', 'subtitle', 'description', 'image_id'] : [])];
  const values = {
    ...Object.fromEntries(model ? taken.map((name) => [name, model.values[name]]) : []),
    production_id: production.id,
    type_id: run.type_id ?? production.type_id,
    room_id: run.room_id,
    date_start: toBerlinIso(first.date_start),
    date_end: first.date_end && toBerlinIso(first.date_end),
    time_known: first.time_known,
    is_online: false,
  };
  const id = orRefuse(await createRecord(call, values), language);
  if (like !== null) await carryDetails(db, like, id, carried);
  return [id, ...(await copyEvent(db, id, others))];
}

function momentOf(date: PlannedDate, minutes: number | null): Moment {
  const { start, end } = timesOf(date, minutes);
  return { date_start: start, date_end: end, time_known: date.time !== null };
}

const keyOf = ({ date_start, time_known }: Pick<Moment, 'date_start' | 'time_known'>): string => `${date_start.getTime()} ${time_known}`;

/** When the production is on already in the room of the run, so that what is sent twice is made once. */
async function knownMoments(db: Database, production: number, { dates, room_id, minutes }: Run): Promise<Set<string>> {
  const starts = dates.map((date) => momentOf(date, minutes).date_start);
  const rows = await momentsOfRun(db, production, room_id, starts);
  return new Set(rows.map(keyOf));
}
