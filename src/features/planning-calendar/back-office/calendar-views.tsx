import type { ReactNode } from 'react';
import type { Day } from '#i18n/berlin-time.ts';
import { displayDate, longDate, longMonth, shortWeekday } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Calendar } from '../calendar-events.ts';
import styles from './calendar.module.css';
import { CalendarCell } from './calendar-cell.tsx';
import { type CalendarRange, daysOf, monthOf, type Occurrence } from './calendar-range.ts';
import chipStyles from './event-chip.module.css';
import { scrollToToday } from './scroll-to-today.ts';
import { t } from './strings.ts';

export type ViewProps = {
  range: CalendarRange;
  rooms: readonly Calendar['rooms'][number][];
  occurrences: readonly Occurrence[];
  today: Day;
  /** `withRoom` where the place does not say the room. */
  chip: (occurrence: Occurrence, withRoom: boolean) => ReactNode;
  /** `room` null: the one that it has. */
  onDrop: (event: number, day: Day, room: number | null) => void;
};

const Chips = ({ children }: { children: readonly ReactNode[] }) => (children.length > 0 ? <ul className={chipStyles.chips}>{children}</ul> : null);

/** Rooms below each other, days beside each other: what is where, and what is free. */
export function RoomsView({ range, rooms, occurrences, today, chip, onDrop }: ViewProps) {
  const language = useLanguage();
  const days = daysOf(range);
  const byCell = Map.groupBy(occurrences, ({ event, day }) => `${event.room_id} ${day}`);
  return (
    <div key={range.from} ref={scrollToToday} className={styles.scroller}>
      <table className={styles.rooms}>
        <caption>
          <VisuallyHidden>{t(language, 'rooms_of')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t(language, 'room')}</th>
            {days.map((day) => (
              <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                {displayDate(language, day).slice(0, -5)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rooms.map((room) => (
            <tr key={room.id}>
              <th scope="row">
                <span lang={room.lang}>{room.label}</span>
                {room.venue && room.venue !== room.label && <small>{room.venue}</small>}
              </th>
              {days.map((day) => (
                <CalendarCell key={day} isToday={day === today} onDrop={(event) => onDrop(event, day, room.id)}>
                  <Chips>{(byCell.get(`${room.id} ${day}`) ?? []).map((one) => chip(one, false))}</Chips>
                </CalendarCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Six weeks around a month. */
export function MonthView({ range, occurrences, today, chip, onDrop }: ViewProps) {
  const language = useLanguage();
  const days = daysOf(range);
  const month = monthOf(range);
  const byDay = Map.groupBy(occurrences, ({ day }) => day);
  const weeks = Array.from({ length: days.length / 7 }, (_, n) => days.slice(n * 7, n * 7 + 7));
  return (
    <div key={range.from} ref={scrollToToday} className={styles.scroller}>
      <table className={styles.month}>
        <caption>
          <VisuallyHidden>{t(language, 'month_of', { month: longMonth(language, month) })}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {days.slice(0, 7).map((day) => (
              <th key={day} scope="col">
                {shortWeekday(language, day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <CalendarCell key={day} isToday={day === today} isQuiet={day.slice(0, 7) !== month.slice(0, 7)} onDrop={(event) => onDrop(event, day, null)}>
                  <time dateTime={day} aria-current={day === today ? 'date' : undefined}>
                    {Number(day.slice(8))}
                    {day.endsWith('-01') && <VisuallyHidden> {longMonth(language, day)}</VisuallyHidden>}
                  </time>
                  <Chips>{(byDay.get(day) ?? []).map((one) => chip(one, false))}</Chips>
                </CalendarCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Day by day below each other, as one reads them out on the telephone. */
export function AgendaView({ occurrences, today, chip }: ViewProps) {
  const language = useLanguage();
  const byDay = [...Map.groupBy(occurrences, ({ day }) => day)].sort(([one], [other]) => (one < other ? -1 : 1));
  return (
    <div className={chipStyles.agenda}>
      {byDay.map(([day, of]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} aria-current={day === today ? 'date' : undefined}>
            {longDate(language, day)}
          </h2>
          <Chips>{of.map((one) => chip(one, true))}</Chips>
        </section>
      ))}
    </div>
  );
}
