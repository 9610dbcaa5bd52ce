import { sql } from 'kysely';
import { NotWritten, problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { newBatch, setWriteContext } from '#resources/index.server.ts';
import type { SeriesChange, SeriesReport } from './contract.ts';
import { lockedDates } from './read-grid.server.ts';

/** Stores which series dates are in, all or none, in as many statements whatever their number, as one act of the history. Throws `no_such_option`. */
export async function changeSeries(
  { db, language }: Pick<RequestContext, 'db' | 'language'>,
  { dates }: SeriesChange,
): Promise<SeriesReport | NotWritten<SeriesReport>> {
  const asked = new Map(dates.map((date) => [date.id, date]));
  const known = await lockedDates(db, [...asked.keys()], language);
  const named = [...new Set(dates.flatMap(({ series }) => series))];
  const { rows: series } = await sql<{ id: number }>`select id from series where id = any (${named}) for share`.execute(db);
  if (known.length < asked.size || series.length < named.length) throw problem('no_such_option');
  const changed_since = known.filter(({ id, revision }) => asked.get(id)?.revision !== revision);
  if (changed_since.length > 0) return new NotWritten({ batch: null, changed_since });
  const batch = newBatch();
  await setWriteContext(db, 'bulk', batch);
  const wanted = sql`jsonb_to_recordset(${JSON.stringify([...asked.values()])}::jsonb) as wanted(id int, series jsonb)`;
  await sql`delete from event_series old using ${wanted} where old.event_id = wanted.id and not wanted.series @> to_jsonb(old.series_id)`.execute(db);
  await sql`
    insert into event_series (event_id, series_id)
    select wanted.id, one.value::int from ${wanted}, jsonb_array_elements_text(wanted.series) as one on conflict do nothing`.execute(db);
  // A date in a series that is offline is written too, for its revision.
  await sql`update event set revision = revision where id = any (${[...asked.keys()]})`.execute(db);
  return { batch, changed_since: [] };
}
