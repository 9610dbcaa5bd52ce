import type { Details } from '#features/programme/index.ts';
import { addDays, type Day, dayOf } from '#i18n/berlin-time.ts';
import { foldName } from '#i18n/fold-name.ts';
import { longDate } from '#i18n/format.ts';
import { dayOfMoment, type EventTimes, eventTimes, isMoment, parseMoment } from './event-time.ts';
import type { ImportRecord } from './import-record.ts';
import type { Mapping, NamePair } from './mapping.server.ts';
import { knownRole } from './names/names.ts';
import { addressIn, type PostalAddress } from './places.ts';
import { seasonYear } from './shift.ts';
import { eventText } from './strings.ts';

/** A row that is looked up by any of its names, and made where there is none. */
export type Wanted = { keys: string[]; name: NamePair };
/** `place`: its address in parts, where they can be told; `isVirtual`: it is no place. */
export type WantedRoom = Wanted & { address: string; place: PostalAddress | null; isVirtual: boolean };
export type WantedRole = Wanted & { key: string };
export type WantedPerson = { kind: 'person' | 'ensemble'; name: string };
export type WantedWork = { key: string; title: NamePair; composer: WantedPerson | null };
export type Credit = { person: WantedPerson; role: WantedRole | null };

export type Prepared = {
  at: string;
  identifier: string;
  /** Of the file: see `sourceKey`. */
  source: string;
  /** The identifier of the repeating event whose date it is. */
  occurrenceOf: string | null;
  /** The event that this site has exported it from. */
  own: { id: number; format: 'table' | 'jsonld' | 'ics' } | null;
  /** Whether the rule by which that repeats was read: only then is a date that the rule does not name there no more. */
  isOfRule: boolean;
  title: NamePair;
  subtitle?: NamePair | undefined;
  description?: NamePair | undefined;
  times: EventTimes;
  status: 'scheduled' | 'cancelled' | 'postponed';
  note?: NamePair | undefined;
  url?: string | undefined;
  imageCredit?: string | undefined;
  image?: string | undefined;
  room: WantedRoom;
  type: Wanted;
  tags: Wanted[];
  series: Wanted[];
  genres: Wanted[];
  /** Numbers of `accessibilityKinds`. */
  accessibility: number[];
  details: Pick<Details, 'duration' | 'languages' | 'surtitles' | 'age_from' | 'attendance'>;
  organizers: ImportRecord['organizers'];
  prices: ImportRecord['prices'];
  /** The year in which its season begins. */
  season: number;
  day: Day;
  production: {
    identifier: string;
    title: NamePair;
    description?: NamePair | undefined /** Found by its title, not by an identifier. */;
    byTitle: boolean;
  };
  credits: Credit[];
  works: WantedWork[];
};

type Options = { own?: Prepared['own']; at: string; weeks: number; mapping: Mapping; source: string; isCalendar: boolean; isOfRule?: boolean };

/** Names mapped, times on the venue's clock, moved by whole weeks. */
export function prepare(record: ImportRecord, { at, weeks, mapping, source, isCalendar, isOfRule = false, own = null }: Options): Prepared {
  const { language } = record;
  const named = (name: string, map?: Map<string, NamePair>): Wanted => wanted(map?.get(foldName(name)) ?? { [language]: name });
  const times = eventTimes(record.date_start, record.date_end, weeks);
  if (times === null) throw new Error('The end of a record is checked before it gets here.');
  const day = dayOf(times.start);
  const room = record.place?.name ?? '';
  const kind = record.kind ?? '';
  return {
    at,
    identifier: record.identifier,
    source,
    occurrenceOf: (isCalendar && record.production?.identifier) || null,
    isOfRule,
    own,
    title: record.title,
    subtitle: record.subtitle,
    description: record.description,
    times,
    status: record.status === 'rescheduled' || record.status === 'online' ? 'scheduled' : record.status,
    note: noteOf(record, weeks),
    url: record.url,
    imageCredit: record.image_credit,
    image: record.image,
    room: {
      ...(room === '' ? unnamed('noRoom', mapping.rooms) : named(room, mapping.rooms)),
      address: record.place?.address ?? '',
      place: addressIn(record.place?.address ?? ''),
      isVirtual: record.attendance === 'online' && record.status !== 'online',
    },
    type: kind === '' ? unnamed('noType', mapping.types) : named(kind, mapping.types),
    tags: distinct(record.tags.map((name) => named(name))),
    series: distinct(record.series.map((name) => named(name))),
    genres: distinct(record.genres.map((name) => named(name))),
    accessibility: record.accessibility,
    details: detailsOf(record),
    organizers: record.organizers,
    prices: record.prices,
    season: seasonYear(day),
    day,
    production: productionOf(record),
    credits: creditsOf(record, mapping),
    works: record.works.map((work) => workOf(work, language, mapping)),
  };
}

