import type { Language } from '#i18n/language.ts';
import { toQuery } from '../filter/filter.ts';
import type { ListData } from './list.loader.ts';
import { about } from './strings.ts';

// They always ask the server: the browser loads none of it.

/** Beyond the first one each page of the list is its own original, with what is chosen. */
export const describeList = ({ filter, page }: ListData, language: Language, venue: string) => ({
  description: about(language, 'description', { venue }),
  query: page > 1 ? `${toQuery(filter)}&page=${page}`.replace(/^&/, '') : '',
});

export function FeedLinks({ data, language }: { data: ListData; language: Language }) {
  return (
    <>
      <link rel="alternate" type="application/atom+xml" href={feedPath(data, language, 'atom')} />
      <link rel="alternate" type="text/calendar" href={feedPath(data, language, 'ics')} />
    </>
  );
}

const feedPath = ({ filter }: ListData, language: Language, format: 'atom' | 'ics') =>
  `/${language}/api/events.${format}?${toQuery(filter)}`.replace(/\?$/, '');
