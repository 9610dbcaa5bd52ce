import type { Database } from '#db/database.server.ts';
import type { Day } from '#i18n/berlin-time.ts';
import { toBerlinIsoByHour as toBerlinIso } from '#i18n/clock/berlin-iso.server.ts';
import type { Language } from '#i18n/language.ts';
import { asLabel, chooseLabel } from '#resources/server/labels.server.ts';
import type { CalendarAnswer } from '../contract.ts';
import { maxCalendarEvents } from '../limits.ts';
import { clashesOf } from './clashes.server.ts';
import { calendarRows } from './queries/calendar-rows.server.ts';
import { roomsInOrder } from './queries/rooms.server.ts';

/** Some days as they are planned: at most six statements, however many events there are. */
export async function readCalendar(db: Database, from: Day, days: number, language: Language): Promise<CalendarAnswer> {
  const all = await calendarRows(db, from, days);
  const rows = all.slice(0, maxCalendarEvents);
  const clashes = await clashesOf(db, rows, language);
  const rooms = await roomsInOrder(db);
  const types = new Map(rows.map((row) => [row.type_id, row.type]));
  return {
    rooms: rooms.map(({ id, name, venue, setup_minutes, clearing_minutes }) => ({
      id,
      ...asLabel(chooseLabel(name, language)),
      venue: venue && chooseLabel(venue, language).text,
      setup_minutes: setup_minutes ?? 0,
      clearing_minutes: clearing_minutes ?? 0,
    })),
    types: [...types].map(([id, name]) => ({ id, label: chooseLabel(name, language).text })),
    events: rows.map((row) => {
      const { text, lang } = chooseLabel(row.label, language);
      const date_end = row.date_end && toBerlinIso(row.date_end);
      return {
        id: row.id,
        label: text,
        lang,
        revision: row.revision,
        type_id: row.type_id,
        date_start: toBerlinIso(row.date_start),
        date_end,
        ...(date_end === null && { ends: toBerlinIso(row.ends) }),
        time_known: row.time_known,
        room_id: row.room_id,
        status: row.status,
        is_online: row.is_online,
        clashes: clashes.get(row.id),
      };
    }),
    is_cut: all.length > rows.length,
  };
}
