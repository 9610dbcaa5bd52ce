import { type Day, timeZone } from './berlin-time.ts';
import { type Language, localeOf } from './language.ts';

/** Formats for readers, always in Berlin time. Formatters are costly to make, so each is made once. */
const cache = new Map<string, Intl.DateTimeFormat>();
function formatter(language: Language, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${name}`;
  let made = cache.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat(localeOf[language], { timeZone, ...options });
    cache.set(key, made);
  }
  return made;
}

const noon = (day: Day) => new Date(`${day}T11:00:00Z`);

/** 'Fr' / 'Fri' */
export const shortWeekday = (language: Language, day: Day): string => formatter(language, 'weekday', { weekday: 'short' }).format(noon(day)).replace('.', '');

/** 'Fr 21/11/2026' / 'Fri 21/11/2026' (V §1, decisions.md) */
export const displayDate = (language: Language, day: Day): string => `${shortWeekday(language, day)} ${day.split('-').reverse().join('/')}`;

/** 'Freitag, 21. November 2026' / 'Friday 21 November 2026': for headings and screen readers. */
export const longDate = (language: Language, day: Day): string =>
  formatter(language, 'long', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(noon(day));

/** 'Nov' as set beside the large numeral of a day */
export const shortMonth = (language: Language, day: Day): string => formatter(language, 'short month', { month: 'short' }).format(noon(day)).replace('.', '');

/** 'Dezember 2026' / 'December 2026', of any of its days */
export const longMonth = (language: Language, day: Day): string => formatter(language, 'long month', { month: 'long', year: 'numeric' }).format(noon(day));

/** '19.30' (HH.mm, V §1) */
export const clockTime = (instant: Date): string =>
  formatter('de', 'time', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant).replace(':', '.');

/** '19.30 Uhr' / '19.30' */
export const displayTime = (language: Language, instant: Date): string => clockTime(instant) + (language === 'de' ? ' Uhr' : '');
