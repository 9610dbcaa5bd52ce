import type { Database } from '#db/database.server.ts';
import { addDays, type Day, dayOf, toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { asLabel, chooseLabel } from '#resources/server/labels.server.ts';
import { maxGridDates, maxGridDays } from '../limits.ts';
import type { OutsideDate, SeriesDate, SeriesGrid } from './contract.ts';
import { seasonEndOf, seasonStartOf } from './numbers.ts';
import { type DateRow, datesBetween, lockDates, otherDatesOf, seriesWithDates } from './queries.server.ts';

const present = ({ label, room, room_id, date_start, ...row }: DateRow, language: Language): SeriesDate => ({
  ...row,
  ...asLabel(chooseLabel(label, language)),
  date_start: toBerlinIso(date_start),
  room: { id: room_id, ...asLabel(chooseLabel(room, language)) },
});

export async function lockedDates(db: Database, ids: readonly number[], language: Language): Promise<SeriesDate[]> {
  const rows = await lockDates(db, ids);
  return rows.map((row) => present(row, language));
}

type Asked = { from?: Day | undefined; to?: Day | undefined };

/** Series by dates, in three statements however many there are of both. */
export async function readSeriesGrid(db: Database, asked: Asked, language: Language, now: Date): Promise<SeriesGrid> {
  const from = asked.from ?? `${dayOf(now).slice(0, 7)}-01`;
  const last = addDays(from, maxGridDays - 1);
  const wanted = asked.to ?? addDays(from, 91);
  const to = wanted < from ? from : wanted > last ? last : wanted;
  const series = await seriesWithDates(db, from);
  const rows = await datesBetween(db, from, to);
  const dates = rows.slice(0, maxGridDates);
  return {
    from,
    to,
    series: series.map(({ id, name, is_online, before }) => ({ id, ...asLabel(chooseLabel(name, language)), is_online, before })),
    dates: dates.map((row) => present(row, language)),
    outside: await datesOutside(db, dates, [seasonStartOf(from), seasonEndOf(to)], language),
    is_cut: rows.length > maxGridDates,
  };
}

/** What dates that are shown may collide with on days that are not. */
async function datesOutside(db: Database, shown: readonly DateRow[], [from, end]: readonly [Day, Day], language: Language): Promise<OutsideDate[]> {
  const productions = [...new Set(shown.map(({ production_id }) => production_id))];
  const rows = await otherDatesOf(db, productions, from, end, shown);
  return rows.map(({ id, label, day, production_id, status, series }) => ({
    id,
    ...asLabel(chooseLabel(label, language)),
    day,
    production_id,
    status,
    series,
  }));
}
