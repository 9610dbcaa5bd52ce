import { sql } from 'kysely';
import { NotWritten, problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { newBatch, setWriteContext } from '#resources/index.server.ts';
import type { SeriesChange, SeriesReport } from './contract.ts';
import { deleteUnwanted, insertWanted, lockSeries, touchEvents } from './queries.server.ts';
import { lockedDates } from './read-grid.server.ts';

/** Stores which series dates are in, all or none, in as many statements whatever their number, as one act of the history. Throws `no_such_option`. */
export async function changeSeries(
  { db, language }: Pick<RequestContext, 'db' | 'language'>,
  { dates }: SeriesChange,
): Promise<SeriesReport | NotWritten<SeriesReport>> {
  const asked = new Map(dates.map((date) => [date.id, date]));
  const known = await lockedDates(db, [...asked.keys()], language);
  const named = [...new Set(dates.flatMap(({ series }) => series))];
  const series = await lockSeries(db, named);
  if (known.length < asked.size || series.length < named.length) throw problem('no_such_option');
  const changed_since = known.filter(({ id, revision }) => asked.get(id)?.revision !== revision);
  if (changed_since.length > 0) return new NotWritten({ batch: null, changed_since });
  const batch = newBatch();
  await setWriteContext(db, 'bulk', batch);
  const wanted = sql`jsonb_to_recordset(${JSON.stringify([...asked.values()])}::jsonb) as wanted(id int, series jsonb)`;
  await deleteUnwanted(db, wanted);
  await insertWanted(db, wanted);
  // A date in a series that is offline is written too, for its revision.
  await touchEvents(db, [...asked.keys()]);
  return { batch, changed_since: [] };
}
