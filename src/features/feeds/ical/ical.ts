import ICAL from 'ical.js';
import { standardNames } from '#features/programme/index.ts';
import { timeZone } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import {
  type FeedEvent,
  feedText,
  feedTitle,
  feedTitleLang,
  isOff,
  locationOf,
  namesOf,
  pictureType,
  ticketAddress,
  ticketWords,
  type WithdrawnEvent,
} from '../events/feed-event.ts';
import { eventUid, type FeedIdentity } from '../feed-identity.ts';
import { refreshInterval } from '../limits.ts';
import { t } from '../strings.ts';
import { berlinZone, eventTimes, isAllDay, type Property, utcTime } from './ical-time.ts';

// The space that begins the rest of a folded line is not counted by ical.js, but by RFC 5545 §3.1: 75 octets with it.
ICAL.foldLength = 74;

type Options = {
  /** Address of the site without trailing slash. */
  baseUrl: string;
  identity: FeedIdentity;
  language: Language;
  /** What subscribers see their calendar called; without it, it is a file for one event. */
  name?: string;
  /** Events that subscribers may still have and that are not shown any more. */
  withdrawn?: readonly WithdrawnEvent[];
};

/** A component as RFC 7265 writes it: name, properties, components. */
type Component = [name: string, properties: Property[], components: (Component | typeof berlinZone)[]];

/** Events as an iCalendar object (RFC 5545), lines ended by CRLF; the same events always give the same octets, so the server's clock is not in it. */
export function writeCalendar(events: readonly FeedEvent[], { baseUrl, identity, language, name, withdrawn = [] }: Options): string {
  const properties: Property[] = [
    ['version', {}, 'text', '2.0'],
    ['prodid', {}, 'text', `-//Foyer//Programme//${language.toUpperCase()}`],
    ['calscale', {}, 'text', 'GREGORIAN'],
    ['method', {}, 'text', 'PUBLISH'],
    ...(name ? subscription(clean(name)) : []),
  ];
  const components = [
    berlinZone,
    ...events.map((event) => vevent(event, { baseUrl, identity, language })),
    ...withdrawn.map((event) => withdrawnVevent(event, identity, language)),
  ];
  const calendar: Component = ['vcalendar', properties, components];
  return ICAL.stringify(calendar);
}

/** For the calendars of RFC 7986 and, by the older names, for those before it. */
const subscription = (name: string): Property[] => [
  ['name', {}, 'unknown', escapeUnknown(name)],
  ['x-wr-calname', {}, 'unknown', escapeUnknown(name)],
  ['x-wr-timezone', {}, 'unknown', timeZone],
  ['refresh-interval', {}, 'duration', refreshInterval],
  ['x-published-ttl', {}, 'unknown', refreshInterval],
];

/** An event taken back: cancelled for whoever has it (RFC 5546 §3.2.5), without a word of what it was. */
const withdrawnVevent = (event: WithdrawnEvent, identity: FeedIdentity, language: Language): Component => [
  'vevent',
  [
    ...revision(event, identity),
    ['status', {}, 'text', 'CANCELLED'],
    ...eventTimes(event),
    ['summary', {}, 'text', t(language, 'withdrawn')],
    ['transp', {}, 'text', 'TRANSPARENT'],
  ],
  [],
];

function revision({ id, updated_at, sequence }: WithdrawnEvent, identity: FeedIdentity): Property[] {
  const changed = utcTime(updated_at);
  return [
    ['uid', {}, 'text', eventUid(identity, id)],
    ['dtstamp', {}, 'date-time', changed],
    ['last-modified', {}, 'date-time', changed],
    ['sequence', {}, 'integer', sequence],
  ];
}

/** RFC 5545 §3.8.1.11 STATUS. A new date is an event of its own. */
export const calendarStatus = (event: FeedEvent): string => (event.has_new_date ? 'CANCELLED' : standardNames[event.tickets.state].ical);

function vevent(event: FeedEvent, { baseUrl, identity, language }: Pick<Options, 'baseUrl' | 'identity' | 'language'>): Component {
  const url = baseUrl + event.link.url;
  const paragraphs = feedText(event, language).map(({ text }) => text);
  const tickets = [ticketWords(event), ticketAddress(event, baseUrl)].filter(Boolean).join(': ');
  if (tickets) paragraphs.push(tickets);
  if (event.picture) paragraphs.push(t(language, 'picture', { credit: event.picture.credit }));
  const titleLang = feedTitleLang(event, language);
  return [
    'vevent',
    [
      ...revision(event, identity),
      ['status', {}, 'text', calendarStatus(event)],
      ...eventTimes(event),
      ['summary', titleLang ? { language: titleLang } : {}, 'text', clean(feedTitle(event))],
      ['location', {}, 'text', clean(locationOf(event))],
      ['categories', {}, 'text', ...[event.event_type_new, ...event.tags, ...event.accessibility].map(({ name }) => clean(name))],
      ['description', {}, 'text', clean([...paragraphs, url].join('\n\n'))],
      ['url', {}, 'uri', url],
      ...organizerOf(event),
      ...imageOf(event, baseUrl),
      // Nobody is busy all day because something is on, or because a time is open.
      ['transp', {}, 'text', isOff(event) || isAllDay(event) ? 'TRANSPARENT' : 'OPAQUE'],
    ],
    [],
  ];
}

/** Who puts it on, where that is not the venue: RFC 5545 has one of them, and wants an address, which is that of their site. */
function organizerOf({ promoters }: FeedEvent): Property[] {
  if (promoters.length === 0) return [];
  const name = clean(namesOf(promoters)).replace(/\s+/g, ' ');
  return [['organizer', { cn: name }, 'cal-address', promoters.find(({ link }) => link)?.link ?? 'invalid:nomail']];
}

/** RFC 7986 §5.10 */
const imageOf = ({ picture }: FeedEvent, baseUrl: string): Property[] =>
  picture ? [['image', { display: 'BADGE', fmttype: pictureType(picture.url) }, 'uri', baseUrl + picture.url]] : [];

/** Without control characters, which no line may hold (RFC 5545 §3.1), and with one kind of line end. */
const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '');

/** Of a property that it does not know, ical.js writes the value as it is. */
const escapeUnknown = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
