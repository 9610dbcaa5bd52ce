import { addDays, type Day, dayOf } from '#i18n/berlin-time.ts';
import { clockTime, longDate, longMonth } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import type { DateTexts, ExportedDate } from '../dates/exported-date.ts';
import type { Leaflet, LeafletDay, LeafletEntry, LeafletLine, Paper } from './leaflet.ts';
import { t } from './strings.ts';

export type LeafletOptions = {
  paper: Paper;
  languages: readonly Language[];
  from: Day;
  until: Day;
  /** What of a date stands below its title. */
  with_subtitles: boolean;
  with_series: boolean;
  with_prices: boolean;
};

export type LeafletVenue = Pick<Leaflet, 'venue' | 'accent' | 'logo'> & {
  address: string;
  phone: string;
  tickets: readonly string[];
  contact: readonly string[];
};

/** The dates of a period as a leaflet tells them; in two languages the first leads, and what is called otherwise in the second stands below. */
export function composeLeaflet(dates: readonly ExportedDate[], options: LeafletOptions, venueTexts: LeafletVenue, now: Date): Leaflet {
  const { paper, languages, from, until } = options;
  const language = languages[0] ?? 'de';
  const both = (write: (language: Language) => string) => joined(languages.map(write), ' / ');
  const title = titleOf(from, until, languages);
  const still = dates.filter(({ day }) => day < from);
  const begins = Map.groupBy(
    dates.filter(({ day }) => day >= from),
    ({ day }) => day,
  );
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7);
  let month = '';
  const days: LeafletDay[] = [...begins].map(([day, listed]) => {
    const isFirst = !isOneMonth && day.slice(0, 7) !== month;
    month = day.slice(0, 7);
    const label = both((one) => longDate(one, day).replace(/,? \d{4}$/, ''));
    return {
      month: isFirst ? both((one) => longMonth(one, day)) : '',
      numeral: String(Number(day.slice(8))),
      name: both((one) => weekday(one, day)),
      label,
      continued: t(language, 'continued', { day: label }),
      entries: listed.map((date) => entryOf(date, venueTexts.venue.name, options)),
    };
  });
  const ongoing = both((one) => t(one, 'still_on'));
  const lasting: LeafletDay[] =
    still.length === 0
      ? []
      : [
          {
            month: '',
            numeral: '',
            name: ongoing,
            label: ongoing,
            continued: t(language, 'continued', { day: ongoing }),
            entries: still.map((date) => entryOf(date, venueTexts.venue.name, options)),
          },
        ];
  const { venue, accent, logo } = venueTexts;
  return {
    paper,
    language,
    title,
    documentTitle: `${venue.name}: ${both((one) => t(one, 'programme'))}, ${[title.text, title.quiet].filter(Boolean).join(' ')}`,
    venue,
    accent,
    logo,
    draft: dates.some(({ is_online }) => !is_online) ? t(language, 'draft') : '',
    days: [...lasting, ...days],
    closing: closingOf(options, venueTexts, now),
  };
}

