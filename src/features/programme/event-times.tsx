import { clockTime, displayTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { EventCard } from './contract.ts';
import { t } from './strings.ts';

type Times = Pick<EventCard, 'date_start'> & Partial<Pick<EventCard, 'time_known' | 'listed_day' | 'until' | 'after_start'>>;

/** '19.30–22.00 Uhr', of a tour '13.00, 13.30 Uhr', of several days the last one; unknown times in words. */
export function EventTime({ event }: { event: Times }) {
  const language = useLanguage();
  const { until, after_start } = event;
  if (event.listed_day || event.time_known === false) return <span>{until ?? t(language, 'time_open')}</span>;
  const start = new Date(event.date_start);
  return (
    <>
      <time dateTime={event.date_start.slice(0, 16)}>{after_start ? clockTime(start) : displayTime(language, start)}</time>
      {after_start && <small>{after_start}</small>}
      {until && ` ${until}`}
    </>
  );
}
