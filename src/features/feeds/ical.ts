import { standardNames, stateOf } from '#features/programme/index.ts';
import { timeZone } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { type FeedEvent, feedText, feedTitle, feedTitleLang, isOff, placeOf, ticketAddress, type WithdrawnEvent } from './feed-event.ts';
import { escapeText, fold } from './ical-line.ts';
import { berlinZone, eventTimes, utcTime } from './ical-time.ts';
import { refreshInterval } from './limits.ts';
import { t } from './strings.ts';

type Options = {
  /** Address of the site without trailing slash. */
  baseUrl: string;
  language: Language;
  /** What subscribers see their calendar called; without it, it is a file for one event. */
  name?: string;
  /** Events that subscribers may still have and that are not shown any more. */
  withdrawn?: readonly WithdrawnEvent[];
};

/**
 * Events as an iCalendar object (RFC 5545), lines ended by CRLF. The same events always give the same octets: the
 * clock of the server is not in it.
 */
export function writeCalendar(events: readonly FeedEvent[], { baseUrl, language, name, withdrawn = [] }: Options): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Foyer//Programme//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name ? subscription(name) : []),
    ...berlinZone,
    ...events.flatMap((event) => eventLines(event, baseUrl, language)),
    ...withdrawn.flatMap((event) => withdrawnLines(event, language)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** For the calendars of RFC 7986 and, by the older names, for those before it. */
const subscription = (name: string): string[] => [
  text('NAME', name),
  text('X-WR-CALNAME', name),
  `X-WR-TIMEZONE:${timeZone}`,
  `REFRESH-INTERVAL;VALUE=DURATION:${refreshInterval}`,
  `X-PUBLISHED-TTL:${refreshInterval}`,
];

/** An event taken back: cancelled for whoever has it (RFC 5546 §3.2.5), without a word of what it was. */
const withdrawnLines = (event: WithdrawnEvent, language: Language): string[] => [
  'BEGIN:VEVENT',
  ...revisionLines(event),
  'STATUS:CANCELLED',
  ...eventTimes(event),
  text('SUMMARY', t(language, 'withdrawn')),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** Which event, and which of its versions. */
function revisionLines({ id, updated_at, sequence }: WithdrawnEvent): string[] {
  const changed = utcTime(updated_at);
  return [
    `UID:event-${id}@foyer`, // from the id alone: it outlives a change of host, slug and language
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${sequence}`,
  ];
}

function eventLines(event: FeedEvent, baseUrl: string, language: Language): string[] {
  const url = baseUrl + event.link.url;
  const tickets = ticketAddress(event, baseUrl);
  const paragraphs = feedText(event, language).map((paragraph) => paragraph.text);
  if (tickets) paragraphs.push(`${t(language, 'tickets')}: ${tickets}`);
  const categories = [event.event_type_new, ...event.tags].map(({ name }) => escapeText(name));
  const titleLang = feedTitleLang(event, language);
  return [
    'BEGIN:VEVENT',
    ...revisionLines(event),
    `STATUS:${standardNames[stateOf(event)].ical}`,
    ...eventTimes(event),
    text(`SUMMARY${titleLang ? `;LANGUAGE=${titleLang}` : ''}`, feedTitle(event, language)),
    text('LOCATION', placeOf(event)),
    `CATEGORIES:${categories.join(',')}`,
    text('DESCRIPTION', [...paragraphs, url].join('\n\n')),
    `URL:${url}`,
    `TRANSP:${isOff(event) || !event.time_known ? 'TRANSPARENT' : 'OPAQUE'}`, // nobody is busy all day because a time is open
    'END:VEVENT',
  ];
}

const text = (property: string, value: string): string => `${property}:${escapeText(value)}`;
