import { useId } from 'react';
import { recordHref } from '#features/back-office/index.ts';
import { clockTime, longDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { button } from '#ui/button/button-class.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import { Link } from '#ui/link.tsx';
import type { Calendar, CalendarEvent } from '../calendar-events.ts';
import { ClashList } from './clash-list.tsx';
import styles from './event-dialog.module.css';
import { MoveForm } from './moving/move-form.tsx';
import type { CalendarSlot } from './moving/use-move.ts';
import { t } from './strings.ts';

type Props = { event: CalendarEvent; calendar: Calendar; mayWrite: boolean; onMove: (place: CalendarSlot) => void; onClose: () => void };

/** An event of the calendar: what it is, what it clashes with, and where else it is to be. */
export function EventDialog({ event, calendar, mayWrite, onMove, onClose }: Props) {
  const language = useLanguage();
  const title = useId();
  const { dialog, close } = useDialog({ isOpen: true });
  const room = calendar.rooms.find(({ id }) => id === event.room_id);
  const time = event.time_known ? `${clockTime(new Date(event.date_start))}–${clockTime(new Date(event.ends))}` : t(language, 'all_day');
  return (
    <Dialog ref={dialog} position="right" aria-labelledby={title} onClose={onClose}>
      <DialogBody title={event.label} titleId={title} onClose={close}>
        <div className={styles.details}>
          <p>
            {longDate(language, event.day)}, {time}
            <br />
            {[room?.label, event.type, event.status === 'scheduled' ? t(language, event.is_online ? 'online' : 'offline') : t(language, event.status)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className={styles.ways}>
            <Link to={recordHref('events', language, {}, event.id)} className={button('secondary', 'compact')}>
              {t(language, 'open')}
            </Link>
            {mayWrite && (
              <Link to={recordHref('events', language, {}, event.id, 'change')} className={button('secondary', 'compact')}>
                {t(language, 'change')}
              </Link>
            )}
          </p>
          <ClashList event={event} mayWrite={mayWrite} />
          {mayWrite && (
            <MoveForm
              event={event}
              calendar={calendar}
              onMove={(place) => {
                close();
                onMove(place);
              }}
            />
          )}
        </div>
      </DialogBody>
    </Dialog>
  );
}
