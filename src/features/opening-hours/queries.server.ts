import { cachedRead } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import { addDays, type Day, weekdayIndex } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import type { OpeningDay, OpeningEntry } from './contract.ts';

const columns = ['time_from', 'time_to', 'closed', 'alternative_text', 'alternative_link_url'] as const;

export type KnownRows = Awaited<ReturnType<typeof readRows>>;

/** The rows of a day in Berlin and of the days beside it: two queries, kept until one of the tables changes. */
export const openingRows = (db: Database, date: Day): Promise<KnownRows> =>
  cachedRead(db, 'opening hours', date, () => readRows(db, [addDays(date, -1), date, addDays(date, 1)]));

/** The rows of any days, read anew: two queries. */
export async function readRows(db: Database, days: readonly Day[]) {
  const [regular, exceptions] = await Promise.all([
    db
      .selectFrom('opening_hours')
      .select([...columns, 'id', 'weekday'])
      .where('weekday', 'in', days.map(weekdayIndex))
      .orderBy('time_from')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('opening_hours_exception')
      .select([...columns, 'id', 'day'])
      .where('day', 'in', days)
      .orderBy('time_from')
      .orderBy('id')
      .execute(),
  ]);
  return { regular, exceptions };
}

/** One of those days as the API shows it. */
export const presentDay = ({ regular, exceptions }: KnownRows, day: Day, language: Language): OpeningDay => ({
  opening_hours: regular.filter(({ weekday }) => weekday === weekdayIndex(day)).map((row) => presentEntry(row, language)),
  opening_hours_exceptions: exceptions.filter((row) => row.day === day).map((row) => presentEntry(row, language)),
});

type Row = { time_from: string | null; time_to: string | null; closed: boolean; alternative_text: Localised; alternative_link_url: Localised };

function presentEntry(row: Row, language: Language): OpeningEntry {
  const { text, lang } = choose(row.alternative_text, language);
  return {
    time_from: row.time_from?.slice(0, 5) ?? null,
    time_to: row.time_to?.slice(0, 5) ?? null,
    closed: row.closed,
    alternative_link_url: choose(row.alternative_link_url, language).text || null,
    alternative_text: text || null,
    ...(lang ? { lang } : {}),
  };
}
