import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import type { Localised } from '#i18n/localised.ts';
import { asLabel, chooseLabel } from '#resources/server/labels.server.ts';
import { detailsOf, minutesOf } from '../../../details/details.ts';
import { endOf, expectedEnd } from '../../../period.ts';
import type { RunClash } from '../contract.ts';

type Row = {
  id: number;
  label: Localised;
  date_start: Date;
  date_end: Date | null;
  time_known: boolean;
  day: string;
  details: unknown;
  production_details: unknown;
  usual_minutes: number | null;
};

/**
 * What takes place in the same room at the same time as events that stand there, by their numbers: from beginning to end, or
 * as long as such events take; without a time all day. What is cancelled or postponed leaves its room free.
 */
export async function findClashes(db: Database, ids: readonly number[], language: Language): Promise<Map<number, RunClash[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`
    with made as (select room_id, min(date_start) as first, max(coalesce(date_end, date_start)) + interval '1 day' as last from event where id = any (${[...ids]}) group by room_id)
    select e.id, coalesce(e.title, p.title) as label, e.date_start, e.date_end, e.time_known, e.day::text, e.details, p.details as production_details, t.usual_minutes
      from made join event e on e.room_id = made.room_id and e.date_start < made.last
       and (e.date_start > made.first - interval '1 day' or e.date_end > made.first) and e.status = 'scheduled'
      join production p on p.id = e.production_id join exhibition_type t on t.id = e.type_id
     order by e.date_start, e.id`.execute(db);
  const settings = await settingsReader(db).read();
  const made = new Set(ids);
  const taken = rows.map((row) => {
    const minutes = minutesOf(detailsOf(row.production_details, row.details)) ?? row.usual_minutes ?? settings.usual_minutes;
    return { ...row, end: row.date_end ?? expectedEnd(row, minutes) ?? endOf(row.day) };
  });
  const isBeside = (one: (typeof taken)[number], other: (typeof taken)[number]) =>
    one.id !== other.id && other.date_start < one.end && one.date_start < other.end;
  return new Map(
    taken
      .filter(({ id }) => made.has(id))
      .map((one) => [
        one.id,
        taken
          .filter((other) => isBeside(one, other))
          .map(({ id, label, date_start, end, time_known }) => ({
            id: made.has(id) ? null : id,
            ...asLabel(chooseLabel(label, language)),
            date_start: toBerlinIso(date_start),
            date_end: toBerlinIso(end),
            time_known,
          })),
      ]),
  );
}
