import { NotWritten, problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import { clashesOfEvents } from '#features/planning-calendar/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { newBatch, setWriteContext } from '#resources/index.server.ts';
import type { ShiftRefusal, ShiftReport, ShiftRequest } from '../contract.ts';
import { momentName, refusalText } from '../strings.ts';
import { type EventTimes, shiftTimes, type TimeOfEvent } from '../times/shift-times.ts';
import { type ShiftRow, shiftRows, storeMoved } from './queries.server.ts';
import { isKnown, presentMoments, presentShiftDate, refusalOf, timesOf } from './shift-rows.server.ts';

type Refused = { reason: ShiftRefusal; of?: TimeOfEvent };
type Planned = { row: ShiftRow; after: EventTimes | null; refused: Refused | null };

/**
 * Shifts dates, all or none, in as many statements whatever their number, as one act of the history; a preview does the same
 * and is taken back. Throws `no_such_date`.
 */
export async function shiftDates({ db, language, now }: RequestContext, asked: ShiftRequest): Promise<ShiftReport | NotWritten<ShiftReport>> {
  const seen = new Map(asked.dates.map(({ id, revision }) => [id, revision]));
  const rows = await shiftRows(db, [...seen.keys()], true);
  if (rows.length < seen.size) throw problem('no_such_date');
  const batch = newBatch();
  await setWriteContext(db, 'bulk', batch);
  const planned = rows.map((row) => plan(row, asked, seen.get(row.id), now));
  await store(db, planned);
  const clashes = await clashesOfEvents(
    db,
    planned.flatMap(({ row, after }) => (after ? [row.id] : [])),
    language,
  );
  const written = !asked.preview && planned.every(({ refused }) => refused === null);
  const report: ShiftReport = {
    written,
    batch: written ? batch : null,
    dates: planned.map(({ row, after, refused }) => ({
      ...presentShiftDate(row, language, now),
      after: after && presentMoments({ ...timesOf(row, null), ...withoutNull(after) }),
      is_past: after !== null && after.start < now,
      clashes: after ? (clashes.get(row.id) ?? []) : [],
      refusal: refused && {
        reason: refused.reason,
        text: refusalText(language, refused.reason, { what: momentName(language, refused.of ?? 'start') }),
      },
    })),
  };
  return written ? report : new NotWritten(report);
}

const withoutNull = (times: EventTimes): Partial<EventTimes> => Object.fromEntries(Object.entries(times).filter(([, instant]) => instant !== null));

/** Where a date goes. Of one that visitors know it is said as well, since only an answer is missing. */
function plan(row: ShiftRow, { unit, amount, with_sale, correction }: ShiftRequest, revision: number | undefined, now: Date): Planned {
  const refuse = (reason: ShiftRefusal, of?: TimeOfEvent): Planned => ({ row, after: null, refused: { reason, ...(of && { of }) } });
  if (row.revision !== revision) return refuse('changed');
  const refusal = refusalOf(row, now);
  if (refusal) return refuse(refusal);
  if (unit === 'minutes' && !row.time_known) return refuse('time_open');
  const times = timesOf(row, now);
  const after = shiftTimes(with_sale ? times : { ...times, sale: null, friends: null, subscribers: null, presale: null }, { unit, amount });
  if ('problem' in after) return refuse(after.problem, after.of);
  return { row, after, refused: isKnown(row) && !correction ? { reason: 'known' } : null };
}

/** Stores all of them in one statement. */
async function store(db: Database, planned: readonly Planned[]): Promise<void> {
  const rows = planned.flatMap(({ row, after }) =>
    after ? [{ id: row.id, date_start: after.start, date_end: after.end, details: withSale(row.details, after) }] : [],
  );
  if (rows.length === 0) return;
  await storeMoved(db, rows);
}

function withSale(details: ShiftRow['details'], { sale, friends, subscribers, presale }: EventTimes) {
  return {
    ...details,
    ...(sale && { sale_starts: toBerlinIso(sale) }),
    ...(friends && { sale_friends: toBerlinIso(friends) }),
    ...(subscribers && { sale_subscribers: toBerlinIso(subscribers) }),
    ...(presale && { presale: { ...Object(details.presale), starts: toBerlinIso(presale) } }),
  };
}
