import type { Database } from '#db/database.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import type { Localised } from '#i18n/localised.ts';
import { asLabel, chooseLabel } from '#resources/server/labels.server.ts';
import { detailsOf, minutesOf } from '../../../details/details.ts';
import type { RunSetup } from '../contract.ts';
import { maxMinutes } from '../limits.ts';
import { nextDates, productionWithType } from './queries/run.server.ts';

/** What a run of a production is planned with; null where there is no such production. */
export async function runSetup(db: Database, id: number, language: Language): Promise<RunSetup | null> {
  const production = await productionWithType(db, id);
  if (!production) return null;
  const rows = await nextDates(db, id);
  const named = (of: number, name: Localised) => ({ id: of, ...asLabel(chooseLabel(name, language)) });
  const dates = rows.map(({ room_id, room_name, date_start, date_end: _, ...row }) => ({
    ...row,
    date_start: toBerlinIso(date_start),
    room: named(room_id, room_name),
  }));
  const lasting = rows.find(({ date_end, time_known }) => date_end && time_known);
  const minutes = lasting?.date_end
    ? Math.round((lasting.date_end.getTime() - lasting.date_start.getTime()) / 60_000)
    : minutesOf(detailsOf(production.details, {}));
  const isUsable = minutes !== null && minutes >= 1 && minutes <= maxMinutes; // an exhibition may last for months
  return {
    production: named(id, production.title),
    initial: { room: dates[0]?.room ?? null, type: named(production.type_id, production.type_name), minutes: isUsable ? minutes : null },
    dates,
  };
}
