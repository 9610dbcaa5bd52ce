import { TriangleAlert } from 'lucide';
import { type DragEvent, memo } from 'react';
import { clockTime, displayDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { CalendarEvent } from '../calendar-events.ts';
import type { Occurrence } from './calendar-range.ts';
import styles from './event-chip.module.css';
import { t } from './strings.ts';

type Props = {
  occurrence: Occurrence;
  /** Of the room, where the place does not say it. */
  room: string | undefined;
  isStop: boolean;
  isMoving: boolean;
  mayMove: boolean;
  /** Both have to stay the same functions: of five hundred chips only those that differ are drawn again. */
  onFocus: (stop: string) => void;
  onOpen: (event: number) => void;
};

/** What dragging carries: the number of an event. */
export const draggedType = 'application/x-foyer-event';

export const openClashes = ({ clashes }: CalendarEvent) => clashes.filter(({ dismissed }) => dismissed === null);
export const stopOf = ({ event, day }: Occurrence): string => `${event.id} ${day}`;

/** An event on a day: its time and name; hatched as long as it is offline, struck through where it does not take place. */
export const EventChip = memo(function EventChip({ occurrence, room, isStop, isMoving, mayMove, onFocus, onOpen }: Props) {
  const language = useLanguage();
  const { event, day, isContinued } = occurrence;
  const stop = stopOf(occurrence);
  const clashes = openClashes(event).length;
  const time = isContinued
    ? t(language, 'until', { day: displayDate(language, event.ends.slice(0, 10)).slice(3, -5) })
    : event.time_known
      ? clockTime(new Date(event.date_start))
      : t(language, 'all_day');
  const unseen = [
    displayDate(language, day),
    event.status !== 'scheduled' && t(language, event.status),
    !event.is_online && t(language, 'offline'),
    clashes > 0 && t(language, 'n_clashes', { n: clashes }),
  ].filter(Boolean);
  const drag = (dragging: DragEvent) => {
    dragging.dataTransfer.setData(draggedType, String(event.id));
    dragging.dataTransfer.effectAllowed = 'move';
  };
  return (
    <button
      type="button"
      className={styles.chip}
      data-stop={stop}
      data-event={event.id}
      data-status={event.status}
      data-offline={event.is_online ? undefined : ''}
      data-continued={isContinued ? '' : undefined}
      data-clash={clashes > 0 ? '' : undefined}
      tabIndex={isStop ? 0 : -1}
      aria-busy={isMoving}
      aria-haspopup="dialog"
      draggable={mayMove && !isContinued}
      onDragStart={drag}
      onFocus={() => onFocus(stop)}
      onClick={() => onOpen(event.id)}
    >
      <span className={styles.time}>
        {time}
        {clashes > 0 && <Icon node={TriangleAlert} />}
      </span>
      <span className={styles.name} lang={event.lang}>
        {event.label}
      </span>
      {room && <span className={styles.place}>{room}</span>}
      <VisuallyHidden>{unseen.join(', ')}</VisuallyHidden>
    </button>
  );
});