const detailsOf = ({ duration, languages, surtitles, age, attendance, status }: ImportRecord): Prepared['details'] => ({
  ...(duration && { duration }),
  ...(languages.length > 0 && { languages }),
  ...(surtitles.length > 0 && { surtitles }),
  ...(age !== undefined && { age_from: age }),
  ...(attendance && { attendance }),
  ...(status === 'online' && { attendance: 'online' as const }),
});

function productionOf({ production, title, description }: ImportRecord): Prepared['production'] {
  const its = production?.title ?? title;
  const byTitle = production?.identifier === undefined;
  const identifier = production?.identifier ?? `title:${foldName(its.de ?? its.en ?? '')}`;
  return { identifier, title: its, description: production?.description ?? description, byTitle };
}

const wanted = (name: NamePair): Wanted => ({
  name,
  keys: [...new Set([name.de, name.en].flatMap((text) => (text ? [foldName(text)] : [])))],
});

/** What a record without a place or kind gets; a mapping may say it under the empty name. */
const unnamed = (text: 'noRoom' | 'noType', map: Map<string, NamePair>): Wanted => wanted(map.get('') ?? eventText.table[text]);

const distinct = (list: Wanted[]): Wanted[] => [...new Map(list.map((item) => [item.keys[0], item])).values()];

function creditsOf({ performers, language }: ImportRecord, mapping: Mapping): Credit[] {
  const credits = new Map<string, Credit>();
  for (const { name, kind, role } of performers) {
    const person = personOf(name, kind, mapping);
    if (!person) continue;
    const its = role === undefined ? null : roleOf(role, language, mapping);
    const key = JSON.stringify([person.kind, person.name, its?.key]);
    if (!credits.has(key)) credits.set(key, { person, role: its });
  }
  return [...credits.values()];
}

function personOf(name: string, kind: WantedPerson['kind'], { persons }: Mapping): WantedPerson | null {
  const mapped = persons.get(foldName(name));
  return mapped === null ? null : { kind, name: mapped ?? name };
}

function roleOf(name: string, language: string, { roles }: Mapping): WantedRole {
  const mapped = roles.get(foldName(name));
  const known = knownRole(mapped?.de ?? mapped?.en ?? name);
  const its = mapped?.de && mapped.en ? mapped : (known?.name ?? mapped ?? { [language]: name });
  const key = known?.key ?? foldName(its.en ?? its.de ?? name).replaceAll(' ', '-');
  return { ...wanted(its), key };
}

/** What stands between the works of a programme, in whatever words. */
const intermissions = ['pause', 'grosse pause', 'große pause', 'intermission', 'interval'].map(foldName);

function workOf({ title, composer }: ImportRecord['works'][number], language: string, mapping: Mapping): WantedWork {
  if (!composer && intermissions.includes(foldName(title))) return { key: 'pause', title: eventText.table.intermission, composer: null };
  const person = composer ? personOf(composer, 'person', mapping) : null;
  return { key: foldName(composer ? `${person?.name ?? composer}: ${title}` : title), title: { [language]: title }, composer: person };
}

/** What visitors read beside an event that was moved. */
function noteOf({ status, attendance, moved_from: from }: ImportRecord, weeks: number): NamePair | undefined {
  if (status === 'online') return eventText.table.online;
  if (status !== 'rescheduled') return attendance === 'mixed' ? eventText.table.alsoOnline : undefined;
  const moment = from === undefined ? null : parseMoment(from);
  if (moment === null || !isMoment(moment)) return eventText.table.newDate;
  const day = addDays(dayOfMoment(moment), 7 * weeks);
  return { de: eventText('de', 'movedFrom', { date: longDate('de', day) }), en: eventText('en', 'movedFrom', { date: longDate('en', day) }) };
}
