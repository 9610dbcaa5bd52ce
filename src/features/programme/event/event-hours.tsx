import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { EventTime } from '../event-times.tsx';
import type { EventPageData } from './event.loader.ts';
import { t } from './strings.ts';

/** As in a list, of several days with the hour of the end: '18.00 Uhr – So 29/11/2026, 22.00 Uhr'. */
export function EventHours({ event }: { event: EventPageData }) {
  const language = useLanguage();
  const { date_start, date_end, until } = event;
  if (event.runs_until) return <Running event={event} />;
  if (!until || !date_end || !event.time_known) return <EventTime event={event} />;
  const end = new Date(date_end);
  return (
    <>
      <time dateTime={date_start}>{displayTime(language, new Date(date_start))}</time>
      {' – '}
      <time dateTime={date_end}>{`${displayDate(language, dayOf(end))}, ${displayTime(language, end)}`}</time>
    </>
  );
}

/** Of what has begun on an earlier day: '22.00 Uhr' as the hour of its end, and since when. */
function Running({ event: { date_start, date_end, day, time_known } }: { event: EventPageData }) {
  const language = useLanguage();
  const time = (instant: string) => displayTime(language, new Date(instant));
  return (
    <>
      {date_end && time_known && <time dateTime={date_end}>{time(date_end)}</time>}
      <small>{t(language, 'since', { start: displayDate(language, day) + (time_known ? `, ${time(date_start)}` : '') })}</small>
    </>
  );
}
