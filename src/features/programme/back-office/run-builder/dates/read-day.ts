import { type Day, isDay, weekdayIndex } from '#i18n/berlin-time.ts';
import { fold } from './fold.ts';

export type DayFault = 'no_day' | 'no_such_day' | 'other_weekday';
/** With the text after it. */
export type DayRead = { day: Day; rest: string } | { fault: DayFault };

const months = [
  ['januar', 'january', 'jan', 'janner', 'jaenner'],
  ['februar', 'february', 'feb', 'feber'],
  ['marz', 'maerz', 'march', 'mar', 'mrz'],
  ['april', 'apr'],
  ['mai', 'may'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['oktober', 'october', 'okt', 'oct'],
  ['november', 'nov'],
  ['dezember', 'december', 'dez', 'dec'],
];
const weekdays = [
  ['montag', 'monday', 'mo', 'mon'],
  ['dienstag', 'tuesday', 'di', 'tu', 'tue', 'tues'],
  ['mittwoch', 'wednesday', 'mi', 'we', 'wed'],
  ['donnerstag', 'thursday', 'do', 'th', 'thu', 'thur', 'thurs'],
  ['freitag', 'friday', 'fr', 'fri'],
  ['samstag', 'sonnabend', 'saturday', 'sa', 'sat'],
  ['sonntag', 'sunday', 'so', 'su', 'sun'],
];

/** Each with the groups in which year, month and day stand. */
const shapes: readonly { pattern: RegExp; order: readonly [year: number, month: number, day: number] }[] = [
  { pattern: /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)(?:T(?=\d))?/i, order: [1, 2, 3] },
  { pattern: /^(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}|(?<=\.)\d{2})(?!\d))?/, order: [3, 2, 1] },
  { pattern: /^(\d{1,2})([/-])(\d{1,2})(?:\2(\d{4}|\d{2}))?(?!\d)/, order: [4, 3, 1] },
  {
    pattern:
      /^(\d{1,2})(?:\.|st|nd|rd|th)?\s*(?:of\s+)?([a-z]{3,})\.?(?:,?\s*['’]?(\d{4}(?!\d)|(?<!,\s*)\d{2}(?![\d:.]\d|\d|h\b|\s*(?:uhr|am|pm|und|and|[&/])(?![a-z]))))?/i,
    order: [3, 2, 1],
  },
  { pattern: /^([a-z]{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?![\d:])(?:,?\s+(\d{4})(?!\d))?/i, order: [3, 1, 2] },
];

/** '3.10.2026', 'Sa, 3. Okt. 26', '3 October', 'Oct 3, 2026', '03/10/2026' (day first) or ISO; without a year the next from `today` on. */
export function readDay(text: string, today: Day): DayRead {
  const { weekday, rest } = readWeekday(text.trim());
  const plain = fold(rest);
  for (const { pattern, order } of shapes) {
    const match = pattern.exec(plain);
    const [, month, date] = order.map((group) => match?.[group]);
    if (!match || !month || !date) continue;
    const monthNumber = /^\d+$/.test(month) ? Number(month) : months.findIndex((names) => names.includes(month.toLowerCase())) + 1;
    if (monthNumber === 0) continue;
    const day = dayFrom(match[order[0]], monthNumber, Number(date), today);
    if (day === null) return { fault: 'no_such_day' };
    if (weekday !== null && weekdayIndex(day) !== weekday) return { fault: 'other_weekday' };
    return { day, rest: rest.slice(match[0].length) };
  }
  return { fault: 'no_day' };
}

function readWeekday(text: string): { weekday: number | null; rest: string } {
  const [whole = '', name = ''] = /^([a-z]{2,})\.?,?\s*(?:(?:den|dem|the)\s+)?/i.exec(text) ?? [];
  const weekday = weekdays.findIndex((names) => names.includes(name.toLowerCase()));
  return weekday < 0 ? { weekday: null, rest: text } : { weekday, rest: text.slice(whole.length) };
}

const two = (figure: number): string => String(figure).padStart(2, '0');

/** A 29th of February without a year is that of the next leap year: at most eight years away. */
function dayFrom(text: string | undefined, month: number, date: number, today: Day): Day | null {
  const rest = `-${two(month)}-${two(date)}`;
  const full = text?.length === 2 ? `20${text}` : text;
  if (full !== undefined) return isDay(full + rest) ? full + rest : null;
  const first = Number(today.slice(0, 4));
  for (let next = first; next <= first + 8; next++) if (isDay(next + rest) && next + rest >= today) return next + rest;
  return null;
}
