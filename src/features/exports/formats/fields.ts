import { type Day, dayOf } from '#i18n/berlin-time.ts';
import { clockTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { displayPrice } from '#i18n/price.ts';
import type { DateTexts, ExportedDate } from '../dates/exported-date.ts';

type Label = { readonly de: string; readonly en: string };
type Shared = { readonly key: string; readonly label: Label; readonly of: (date: ExportedDate) => string | number };
type PerLanguage = { readonly key: string; readonly label: Label; readonly textOf: (texts: DateTexts, date: ExportedDate, language: Language) => string };

const list = (words: readonly string[]): string => words.join(', ');

const attendance = { online: { de: 'Nur online', en: 'Online only' }, mixed: { de: 'Auch online', en: 'Also online' } };

/** What can be told of a date, in the order in which tables and XML tell it. */
export const dateFields = [
  { key: 'id', label: { de: 'Nummer', en: 'Number' }, of: ({ id }) => id },
  { key: 'day', label: { de: 'Tag', en: 'Day' }, of: ({ day }) => day },
  { key: 'weekday', label: { de: 'Wochentag', en: 'Weekday' }, textOf: (_, { day }, language) => weekday(day, language) },
  { key: 'begins', label: { de: 'Beginn', en: 'Begins' }, of: ({ date_start, time_known }) => (time_known ? clockTime(new Date(date_start)) : '') },
  {
    key: 'ends',
    label: { de: 'Ende', en: 'Ends' },
    of: (date) => (date.date_end && date.time_known && !date.is_lasting ? clockTime(new Date(date.date_end)) : ''),
  },
  { key: 'last_day', label: { de: 'Letzter Tag', en: 'Last day' }, of: ({ date_end, is_lasting }) => (date_end && is_lasting ? lastDay(date_end) : '') },
  { key: 'preline', label: { de: 'Vorzeile', en: 'Line above the title' }, textOf: ({ preline }) => preline },
  { key: 'title', label: { de: 'Titel', en: 'Title' }, textOf: ({ title }) => title },
  { key: 'subtitle', label: { de: 'Untertitel', en: 'Subtitle' }, textOf: ({ subtitle }) => subtitle },
  { key: 'description', label: { de: 'Beschreibung', en: 'Description' }, textOf: ({ description }) => description.join('\n\n') },
  { key: 'type', label: { de: 'Art', en: 'Kind' }, textOf: ({ type }) => type },
  { key: 'room', label: { de: 'Raum', en: 'Room' }, textOf: ({ room }) => room },
  { key: 'venue', label: { de: 'Ort', en: 'Venue' }, textOf: ({ venue }) => venue },
  {
    key: 'postal_address',
    label: { de: 'Anschrift', en: 'Postal address' },
    textOf: ({ place }, { attendance: how }) => (how === 'online' ? '' : addressOf(place)),
  },
  { key: 'attendance', label: { de: 'Teilnahme', en: 'Attendance' }, textOf: (_, { attendance: how }, language) => (how ? attendance[how][language] : '') },
  { key: 'organizer', label: { de: 'Veranstalter', en: 'Organizer' }, of: ({ promoters }) => promoters.map(({ name }) => name).join(' | ') },
  { key: 'series', label: { de: 'Abonnements', en: 'Subscriptions' }, textOf: ({ series }) => list(series) },
  { key: 'tags', label: { de: 'Schlagworte', en: 'Tags' }, textOf: ({ tags }) => list(tags) },
  { key: 'accessibility', label: { de: 'Barrierefreiheit', en: 'Accessibility' }, textOf: ({ accessibility }) => list(accessibility) },
  { key: 'status', label: { de: 'Stand', en: 'State' }, textOf: ({ mark }) => mark },
  { key: 'note', label: { de: 'Hinweis', en: 'Note' }, textOf: ({ note }) => note },
  { key: 'price', label: { de: 'Preis', en: 'Price' }, textOf: ({ price }) => price },
  { key: 'prices', label: { de: 'Preise', en: 'Prices' }, textOf: ({ prices }) => prices.map(priceText).join(' | ') },
  { key: 'url', label: { de: 'Adresse', en: 'Address' }, textOf: ({ url }) => url },
  { key: 'picture', label: { de: 'Bild', en: 'Picture' }, of: ({ picture }) => picture?.url ?? '' },
  { key: 'picture_credit', label: { de: 'Bildnachweis', en: 'Picture credit' }, of: ({ picture }) => picture?.credit ?? '' },
  { key: 'updated_at', label: { de: 'Geändert', en: 'Changed' }, of: ({ updated_at }) => updated_at },
] as const satisfies readonly (Shared | PerLanguage)[];

export type DateField = (typeof dateFields)[number]['key'];

/** What a receiver calls a field; in two languages its English text is told beside it, under a name of its own. */
export type FieldName = { readonly field: string; readonly name: string; readonly name_en: string };

export type Column = {
  key: DateField;
  language: Language | null;
  heading: string;
  /** As a receiver calls it, and what it is called there where nobody named it: `title`, in two languages `title_de`. */
  name: string;
  /** Its element in XML, where the language stands as an attribute. */
  element: string;
  isNamed: boolean;
  cellOf: (date: ExportedDate) => string | number;
};

type Selection = {
  readonly fields: readonly DateField[];
  readonly languages: readonly Language[];
  readonly reader: Language;
  readonly names?: readonly FieldName[];
  /** Those alone that are named, in the order in which they are. */
  readonly onlyNamed?: boolean;
};

export function columnsFor({ fields: keys, languages, reader, names = [], onlyNamed = false }: Selection): Column[] {
  const chosen = dateFields.filter(({ key }) => keys.includes(key));
  const fields = onlyNamed ? names.flatMap(({ field }) => chosen.filter(({ key }) => key === field)) : chosen;
  return fields.flatMap((field): Column[] => {
    const { key } = field;
    const label = field.label[reader];
    const own = names.find((one) => one.field === key);
    const isNamed = own !== undefined;
    if ('of' in field)
      return [{ key, language: null, heading: own?.name ?? label, name: own?.name ?? key, element: own?.name ?? key, isNamed, cellOf: field.of }];
    return languages.map((language) => {
      const isOneOfTwo = languages.length > 1;
      const isSecond = isOneOfTwo && language === 'en';
      const ownName = own && (isSecond ? englishNameOf(own) : own.name);
      return {
        key,
        language,
        heading: ownName ?? (isOneOfTwo ? `${label} (${language})` : label),
        name: ownName ?? (isOneOfTwo ? `${key}_${language}` : key),
        element: own ? (isSecond && own.name_en) || own.name : key,
        isNamed,
        cellOf: (date) => field.textOf(date.texts[language], date, language),
      };
    });
  });
}

/** The name beside that of the German text. */
export const englishNameOf = ({ name, name_en }: FieldName): string => name_en || `${name}_en`;

/** 'Am Ostkai 1, 20457 Hamburg, DE': a room's own street stands for the venue's. */
const addressOf = ({ room, venue }: DateTexts['place']): string =>
  [room.address || venue.street, [venue.postcode, venue.city].filter(Boolean).join(' '), venue.country].filter(Boolean).join(', ');

const priceText = ({ name, price }: DateTexts['prices'][number]): string => [name, displayPrice(price)].filter(Boolean).join(': ');

const weekday = (day: Day, language: Language): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

/** What ends at midnight is over by then. */
const lastDay = (end: string): Day => dayOf(new Date(Date.parse(end) - 1));
