import type { ArticleFeedEntry } from '#features/magazine/index.server.ts';
import { standardNames } from '#features/programme/index.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import {
  type FeedEvent,
  feedText,
  feedTitle,
  feedTitleLang,
  isOff,
  locationOf,
  pictureType,
  startTimes,
  ticketAddress,
  ticketWords,
} from '../events/feed-event.ts';
import { type FeedIdentity, tagUri } from '../feed-identity.ts';
import { t } from '../strings.ts';
import { escapeXml as x, xmlDeclaration } from '../xml.ts';

type Options = {
  /** Address of the site without trailing slash. */
  baseUrl: string;
  identity: FeedIdentity;
  language: Language;
  title: string;
  author: string;
  /** Paths of the feed and of the page that shows the same. */
  self: string;
  page: string;
  /** Said to be the last change of a feed without events. */
  from: Date;
};

type About = Pick<Options, 'baseUrl' | 'identity' | 'language'>;

/** An event in a feed: as it is, or as a piece of news with a name, a heading and a time of its own. */
export type EventEntry = { event: FeedEvent; name?: string; heading?: string; updated?: Date; further?: string[] };
export type AtomEntry = EventEntry | { article: ArticleFeedEntry };

/** Events and articles as an Atom feed (RFC 4287). The same always give the same octets. */
export function writeAtom(entries: readonly AtomEntry[], { baseUrl, identity, language, title, author, self, page, from }: Options): string {
  const updated = entries.reduce((latest, one) => Math.max(latest, updatedOf(one)), 0);
  return `${xmlDeclaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${x(tagUri(identity, self))}</id>
<title>${x(title)}</title>
<updated>${instant(updated || from.getTime())}</updated>
<author><name>${x(author)}</name></author>
<link rel="self" type="application/atom+xml" href="${x(baseUrl + self)}"/>
<link rel="alternate" type="text/html" hreflang="${language}" href="${x(baseUrl + page)}"/>
${entries.map((one) => entry(one, { baseUrl, identity, language })).join('')}</feed>
`;
}

/** When it was news, in milliseconds. */
export const updatedOf = (one: AtomEntry): number =>
  'article' in one ? one.article.published.getTime() : (one.updated?.getTime() ?? Date.parse(one.event.updated_at));

function entry(one: AtomEntry, { baseUrl, identity, language }: About): string {
  if ('article' in one) return articleEntry(one.article, { baseUrl, identity, language });
  const { event, heading, further = [] } = one;
  const name = one.name ?? `event-${event.id}`;
  const paragraphs = feedText(event, language).map(({ text, lang }) => `<p${xmlLang(lang)}>${x(text)}</p>`);
  const titleLang = heading ? undefined : feedTitleLang(event, language);
  const title = heading ? `${heading}: ${event.title}` : feedTitle(event);
  const about = [whenAndWhere(event, language), ...further].join(' ');
  const [tickets, address] = [ticketWords(event), ticketAddress(event, baseUrl)];
  if (tickets) paragraphs.push(address ? `<p><a href="${x(address)}">${x(tickets)}</a></p>` : `<p>${x(tickets)}</p>`);
  const { picture } = event;
  if (picture) paragraphs.push(`<p><img src="${x(baseUrl + picture.url)}" alt="${x(picture.alt)}"/></p><p>${x(t(language, 'picture', picture))}</p>`);
  return `<entry>
<id>${x(tagUri(identity, `${language}/${name}`))}</id>
<title${xmlLang(titleLang)}>${x(title)}, ${displayDate(language, event.day)}</title>
<updated>${instant(updatedOf(one))}</updated>
<link rel="alternate" type="text/html" hreflang="${language}" href="${x(baseUrl + event.link.url)}"/>
${enclosure(event, baseUrl)}${event.promoters.map(contributor).join('')}${categories(event)}
<summary>${x(about)}</summary>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>${x(about)}</p>${paragraphs.join('')}</div></content>
</entry>
`;
}

function articleEntry({ id, title, summary, url, author, category, published, lang }: ArticleFeedEntry, { baseUrl, identity, language }: About): string {
  return `<entry>
<id>${x(tagUri(identity, `${language}/article-${id}`))}</id>
<title${xmlLang(lang)}>${x(title)}</title>
<published>${instant(published.getTime())}</published>
<updated>${instant(published.getTime())}</updated>
${author ? `<author><name>${x(author)}</name></author>\n` : ''}<link rel="alternate" type="text/html" hreflang="${language}" href="${x(baseUrl + url)}"/>
<category term="${x(category)}"/>
<summary${xmlLang(lang)}>${x(summary)}</summary>
</entry>
`;
}

const xmlLang = (lang: Language | undefined): string => (lang ? ` xml:lang="${lang}"` : '');

/** 'Sa 21/11/2026, 19.30 Uhr, Großer Saal, Ostkai, …'; of several days with the last: 'So 15/11/2026, bis So 20/12, Foyer, …' */
function whenAndWhere(event: FeedEvent, language: Language): string {
  const time = event.time_known ? [startTimes(event) ?? displayTime(language, new Date(event.date_start))] : [];
  const until = event.until ? [event.until] : [];
  return [displayDate(language, event.day), ...time, ...until, locationOf(event)].join(', ');
}

const enclosure = ({ picture }: FeedEvent, baseUrl: string): string =>
  picture ? `<link rel="enclosure" type="${pictureType(picture.url)}" href="${x(baseUrl + picture.url)}"/>\n` : '';

/** Who puts it on; the author of what is said of it is the venue. */
const contributor = ({ name, link }: FeedEvent['promoters'][number]): string =>
  `<contributor><name>${x(name)}</name>${link ? `<uri>${x(link)}</uri>` : ''}</contributor>\n`;

function categories(event: FeedEvent): string {
  const { state, text } = event.tickets;
  const kinds = [event.event_type_new, ...event.tags, ...event.accessibility].map(({ name }) => `<category term="${x(name)}"/>`);
  const status = `<category scheme="https://schema.org/EventStatusType" term="${standardNames[state].schemaStatus}"${isOff(event) ? ` label="${x(text)}"` : ''}/>`;
  return [...kinds, status].join('');
}

const instant = (milliseconds: number): string => `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
