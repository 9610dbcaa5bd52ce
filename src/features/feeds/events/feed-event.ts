import type { EventCardData, EventDetail } from '#features/programme/index.ts';
import { hasTicketLink } from '#features/programme/index.ts';
import { clockTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { t } from '../strings.ts';

/** An event with what a feed tells of it; an EventDetail is one too. */
export type FeedEvent = EventCardData &
  Pick<EventDetail, 'room' | 'venue' | 'expected_end' | 'start_times' | 'description' | 'sequence' | 'updated_at' | 'promoters'> & {
    /** That may be shown elsewhere, with whose it is. */
    picture?: { url: string; credit: string; alt: string } | null;
    /** Online alone, or in a hall and online as well. */
    attendance?: 'online' | 'mixed' | null;
    /** Set where it is postponed to a date that is announced. */
    has_new_date?: boolean;
  };

/** An event that is no longer shown: when it was to be, and nothing else of it. */
export type WithdrawnEvent = Pick<FeedEvent, 'id' | 'date_start' | 'date_end' | 'time_known' | 'day' | 'until' | 'sequence' | 'updated_at'>;

/** Whether the event does not take place as announced: then every feed says so before its title. */
export const isOff = ({ status }: Pick<FeedEvent, 'status'>): boolean => status !== 'scheduled';

/** 'Entfällt: Tosca' */
export const feedTitle = (event: FeedEvent): string => (isOff(event) ? `${event.tickets.text}: ${event.title}` : event.title);

/** The language of that title, where it is not the reader's. */
export const feedTitleLang = (event: FeedEvent, language: Language): Language | undefined =>
  isOff(event) ? undefined : translatedIn(event, language)('title');

/** 'Großer Saal, Ostkai, Am Ostkai 1, 20457 Hamburg': a room's own street stands for the venue's. What is online alone has no address. */
export const locationOf = ({ room, venue, attendance }: FeedEvent): string =>
  attendance === 'online'
    ? 'Online'
    : [room.name, venue.name === room.name ? '' : venue.name, room.address || venue.street, [venue.postcode, venue.city].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join(', ');

/** Where tickets are to be had, as long as there are any; null where there are none. */
export function ticketAddress(event: FeedEvent, baseUrl: string): string | null {
  const { ticket_url: url } = event;
  if (!url || !hasTicketLink(event.tickets.state)) return null;
  return url.startsWith('/') ? baseUrl + url : url;
}

/** What is said of tickets below everything else; of what does not take place its state stands before the title. */
export function ticketWords(event: FeedEvent): string | null {
  const { text, presale } = event.tickets;
  return isOff(event) ? null : [text, presale?.text].filter(Boolean).join('. ');
}

/** '13.00, 13.30, 14.00 Uhr' of what begins several times; null of everything else. */
export const startTimes = ({ date_start, start_times, after_start = '' }: FeedEvent): string | null =>
  start_times.length > 0 ? clockTime(new Date(date_start)) + after_start : null;

/** 'Konzertdirektion Nord, Musik am Hafen' */
export const namesOf = (promoters: FeedEvent['promoters']): string => promoters.map(({ name }) => name).join(', ');

/** 'image/jpeg' of the address of a rendered picture. */
export const pictureType = (url: string): string => `image/${(/\.(\w+)$/.exec(url)?.[1] ?? 'jpg').replace('jpg', 'jpeg')}`;

type Paragraph = { text: string; lang?: Language };

/** What a feed says of an event below its title, each paragraph marked where it is not in the reader's language. */
export function feedText(event: FeedEvent, language: Language): Paragraph[] {
  const langOf = translatedIn(event, language);
  const marked = (field: string, text: string): Paragraph => {
    const lang = langOf(field);
    return lang ? { text, lang } : { text };
  };
  const times = startTimes(event);
  const paragraphs: Paragraph[] = [
    { text: isOff(event) ? event.tickets.text : '' },
    { text: event.moved_from?.text ?? '' },
    marked('status_note', event.status_note),
    { text: event.replaced_by?.text ?? '' },
    { text: event.time_known || event.until ? '' : t(language, 'time_open') },
    { text: times ? t(language, 'starts_at', { times }) : '' },
    marked('preline', event.preline),
    marked('subtitle', event.subtitle),
    ...event.description.map((text) => marked('description', text)),
    { text: event.promoters.length > 0 ? t(language, 'promoters', { names: namesOf(event.promoters) }) : '' },
  ];
  return paragraphs.filter(({ text }) => text !== '');
}
