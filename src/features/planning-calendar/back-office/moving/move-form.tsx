import { useState } from 'react';
import { isDay, wallClock } from '#i18n/berlin-time.ts';
import { moveTimes } from '#i18n/clock/move-times.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldRow } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import type { Calendar, CalendarEvent } from '../../calendar-events.ts';
import { clashText } from '../clash-text.ts';
import styles from '../event-dialog.module.css';
import { t } from '../strings.ts';
import type { CalendarSlot } from './use-move.ts';
import { useMoveClashes } from './use-move-clashes.ts';

type Props = { event: CalendarEvent; calendar: Calendar; onMove: (place: CalendarSlot) => void };

/** Another day, time or room for an event, with what it would clash with there. */
export function MoveForm({ event, calendar, onMove }: Props) {
  const language = useLanguage();
  const before = { day: event.day, time: event.time_known ? wallClock(new Date(event.date_start)).time.slice(0, 5) : '' };
  const [day, setDay] = useState(before.day);
  const [time, setTime] = useState(before.time);
  const [room, setRoom] = useState(event.room_id);
  const place = { day, time: event.time_known ? time || null : null, room_id: room };
  const why = !isDay(day) ? 'why_day' : day === before.day && (time === before.time || !time) && room === event.room_id ? 'why_same' : undefined;
  const { report, isChecking, problem } = useMoveClashes(event.id, why ? null : { ...moveTimes(event, day, place.time), room_id: room });
  return (
    <section className={styles.move}>
      <h3>{t(language, 'move')}</h3>
      <FieldRow>
        <TextField name="day" type="date" label={t(language, 'jump')} value={day} onChange={({ target }) => setDay(target.value)} />
        {event.time_known && <TextField name="time" type="time" label={t(language, 'time')} value={time} onChange={({ target }) => setTime(target.value)} />}
      </FieldRow>
      <SelectField
        name="room"
        label={t(language, 'room')}
        defaultValue={String(room)}
        options={calendar.rooms.map(({ id, label, lang }) => ({ value: String(id), label, lang }))}
        onChange={({ target }) => setRoom(Number(target.value))}
      />
      <div role="status" className={styles.wouldClash}>
        {isChecking && <p>{t(language, 'checking')}</p>}
        {problem && <p>{t(language, 'unchecked', { reason: problem })}</p>}
        {report && <p>{t(language, report.length > 0 ? 'would_clash' : 'would_not_clash')}</p>}
        {report && report.length > 0 && (
          <ul>
            {report.map((clash) => (
              <li key={`${clash.kind} ${clash.other.id}`}>{clashText(language, clash)}</li>
            ))}
          </ul>
        )}
      </div>
      <Button look="primary" size="small" why={why && t(language, why)} onClick={() => onMove(place)}>
        {t(language, 'do_move')}
      </Button>
    </section>
  );
}
