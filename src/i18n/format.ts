import { type Day, wallClock, weekdayIndex } from './berlin-time.ts';
import type { Language } from './language.ts';

/** Formats for readers, always in Berlin time. By names of our own: to make the first `Intl.DateTimeFormat` keeps a phone busy for a tenth of a second. */
const names = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
  en: 'January February March April May June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
};
const name = (language: Language, index: number): string => names[language].split(' ')[index] ?? '';
const weekday = (language: Language, day: Day): string => name(language, 12 + weekdayIndex(day));
const month = (language: Language, day: Day): string => name(language, +day.slice(5, 7) - 1);

/** 'Fr' / 'Fri' */
export const shortWeekday = (language: Language, day: Day): string => weekday(language, day).slice(0, language === 'de' ? 2 : 3);

/** 'Fr 21/11/2026' / 'Fri 21/11/2026' (V §1, decisions.md) */
export const displayDate = (language: Language, day: Day): string => `${shortWeekday(language, day)} ${day.split('-').reverse().join('/')}`;

/** 'Freitag, 21. November 2026' / 'Friday, 21 November 2026': for headings and screen readers. */
export const longDate = (language: Language, day: Day): string =>
  `${weekday(language, day)}, ${+day.slice(8)}${language === 'de' ? '. ' : ' '}${longMonth(language, day)}`;

/** 'Nov' / 'Nov' as set beside the large numeral of a day; the English 'Sept' has four letters. */
export const shortMonth = (language: Language, day: Day): string => month(language, day).slice(0, language === 'en' && day.slice(5, 7) === '09' ? 4 : 3);

/** 'Dezember 2026' / 'December 2026', of any of its days */
export const longMonth = (language: Language, day: Day): string => `${month(language, day)} ${+day.slice(0, 4)}`;

/** '19.30' (HH.mm, V §1) */
export const clockTime = (instant: Date): string => wallClock(instant).time.slice(0, 5).replace(':', '.');

/** '19.30 Uhr' / '19.30' */
export const displayTime = (language: Language, instant: Date): string => clockTime(instant) + (language === 'de' ? ' Uhr' : '');
