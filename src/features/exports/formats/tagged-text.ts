import { longDate, longMonth } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import type { DateTexts, ExportedDate } from '../dates/exported-date.ts';
import type { Programme } from './programme-file.ts';

/** Names of the styles in the layout, as the venue calls them; a group of styles stands before a colon. */
export type StyleNames = {
  month: string;
  day: string;
  date: string;
  subtitle: string;
  details: string;
  note: string;
  time: string;
  title: string;
  translation: string;
};

/** InDesign tagged text, a paragraph for each day and each date; UTF-16, little end first, lines ended by CRLF, as `<UNICODE-WIN>` says. */
export function writeTaggedText(programme: Programme, styles: StyleNames): Buffer {
  const lines = ['<UNICODE-WIN>', '<Version:8><FeatureSet:InDesign-Roman>', ...definitions(styles), ...paragraphs(programme, styles)];
  return Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`, 'utf16le');
}

function definitions({ time, title, translation, ...paragraph }: StyleNames): string[] {
  const define = (kind: string, names: readonly string[]) =>
    [...new Set(names)].map((name) => `<Define${kind}Style:${styleName(name)}=<Nextstyle:${styleName(name)}>>`);
  return [...define('Char', [time, title, translation]), ...define('Para', Object.values(paragraph))];
}

function paragraphs({ dates, languages }: Programme, styles: StyleNames): string[] {
  const both = (write: (language: Language) => string) => [...new Set(languages.map(write))].join(' / ');
  const para = (style: string, content: string) => `<ParaStyle:${styleName(style)}>${content}`;
  const char = (style: string, text: string) => `<CharStyle:${styleName(style)}>${escapeTagged(text)}<CharStyle:>`;
  let month = '';
  return [...Map.groupBy(dates, ({ listed_day }) => listed_day)].flatMap(([day, listed]) => {
    const begins = day.slice(0, 7) !== month ? [para(styles.month, escapeTagged(both((language) => longMonth(language, day))))] : [];
    month = day.slice(0, 7);
    const ofDate = (date: ExportedDate): string[] => {
      const [first, second] = languages.map((language) => date.texts[language]);
      if (!first) return [];
      const title = char(styles.title, [first.preline, first.title].filter(Boolean).join(' '));
      const other = second && second.title !== first.title ? ` ${char(styles.translation, second.title)}` : '';
      const mark = both((language) => date.texts[language].mark);
      const when = date.is_lasting ? first.until : first.time;
      const quiet = (textOf: (texts: DateTexts) => string) => both((language) => textOf(date.texts[language]));
      return [
        para(styles.date, `${char(styles.time, when)}\t${title}${other}`),
        ...filled(quiet(({ subtitle }) => subtitle)).map((text) => para(styles.subtitle, escapeTagged(text))),
        ...filled([quiet(({ room }) => room), quiet(({ type }) => type), quiet(({ price }) => price)].filter(Boolean).join(', ')).map((text) =>
          para(styles.details, escapeTagged(text)),
        ),
        ...filled([mark, quiet(({ note }) => note)].filter(Boolean).join('. ')).map((text) => para(styles.note, escapeTagged(text))),
      ];
    };
    return [...begins, para(styles.day, escapeTagged(both((language) => dayHeading(language, day)))), ...listed.flatMap(ofDate)];
  });
}

/** 'Freitag, 4. Dezember': the month above says the year. */
const dayHeading = (language: Language, day: string): string => longDate(language, day).replace(/,? \d{4}$/, '');

const filled = (text: string): string[] => (text === '' ? [] : [text]);

/** A backslash stands before what is a sign of the format; a line within a paragraph ends by U+2028, all other control characters go. */
export const escapeTagged = (text: string): string =>
  text
    .replace(/\r\n?|\n/g, '\u2028')
    .replace(/\p{Cc}/gu, '')
    .replace(/[\\<>]/g, '\\$&')
    .replace(/\u2028/g, '<0x000A>');

/** In names a colon and an equals sign are of the format as well. */
const styleName = (name: string): string => escapeTagged(name).replace(/[:=]/g, '\\$&');
