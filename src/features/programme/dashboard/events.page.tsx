import { useLoaderData } from 'react-router';
import type { CallOf } from '#api/endpoint.ts';
import { type ListData, ListScreen, loadList } from '#features/hub/dashboard/index.ts';
import { hubHref, type ScreenCall } from '#features/hub/index.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { statusText } from '../status/words/ticket-text.ts';
import type { StaffEvent, StaffEventContract } from './contract.ts';
import styles from './dashboard.module.css';
import { staffPageSize } from './form/limits.ts';
import { NamedLine, NamedList } from './form/named-line.tsx';
import { t } from './strings.ts';

const filters = ['period', 'picture'] as const;

export type EventsData = ListData<(typeof filters)[number], StaffEvent>;

export const loadEvents = ({ api, language, url, signal }: ScreenCall<StaffEventContract>): Promise<EventsData> =>
  loadList(url, filters, (query: CallOf<StaffEventContract['staffEvents']>['query']) => api.get('/api/cms-events/', { language, signal, query: query ?? {} }));

/** All events, to be found and opened. */
export function EventsPage() {
  const language = useLanguage();
  const { query, results = [], count = 0, failure } = useLoaderData<Partial<EventsData>>();
  if (!query) return null; // refused: the frame says so
  const options = (name: 'period' | 'picture', values: readonly string[]) =>
    values.map((value) => ({ value, label: t(language, `${name}_${value}` as Parameters<typeof t>[1]) })); // each value has its text, as the tests see
  return (
    <ListScreen
      screen="events"
      say={(word, parameters) => t(language, word, parameters)}
      total={t(language, 'count', { n: count })}
      {...{ query, results, count, failure }}
      filters={[
        {
          name: 'period',
          label: t(language, 'period'),
          options: options('period', ['past', 'all']),
          value: query.period,
          first: t(language, 'period_upcoming'),
        },
        { name: 'picture', label: t(language, 'picture'), options: options('picture', ['own', 'production', 'missing']), value: query.picture },
      ]}
      narrowing={filters}
      perPage={staffPageSize}
      keyOf={({ id }) => String(id)}
      columns={[
        { key: 'event', title: t(language, 'event'), cell: (event) => <Named event={event} language={language} /> },
        { key: 'date', title: t(language, 'date'), cell: (event) => <span className={styles.day}>{dateOf(event, language)}</span> },
        { key: 'room', title: t(language, 'room'), cell: ({ room }) => <span lang={room.lang}>{room.name}</span> },
        { key: 'picture', title: t(language, 'picture'), cell: (event) => t(language, `picture_${pictureOf(event)}`) },
        { key: 'state', title: t(language, 'state'), cell: (event) => stateOf(event, language) },
      ]}
      frame={(table) => <NamedList>{table}</NamedList>}
    />
  );
}

function Named({ event, language }: { event: StaffEvent; language: Language }) {
  const { id, title, subtitle, image_thumbnails: picture } = event;
  const langOf = translatedIn(event, language);
  const named = { title, titleLang: langOf('title'), subtitle, subtitleLang: langOf('subtitle') };
  return (
    <NamedLine to={hubHref('events', language, {}, id)} picture={picture?.small} {...named}>
      {dateOf(event, language)}
    </NamedLine>
  );
}

/** 'Sa 21/11/2026, 19.30 Uhr' */
export const dateOf = ({ day, date_start, time_known }: StaffEvent, language: Language): string =>
  displayDate(language, day) + (time_known ? `, ${displayTime(language, new Date(date_start))}` : '');

const pictureOf = ({ image_id, image_obj }: StaffEvent) => (image_id !== null ? 'own' : image_obj ? 'production' : 'missing');

/** What visitors are told beside it, and whether they see it. */
export const stateOf = ({ status, is_online }: StaffEvent, language: Language): string =>
  [!is_online && t(language, 'offline'), status !== 'scheduled' && statusText(language, status)].filter(Boolean).join(' · ');
