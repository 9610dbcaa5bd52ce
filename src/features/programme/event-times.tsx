import { displayTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { EventCard } from './contract.ts';
import { t } from './strings.ts';

type Times = Pick<EventCard, 'date_start'> & Partial<Pick<EventCard, 'time_known' | 'listed_day' | 'until'>>;

/**
 * '19.30 Uhr', of several days with the last one. Of what began before the days of the list only until when it is on; an
 * unknown time is said in words, unless the last day is.
 */
export function EventTime({ event }: { event: Times }) {
  const language = useLanguage();
  const { until } = event;
  if (event.listed_day || event.time_known === false) return <span>{until ?? t(language, 'time_open')}</span>;
  return (
    <>
      <time dateTime={event.date_start}>{displayTime(language, new Date(event.date_start))}</time>
      {until && ` ${until}`}
    </>
  );
}
