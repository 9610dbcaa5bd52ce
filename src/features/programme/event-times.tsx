import { dayOf } from '#i18n/berlin-time.ts';
import { clockTime, displayDate, displayTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { EventCard } from './contract.ts';
import { t } from './strings.ts';

type Times = Pick<EventCard, 'date_start'> & Partial<Pick<EventCard, 'date_end' | 'time_known'>>;

/** '19.30 Uhr', with the end where it is known; an unknown time is said in words. */
export function EventTime({ event, withEnd = false }: { event: Times; withEnd?: boolean }) {
  const language = useLanguage();
  if (event.time_known === false) return <span>{t(language, 'time_open')}</span>;
  const start = new Date(event.date_start);
  const end = withEnd && event.date_end ? new Date(event.date_end) : null;
  if (!end) return <time dateTime={event.date_start}>{displayTime(language, start)}</time>;
  const sameDay = dayOf(start) === dayOf(end) || end.getTime() - start.getTime() < 12 * 3_600_000;
  const until = sameDay ? displayTime(language, end) : `${displayDate(language, dayOf(end))}, ${displayTime(language, end)}`;
  return (
    <>
      <time dateTime={event.date_start}>{sameDay ? clockTime(start) : displayTime(language, start)}</time>
      {sameDay ? '–' : ' – '}
      <time dateTime={event.date_end ?? undefined}>{until}</time>
    </>
  );
}
