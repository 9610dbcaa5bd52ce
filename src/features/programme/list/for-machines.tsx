import type { Language } from '#i18n/language.ts';
import { isFiltered, toQuery } from '../filter/filter.ts';
import type { ListData } from './list.loader.ts';
import { about } from './strings.ts';

// What search engines and feed readers learn of the list. They always ask the server: the browser loads none of it.

/** Beyond the first one a page of the whole programme has an address of its own. */
export const describeList = ({ filter, page }: ListData, language: Language, house: string) => ({
  description: about(language, 'description', { house }),
  query: page > 1 && !isFiltered(filter) ? `page=${page}` : '',
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
