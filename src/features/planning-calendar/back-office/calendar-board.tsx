import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SaveQuestion } from '#features/back-office/records/index.ts';
import type { Day } from '#i18n/berlin-time.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { NothingHere } from '#ui/staff/staff-screen.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Calendar, CalendarEvent } from '../calendar-events.ts';
import styles from './calendar.module.css';
import { type CalendarRange, daysOf, type Occurrence, occurrencesOf } from './calendar-range.ts';
import { AgendaView, MonthView, RoomsView } from './calendar-views.tsx';
import { EventChip, stopOf } from './event-chip.tsx';
import { EventDialog } from './event-dialog.tsx';
import { useMove } from './moving/use-move.ts';
import { t } from './strings.ts';
import { useArrowKeys } from './use-arrow-keys.ts';

const views = { rooms: RoomsView, month: MonthView, agenda: AgendaView };

type Props = {
  range: CalendarRange;
  calendar: Calendar;
  /** Those that are shown, in their order. */
  rooms: readonly Calendar['rooms'][number][];
  events: readonly CalendarEvent[];
  today: Day;
  mayWrite: boolean;
  question: SaveQuestion;
};

/** The events themselves: opened by a click or Enter, moved by dragging or in what has been opened. */
export function CalendarBoard({ range, calendar, rooms, events, today, mayWrite, question }: Props) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { move, asked, answer, store, moving } = useMove(calendar);
  const [openId, open] = useState<number | null>(null);
  const occurrences = useMemo(() => occurrencesOf(events, daysOf(range)), [events, range]);
  const { current, choose, onKeyDown } = useArrowKeys(useMemo(() => occurrences.map(stopOf), [occurrences]));
  const opened = calendar.events.find(({ id }) => id === openId);
  const View = views[range.view];
  const roomNames = useMemo(() => new Map(calendar.rooms.map(({ id, label }) => [id, label])), [calendar]);
  const chip = (occurrence: Occurrence, withRoom: boolean): ReactNode => {
    const { event } = occurrence;
    const stop = stopOf(occurrence);
    return (
      <li key={stop}>
        <EventChip
          occurrence={occurrence}
          room={withRoom ? roomNames.get(event.room_id) : undefined}
          isStop={current === stop}
          isMoving={moving === event.id}
          mayMove={mayWrite}
          onFocus={choose}
          onOpen={open}
        />
      </li>
    );
  };
  const drop = (id: number, day: Day, room: number | null) => {
    const event = calendar.events.find((one) => one.id === id);
    if (event && mayWrite && moving === null) move(event, { day, time: null, room_id: room ?? event.room_id });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the arrow keys of the buttons in it
    <div className={styles.board} onKeyDown={onKeyDown}>
      <VisuallyHidden>{t(language, 'keys')}</VisuallyHidden>
      {occurrences.length === 0 && <NothingHere words={t(language, 'none')} />}
      <View range={range} rooms={rooms} occurrences={occurrences} today={today} chip={chip} onDrop={drop} />
      {opened && (
        <EventDialog
          key={opened.id}
          event={opened}
          calendar={calendar}
          mayWrite={mayWrite}
          onMove={(place) => move(opened, place)}
          onClose={() => open(null)}
        />
      )}
      {asked && (
        <question.Dialog
          ids={[asked.event.id]}
          values={asked.values}
          onSave={() => void store(asked)}
          onLeave={(_, to) => void navigate(to)}
          onClose={answer}
        />
      )}
    </div>
  );
}
