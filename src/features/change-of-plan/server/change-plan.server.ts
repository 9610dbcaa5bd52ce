import { NotWritten, problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import { alertStore } from '#features/alerts/alert.resource.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { instantAt, wallClock } from '#i18n/berlin-time.ts';
import { newBatch, setWriteContext } from '#resources/index.server.ts';
import { createRecord, type WriteCall } from '#resources/server/change-record.server.ts';
import { invalid } from '#resources/server/check-record.server.ts';
import type { PlanChangeRequest, PlanReport } from '../contract.ts';
import { changePlan as applyChange, type PlanChange, type PlanDate, type Refusal, refusalOf } from '../states/plan-states.ts';
import { refusalText, t } from '../strings.ts';
import { effectsOf, snapshot, type Touched } from './effects.server.ts';
import { planDateOf } from './plan-rows.server.ts';
import { bothOf } from './plan-setup.server.ts';
import { newDates, putOnline, replacements, type WantedDate } from './queries/dates.server.ts';
import { markPlanChanged, type PlanRow, planRows, rowExists, storePlanRows } from './queries/plans.server.ts';

type TargetDate = { of: number; id: number; made: boolean };
type Moved = Pick<PlanRow, 'date_start' | 'date_end' | 'time_known'>;

/**
 * Changes the plan of dates, of all or of none, in as many statements whatever their number, as one act of the history; a
 * preview does the same and is taken back. Throws `no_such_date`, and what is wrong by field.
 */
export async function changePlan(call: WriteCall, asked: PlanChangeRequest): Promise<PlanReport | NotWritten<PlanReport>> {
  const { db, language, now } = call;
  const ids = [...new Set(asked.ids)];
  const rows = await planRows(db, ids, true);
  if (rows.length < ids.length) throw problem('no_such_date');
  await refuseWrong(call, asked, rows);
  const batch = newBatch();
  await setWriteContext(db, 'bulk', batch);
  await markPlanChanged(db);
  const reader = { language, settings: await settingsReader(db).read(), now };
  const known = await knownDates(db, rows, now);
  const possible = rows.filter((row) => !refusalOf(planDateOf(row, now), asked.action, (id) => known.get(id)));
  const targets = await targetsOf(db, asked, possible);
  const before = await snapshot(db, [...ids, ...targets.map(({ id, made }) => (made ? 0 : id))], reader);
  const shown = await putOnline(
    db,
    targets.map(({ id }) => id),
  );
  for (const row of await planRows(
    db,
    targets.map(({ id }) => id),
  ))
    known.set(row.id, planDateOf(row, now));
  const refused: PlanReport['refused'] = [];
  const changed: { row: PlanRow; after: PlanDate; moved: Moved }[] = [];
  for (const row of rows) {
    const moved = movedTo(row, asked);
    const change = changeOf(asked, row, moved, targets);
    const after = typeof change === 'string' ? change : applyChange(planDateOf(row, now), change, (id) => known.get(id));
    if (typeof after === 'string') refused.push({ id: row.id, reason: refusalText(language, after) });
    else {
      known.set(row.id, after);
      changed.push({ row, after, moved });
    }
  }
  await storePlans(db, changed, asked);
  if (asked.alert) await makeAlert(call, asked.alert);
  const touched: Touched[] = [
    ...changed.map(({ row: { id } }) => ({ id, part: 'date' as const, made: false, shown: false })),
    ...[...new Map(targets.map((target) => [target.id, target])).values()].map(({ id, made }) => ({
      id,
      part: asked.action === 'replace' ? ('replacement' as const) : ('new_date' as const),
      made,
      shown: shown.has(id),
    })),
  ];
  const after = await snapshot(
    db,
    touched.map(({ id }) => id),
    reader,
  );
  const written = !asked.preview && refused.length === 0;
  const effects = await effectsOf(db, touched, before, after, language);
  const report: PlanReport = { written, batch: written ? batch : null, refused, effects, alert: asked.alert !== null };
  return written ? report : new NotWritten(report);
}

async function refuseWrong({ db, language }: WriteCall, { ids, action, new_dates, production_id, room_id, time }: PlanChangeRequest, rows: readonly PlanRow[]) {
  const wrong: Record<string, string[]> = {};
  for (const [index, { id, day, time: at }] of new_dates.entries()) {
    if (!ids.includes(id)) wrong[`new_dates.${index}.id`] = [t(language, 'not_chosen')];
    if (isSkipped(day, at)) wrong[`new_dates.${index}.time`] = [t(language, 'skipped_time')];
    if (action === 'move' && rows.some((row) => row.id === id && row.day !== day)) wrong[`new_dates.${index}.day`] = [t(language, 'other_day')];
  }
  if (rows.some(({ day }) => isSkipped(day, time))) wrong.time = [t(language, 'skipped_time')];
  const isThere = async (table: 'production' | 'room', id: number | null) => id === null || (await rowExists(db, table, id)) !== undefined;
  if (!(await isThere('production', production_id))) wrong.production_id = [t(language, 'no_such_production')];
  if (!(await isThere('room', room_id))) wrong.room_id = [t(language, 'no_such_room')];
  if (Object.keys(wrong).length > 0) throw invalid(wrong, language);
}

const isSkipped = (day: string, time: string | null): boolean => time !== null && !wallClock(instantAt(day, time)).time.startsWith(time);

/** The dates by their ids, with those that take their place already. */
async function knownDates(db: Database, rows: readonly PlanRow[], now: Date): Promise<Map<number, PlanDate>> {
  const others = await planRows(
    db,
    rows.flatMap(({ rescheduled_to: to }) => to ?? []),
  );
  return new Map([...others, ...rows].map((row) => [row.id, planDateOf(row, now)]));
}

/** What takes the place of the dates, found or made. */
async function targetsOf(db: Database, { action, new_dates, production_id }: PlanChangeRequest, rows: readonly PlanRow[]): Promise<TargetDate[]> {
  if (action === 'replace' && production_id !== null)
    return replacements(
      db,
      rows.map(({ id }) => id),
      production_id,
    );
  if (action !== 'postpone') return [];
  const wanted = rows.flatMap((row): WantedDate[] => {
    const to = new_dates.find(({ id }) => id === row.id);
    return to ? [{ of: row.id, ...momentAt(row, to.day, to.time) }] : [];
  });
  return newDates(db, wanted);
}

/** The end keeps its distance; of an unknown time there is none. */
function momentAt({ date_start, date_end, time_known }: PlanRow, day: string, time: string | null): Moved {
  const start = instantAt(day, time ?? '00:00');
  const lasts = date_end && time_known && time !== null ? date_end.getTime() - date_start.getTime() : null;
  return { date_start: start, date_end: lasts === null ? null : new Date(start.getTime() + lasts), time_known: time !== null };
}

function movedTo(row: PlanRow, { action, time, new_dates }: PlanChangeRequest): Moved {
  const at = new_dates.find(({ id }) => id === row.id)?.time ?? time;
  return action === 'move' && at !== null ? momentAt(row, row.day, at) : row;
}

function changeOf({ action, room_id, production_id }: PlanChangeRequest, row: PlanRow, moved: Moved, targets: readonly TargetDate[]): PlanChange | Refusal {
  const to = targets.find(({ of }) => of === row.id)?.id ?? null;
  switch (action) {
    case 'postpone':
      return { action, to };
    case 'move':
      return { action, date_start: moved.date_start.toISOString(), room_id: room_id ?? row.room_id };
    case 'replace':
      if (production_id === null) return 'needs_replacement';
      return { action, to: to ?? row.id }; // one that is refused anyway has no place made for it
    default:
      return { action };
  }
}

/** Stores all of them in one statement. */
async function storePlans(db: Database, changed: readonly { row: PlanRow; after: PlanDate; moved: Moved }[], { action, note }: PlanChangeRequest) {
  if (changed.length === 0) return;
  const rows = changed.map(({ row, after, moved }) => ({
    ...after,
    date_end: moved.date_end,
    time_known: moved.time_known,
    // That a time is named for the first time is no other time.
    announced_start: row.time_known ? after.announced_start : row.announced_start,
    status_note: note ? withoutEmpty(note) : action === 'reinstate' ? {} : withoutEmpty(bothOf(row.status_note)),
  }));
  await storePlanRows(db, rows);
}

const withoutEmpty = (texts: { de: string; en: string }) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));

async function makeAlert(call: WriteCall, { title, text, visible_from, visible_until }: NonNullable<PlanChangeRequest['alert']>): Promise<void> {
  const made = await createRecord(
    { ...call, store: alertStore },
    { title: withoutEmpty(title), text: withoutEmpty(text), visible_from, visible_until, is_online: true },
  );
  if (typeof made === 'object') throw invalid(Object.fromEntries(Object.entries(made).map(([name, errors]) => [`alert.${name}`, errors])), call.language);
}
