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
    title: perLanguage(event, 'summary', language),
    description: perLanguage(event, 'description', language),
    place: placeOf(event.getFirstPropertyValue('location')),
    kind,
    tags,
    status: /^cancelled$/i.test(String(event.getFirstPropertyValue('status') ?? '')) ? 'cancelled' : 'scheduled',
  };
}

function perLanguage(event: ICAL.Component, name: string, language: string): { [language: string]: string } | undefined {
  const text = event.getFirstPropertyValue(name);
  return typeof text === 'string' && text.trim() !== '' ? { [language]: text } : undefined;
}

/** 'Großer Saal, Am Ostkai 1' → name and address. */
function placeOf(location: unknown): { name: string; address?: string } | undefined {
  if (typeof location !== 'string' || location.trim() === '') return undefined;
  const [, name = '', address = ''] = /^\s*([^,\n]*)[,\n]?(.*)$/s.exec(location) ?? [];
  if (name.trim() === '') return { name: location };
  return { name, address: address.trim() === '' ? undefined : address };
}
