import type ICAL from 'ical.js';
import { foldName } from '#i18n/fold-name.ts';
import { isSeason } from '../names/names.ts';

export const fields = {
  identifier: 'UID',
  title: 'SUMMARY',
  description: 'DESCRIPTION',
  date_start: 'DTSTART',
  date_end: 'DTEND',
  place: 'LOCATION',
  attendance: 'LOCATION',
  production: 'UID',
  kind: 'CATEGORIES',
  status: 'STATUS',
  tags: 'CATEGORIES',
  url: 'URL',
  image: 'IMAGE',
  organizers: 'ORGANIZER',
};

/** Apart from its times, not yet checked; the first category is the kind of event, further ones are tags. */
export function draftOf(event: ICAL.Component) {
  const language = /^en\b/i.test(String(event.getFirstProperty('summary')?.getFirstParameter('language') ?? '')) ? 'en' : 'de';
  const [kind, ...tags] = event
    .getAllProperties('categories')
    .flatMap((property) => property.getValues())
    .map(String)
    .filter((category) => category.trim() !== '' && !isSeason(category));
  return {
    language,
    title: titleOf(event, language),
    description: perLanguage(event, 'description', language) ?? perLanguage(event, 'x-alt-desc', language),
    url: textOf(event, 'url'),
    image: pictureOf(event),
    organizers: organizerOf(event),
    ...(isOnlineAddress(event) ? { place: { name: 'Online' }, attendance: 'online' as const } : { place: placeOf(event.getFirstPropertyValue('location')) }),
    kind,
    tags,
    status: statusOf(event),
  };
}

/** What calendars write before a title that does not take place as announced, for those that show no status; ours do, too. */
const before = /^(?:(entfällt|abgesagt|cancell?ed)|(verschoben|postponed)): *(?=\S)/i;

function statusOf(event: ICAL.Component): 'cancelled' | 'postponed' | 'scheduled' | undefined {
  const value = textOf(event, 'status');
  const [, cancelled, postponed] = before.exec(textOf(event, 'summary') ?? '') ?? [];
  if (cancelled || /^cancell?ed$/i.test(value ?? '')) return 'cancelled';
  if (postponed) return 'postponed';
  return value ? 'scheduled' : undefined;
}

function titleOf(event: ICAL.Component, language: string) {
  const title = perLanguage(event, 'summary', language);
  return title && { [language]: title[language]?.replace(before, '') ?? '' };
}

const textOf = (event: ICAL.Component, name: string): string | undefined => {
  const value = event.getFirstPropertyValue(name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

/** IMAGE (RFC 7986), else what is attached as a picture. */
function pictureOf(event: ICAL.Component): string | undefined {
  const attached = event.getAllProperties('attach').filter((property) => /^image\//i.test(String(property.getFirstParameter('fmttype') ?? '')));
  return [...event.getAllProperties('image'), ...attached].map((property) => String(property.getFirstValue())).find((address) => /^https?:/i.test(address));
}

/** Who puts it on: not who has entered it into a calendar of the office, as of meetings, or a calendar by its name. */
function organizerOf(event: ICAL.Component): { name: string; link?: string }[] {
  const { name, address } = organizerIn(event);
  if (name === '' || isEntry(event)) return [];
  return [{ name, ...(/^https?:/i.test(address) && { link: address }) }];
}

/** The name of an ORGANIZER who has only made the entry. */
export const entryOf = (event: ICAL.Component): string | null => (organizerIn(event).name !== '' && isEntry(event) ? organizerIn(event).name : null);

function isEntry(event: ICAL.Component): boolean {
  const { name, address } = organizerIn(event);
  const [, mailbox = '', host = ''] = /^mailto:([^@]*)@(.*)$/i.exec(address) ?? [];
  const names = name.trim().split(/\s+/);
  const isPerson = names.length > 1 && bare(mailbox).includes(bare(names.at(-1) ?? ''));
  return event.hasProperty('attendee') || name.includes('@') || isPerson || /(^|\.)calendar\.google\.com$/i.test(host);
}

/** Letters alone, umlauts as mailboxes write them. */
const bare = (text: string): string =>
  foldName(text)
    .replace(/[^a-z]/g, '')
    .replace(/([aou])e/g, '$1');

function organizerIn(event: ICAL.Component): { name: string; address: string } {
  const property = event.getFirstProperty('organizer');
  return { name: String(property?.getFirstParameter('cn') ?? '').trim(), address: String(property?.getFirstValue() ?? '') };
}

function perLanguage(event: ICAL.Component, name: string, language: string): { [language: string]: string } | undefined {
  const text = event.getFirstPropertyValue(name);
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  return { [language]: text.replaceAll('\\"', '"') }; // some systems escape quotes, which no rule asks for
}

/** Whether the place is an address of a meeting or stream: it is left out, since it may let anybody in. */
export const isOnlineAddress = (event: ICAL.Component): boolean => /^https?:\/\/\S+$/i.test(textOf(event, 'location') ?? '');

/** 'Großer Saal, Am Ostkai 1' → name and address. */
function placeOf(location: unknown): { name: string; address?: string } | undefined {
  if (typeof location !== 'string' || location.trim() === '') return undefined;
  const [, name = '', address = ''] = /^\s*([^,\n]*)[,\n]?(.*)$/s.exec(location) ?? [];
  if (name.trim() === '') return { name: location };
  return { name, address: address.trim() === '' ? undefined : address.trim().replace(/\s*\n\s*/g, ', ') };
}
