import { dayOf } from '#i18n/berlin-time.ts';
import { clockTime, displayDate, displayTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { EventDetail } from '../contract.ts';
import { EventTime } from '../event-times.tsx';

/** '19.30–22.00 Uhr', of several days with the last: '18.00 Uhr – So 29/11/2026, 22.00 Uhr'. Without a known end as in a list. */
export function EventHours({ event }: { event: EventDetail }) {
  const language = useLanguage();
  const { date_start, date_end, until } = event;
  if (!date_end || !event.time_known) return <EventTime event={event} />;
  const [start, end] = [new Date(date_start), new Date(date_end)];
  return (
    <>
      <time dateTime={date_start}>{until ? displayTime(language, start) : clockTime(start)}</time>
      {until ? ' – ' : '–'}
      <time dateTime={date_end}>{(until ? `${displayDate(language, dayOf(end))}, ` : '') + displayTime(language, end)}</time>
    </>
  );
}
