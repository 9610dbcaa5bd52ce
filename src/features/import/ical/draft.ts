import type ICAL from 'ical.js';
import { isSeason } from '../names/names.ts';

/** What iCalendar calls the fields of a record. */
export const fields = {
  identifier: 'UID',
  title: 'SUMMARY',
  description: 'DESCRIPTION',
  date_start: 'DTSTART',
  date_end: 'DTEND',
  place: 'LOCATION',
  kind: 'CATEGORIES',
  status: 'STATUS',
  tags: 'CATEGORIES',
  url: 'URL',
  image: 'IMAGE',
};

/** What a VEVENT says apart from its times, not yet checked. The first category is the kind of event, further ones are tags. */
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
    place: placeOf(event.getFirstPropertyValue('location')),
    kind,
    tags,
    status: statusOf(event),
  };
}

/** What calendars write before a title that does not take place as announced, for those that show no status; ours do, too. */
const before = /^(?:(entfällt|abgesagt|cancell?ed)|(verschoben|postponed)): *(?=\S)/i;

function statusOf(event: ICAL.Component): 'cancelled' | 'postponed' | 'scheduled' | undefined {
  const value = event.getFirstPropertyValue('status');
  const [, cancelled, postponed] = before.exec(textOf(event, 'summary') ?? '') ?? [];
  if (cancelled || (typeof value === 'string' && /^cancelled$/i.test(value))) return 'cancelled';
  if (postponed) return 'postponed';
  return typeof value === 'string' ? 'scheduled' : undefined;
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

function perLanguage(event: ICAL.Component, name: string, language: string): { [language: string]: string } | undefined {
  const text = event.getFirstPropertyValue(name);
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  return { [language]: text.replaceAll('\\"', '"') }; // some systems escape quotes, which no rule asks for
}

/** 'Großer Saal, Am Ostkai 1' → name and address. */
function placeOf(location: unknown): { name: string; address?: string } | undefined {
  if (typeof location !== 'string' || location.trim() === '') return undefined;
  const [, name = '', address = ''] = /^\s*([^,\n]*)[,\n]?(.*)$/s.exec(location) ?? [];
  if (name.trim() === '') return { name: location };
  return { name, address: address.trim() === '' ? undefined : address };
}
