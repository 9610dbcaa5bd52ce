import { useState } from 'react';
import { isDay, wallClock } from '#i18n/berlin-time.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldRow } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { findClashes } from '../clashes/find-clashes.ts';
import type { Calendar, CalendarEvent } from '../contract.ts';
import styles from './calendar.module.css';
import { moveTimes } from './move-times.ts';
import { t } from './strings.ts';
import type { Place } from './use-move.ts';

type Props = { event: CalendarEvent; calendar: Calendar; onMove: (place: Place) => void };

/** Another day, time or room for an event, with what it would be beside there, as far as that day is shown. */
export function MoveForm({ event, calendar, onMove }: Props) {
  const language = useLanguage();
  const before = { day: event.day, time: event.time_known ? wallClock(new Date(event.date_start)).time.slice(0, 5) : '' };
  const [day, setDay] = useState(before.day);
  const [time, setTime] = useState(before.time);
  const [room, setRoom] = useState(event.room_id);
  const place = { day, time: event.time_known ? time || null : null, room_id: room };
  const why = !isDay(day) ? 'why_day' : day === before.day && (time === before.time || !time) && room === event.room_id ? 'why_same' : undefined;
  const beside = why ? [] : besideOf(event, place, calendar);
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
      <p role="status">{beside.length > 0 && t(language, 'beside', { names: beside.join(', ') })}</p>
      <Button look="primary" size="small" why={why && t(language, why)} onClick={() => onMove(place)}>
        {t(language, 'do_move')}
      </Button>
    </section>
  );
}

/** What is in the room then; who takes part where is known to the server alone. */
function besideOf(event: CalendarEvent, { day, time, room_id }: Place, { events, rooms }: Calendar): string[] {
  const lasts = Date.parse(event.ends) - Date.parse(event.date_start);
  const starts = Date.parse(moveTimes(event, day, time).date_start);
  const occupied = (one: CalendarEvent, room: number, from: number, until: number) => ({
    ...{ id: one.id, production_id: 0, room_id: room, starts: from, ends: until, people: [] },
    ...{ setup: rooms.find(({ id }) => id === room)?.setup_minutes ?? 0, clearing: rooms.find(({ id }) => id === room)?.clearing_minutes ?? 0 },
  });
  const others = events.filter(({ id, status, time_known }) => id !== event.id && status === 'scheduled' && time_known);
  const found = findClashes([
    occupied(event, room_id, starts, starts + lasts),
    ...others.map((one) => occupied(one, one.room_id, Date.parse(one.date_start), Date.parse(one.ends))),
  ]).filter(({ first, second }) => first === event.id || second === event.id);
  return found.flatMap(({ first, second }) => events.find(({ id }) => id === (first === event.id ? second : first))?.label ?? []);
}