function titleOf(from: Day, until: Day, languages: readonly Language[]): Leaflet['title'] {
  const name = (language: Language, day: Day) => longMonth(language, day).replace(/ \d{4}$/, '');
  const isWholeMonth = from.endsWith('-01') && addDays(until, 1).endsWith('-01') && from.slice(0, 7) === until.slice(0, 7);
  if (isWholeMonth)
    return {
      text: joined(
        languages.map((language) => name(language, from)),
        ' / ',
      ),
      quiet: from.slice(0, 4),
    };
  const plain = (day: Day, withYear: boolean) => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.${withYear ? day.slice(0, 4) : ''}`;
  return { text: `${plain(from, from.slice(0, 4) !== until.slice(0, 4))}–${plain(until, false)}`, quiet: until.slice(0, 4) };
}

function entryOf(date: ExportedDate, venueTexts: string, { languages, with_subtitles, with_series, with_prices }: LeafletOptions): LeafletEntry {
  const [language = 'de', second] = languages;
  const texts = date.texts[language];
  const other = second && date.texts[second];
  const isOff = date.status !== 'scheduled';
  const line = (text: string, look: LeafletLine['look'], lang?: Language): LeafletLine[] => (text === '' ? [] : [{ text, look, ...(lang && { lang }) }]);
  const pair = (textOf: (texts: DateTexts) => string, look: LeafletLine['look']): LeafletLine[] => [
    ...line(textOf(texts), look),
    ...(other && textOf(other) !== textOf(texts) ? line(textOf(other), 'quiet', second) : []),
  ];
  const bothOf = (textOf: (texts: DateTexts) => string) => joined(other ? [textOf(texts), textOf(other)] : [textOf(texts)], ' / ');
  const hours = texts.time.includes(',') || !date.time_known ? bothOf(({ time }) => time) : '';
  const place = ({ room, venue }: DateTexts) => (venue === '' || venue === room || venue === venueTexts ? room : `${room}, ${venue}`);
  return {
    time: date.is_lasting || !date.time_known ? '' : clockTime(new Date(date.date_start)),
    preline: bothOf(({ preline }) => preline),
    title: texts.title,
    isOff,
    lines: [
      ...(other && other.title !== texts.title ? line(other.title, 'plain', second) : []),
      ...(date.is_online ? [] : line(t(language, 'offline'), 'accent')),
      ...line(
        bothOf(({ mark }) => mark),
        'accent',
      ),
      ...pair(({ note }) => note, 'plain'),
      ...(with_subtitles ? pair(({ subtitle }) => subtitle, 'plain') : []),
      ...line(
        bothOf(({ until }) => until),
        'plain',
      ),
      ...line(hours, 'plain'),
      ...line([bothOf(place), bothOf(({ type }) => type), with_prices ? priceOf(texts.price, other?.price) : ''].filter(Boolean).join(' · '), 'quiet'),
      ...(with_series
        ? line(
            bothOf(({ series }) => series.join(', ')),
            'quiet',
          )
        : []),
      ...line(
        bothOf(({ accessibility }) => accessibility.join(', ')),
        'quiet',
      ),
    ],
  };
}

/** 'ab 12 €', in two languages 'ab / from 12 €'; never broken within. */
function priceOf(price: string, other = ''): string {
  const [first = '', ...rest] = price.split(' ');
  const [second = '', ...otherRest] = other.split(' ');
  const isSame = rest.length > 0 && rest.join(' ') === otherRest.join(' ');
  const text = isSame && first !== second ? `${first} / ${second} ${rest.join(' ')}` : joined([price, other], ' / ');
  return text.replaceAll(' ', '\u00a0');
}

function closingOf({ languages, with_prices }: LeafletOptions, { venue, address, phone, tickets, contact }: LeafletVenue, now: Date): Leaflet['closing'] {
  const each = (write: (language: Language) => string) => [...new Set(languages.map(write))];
  const heading = (key: 'tickets' | 'contact' | 'legend') =>
    joined(
      each((language) => t(language, key)),
      ' / ',
    );
  const today = (language: Language) => longDate(language, dayOf(now)).replace(/^[^ ]+ /, '');
  return [
    {
      title: heading('tickets'),
      lines:
        tickets.length > 0
          ? tickets
          : [
              ...(phone
                ? [
                    joined(
                      each((language) => t(language, 'phone', { phone })),
                      ' / ',
                    ),
                  ]
                : []),
              venue.site,
            ],
    },
    { title: heading('contact'), lines: contact.length > 0 ? contact : [venue.name, ...(address ? [address] : [])] },
    {
      title: heading('legend'),
      lines: [...(with_prices ? each((language) => t(language, 'from_price')) : []), ...each((language) => t(language, 'as_of', { day: today(language) }))],
    },
  ].filter(({ lines }) => lines.length > 0);
}

const weekday = (language: Language, day: Day): string => longDate(language, day).split(/[ ,]/, 1)[0] ?? '';

/** Each once: 'Foyer' of both languages is said once. */
const joined = (texts: readonly string[], between: string): string => [...new Set(texts.filter(Boolean))].join(between);
