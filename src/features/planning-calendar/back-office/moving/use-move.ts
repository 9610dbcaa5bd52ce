import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { httpTransport } from '#api/client.ts';
import { allWordsOf, recordCalls } from '#features/back-office/records/index.ts';
import type { Day } from '#i18n/berlin-time.ts';
import { moveTimes } from '#i18n/clock/move-times.ts';
import { displayDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { showToast } from '#ui/toast/toast.ts';
import type { Calendar, CalendarEvent } from '../../calendar-events.ts';
import { t } from '../strings.ts';

/** Where an event is moved to; `time` null: at the same time of day. */
export type CalendarSlot = { day: Day; time: string | null; room_id: number };
export type Planned = { event: CalendarEvent; values: { date_start: string; date_end: string | null; room_id: number } };

/** Moves events; of one that visitors know it is `asked` first whether it was a mistake or is a change of plan. */
export function useMove({ rooms }: Calendar) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [asked, ask] = useState<Planned | null>(null);
  const [moving, setMoving] = useState<number | null>(null);
  const calls = recordCalls(httpTransport, 'events', language);
  const store = async ({ event, values }: Planned) => {
    setMoving(event.id);
    try {
      const stored = await calls.change(event.id, event.revision, values);
      const when = displayDate(language, values.date_start.slice(0, 10)) + (event.time_known ? `, ${values.date_start.slice(11, 16).replace(':', '.')}` : '');
      const room = rooms.find(({ id }) => id === values.room_id)?.label ?? '';
      const back = async () => {
        try {
          await calls.change(event.id, stored.revision, { date_start: event.date_start, date_end: event.date_end, room_id: event.room_id });
          showToast(t(language, 'moved_back', { name: event.label }));
        } catch (error) {
          showToast(t(language, 'not_moved', { name: event.label, reason: allWordsOf(error) }));
        }
        await revalidate();
      };
      showToast(t(language, 'moved', { name: event.label, when, room }), { text: t(language, 'undo'), run: () => void back() });
    } catch (error) {
      showToast(t(language, 'not_moved', { name: event.label, reason: allWordsOf(error) }));
    }
    await revalidate();
    setMoving(null);
  };
  const move = (event: CalendarEvent, { day, time, room_id }: CalendarSlot) => {
    const planned = { event, values: { ...moveTimes(event, day, time), room_id } };
    if (planned.values.date_start === event.date_start && room_id === event.room_id) return;
    if (event.is_online && event.status === 'scheduled') ask(planned);
    else void store(planned);
  };
  return { move, asked, answer: () => ask(null), store, moving };
}
