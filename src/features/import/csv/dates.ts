import { isDay } from '#i18n/berlin-time.ts';
import { foldName } from '#i18n/fold-name.ts';
import { dayOfSerialNumber, momentOfSerial } from '../record/serial-dates.ts';

/** The ways in which people write a day and a time into a table, as a record has them. What is none of them is left as it is. */

/** Which comes first in dates like '3/4/2027', by the whole column; 'unclear': neither can be told. */
export type DayOrder = 'day' | 'month' | 'unclear';

const months = new Map<string, string>();
[
  'januar jan jänner january',
  'februar feb feber february',
  'märz mär mrz march mar',
  'april apr',
  'mai may',
  'juni jun june',
  'juli jul july',
  'august aug',
  'september sep sept',
  'oktober okt october oct',
  'november nov',
  'dezember dez december dec',
].forEach((names, index) => {
  for (const name of names.split(' ')) months.set(foldName(name), two(String(index + 1)));
});

/** '21.11.2026', 'Sa, 21.11.26', '21/11/2026', '2026-11-21', '21. November 2026', 'Nov 21, 2026' → '2026-11-21'; null where it is no day. */
export function dayIn(text: string, order: DayOrder = 'day'): string | null {
  const bare = withoutWeekday(text);
  const iso = /^(\d{4,6})[-/](\d{1,2})[-/](\d{1,2})$/.exec(bare) ?? /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(bare);
  if (iso) return `${iso[1]}-${two(iso[2])}-${two(iso[3])}`;
  const slashes = slashed(bare);
  if (slashes) {
    const monthFirst = Number(slashes.second) > 12 || (order === 'month' && Number(slashes.first) <= 12);
    const [month, date] = monthFirst ? [slashes.first, slashes.second] : [slashes.second, slashes.first];
    return `${yearOf(slashes.year)}-${two(month)}-${two(date)}`;
  }
  const [, date, month, year] = /^(\d{1,2})\s?[.-]\s?(\d{1,2})\s?[.-]\s?(\d{4,6}|\d{2})$/.exec(bare) ?? [];
  if (year) return `${yearOf(year)}-${two(month)}-${two(date)}`;
  const [, day, named, itsYear] = /^(\d{1,2})(?:\.|st|nd|rd|th)?\s*(?:of\s+)?(\p{L}{3,9})\.?,?\s*(\d{4}|\d{2})$/iu.exec(bare) ?? [];
  const [, first, itsDay, lastYear] = /^(\p{L}{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/iu.exec(bare) ?? [];
  const number = months.get(foldName(named ?? first ?? ''));
  return number === undefined ? null : `${yearOf(itsYear ?? lastYear ?? '')}-${number}-${two(day ?? itsDay)}`;
}

function withoutWeekday(text: string): string {
  const [, word = '', rest = ''] = /^(\p{L}{2,12})\.?,?\s+(?:den\s+|the\s+)?(.*)$/su.exec(text.trim()) ?? [];
  return word === '' || months.has(foldName(word)) ? text.trim() : rest;
}

function slashed(bare: string): { first: string; second: string; year: string } | null {
  const [, first = '', second = '', year = ''] = /^(\d{1,2})\/\s?(\d{1,2})\/\s?(\d{4,6}|\d{2})$/.exec(bare) ?? [];
  return year === '' ? null : { first, second, year };
}

const yearOf = (digits: string): string => (digits.length === 2 ? `20${digits}` : digits);

/** What a cell says of the order in its column: null where it says nothing, 'unclear' where it needs one and does not say it. */
export function orderIn(text: string): DayOrder | null {
  const [first = ''] = withoutWeekday(text).split(/[\sT]/);
  const slashes = slashed(first.replace(/,$/, ''));
  if (!slashes || slashes.first === slashes.second) return null;
  if (Number(slashes.first) > 12) return 'day';
  return Number(slashes.second) > 12 ? 'month' : 'unclear';
}

/** The day that spreadsheets keep as a number, counted from the end of 1899: '46712' → '2027-11-21'; null for other numbers. */
export function dayOfSerial(text: string, isFrom1904 = false): string | null {
  const number = /^\d{5}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 20_000 && number <= 80_000 ? dayOfSerialNumber(number, isFrom1904) : null;
}

/** '19:30', '19.30 Uhr', '19 Uhr', '19h30', '7.30 pm', '7pm' → '19:30'; null where it is no time. */
export function timeIn(text: string): string | null {
  const [whole, hour = '', minute, second, half, oClock] =
    /^(\d{1,2})(?:(?:[:.]|\s?h\s?)(\d{2}))?(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?|(uhr|h))?$/i.exec(text.trim()) ?? [];
  if (whole === undefined || (minute === undefined && !half && !oClock)) return null;
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  return [two(String(hours)), minute ?? '00', ...(second ? [second] : [])].join(':');
}

/** '19:30 – 22:00', '19.30 bis 22 Uhr' → both times; of one time that alone: 'ab 19 Uhr', '19.30 Uhr (Einlass 19 Uhr)', '1930', '0,8125' too. */
export function timesIn(cell: string): { from: string; to?: string } | null {
  const text = cell
    .trim()
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/^(?:ab|um|gegen|ca\.?|at)\s+/i, '');
  const whole = timeIn(text.replace(/^(\d{1,2}),(\d{2})(?=\D|$)/, '$1.$2').replace(/^([01]\d|2[0-3])([0-5]\d)$/, '$1:$2'));
  if (whole) return { from: whole };
  if (/^0[.,]\d{2,}$/.test(text)) return { from: momentOfSerial(Number(text.replace(',', '.')), { hasDate: false, hasTime: true }, false) };
  const [, first = '', second = ''] = /^(.+?)\s*(?:[–—-]|\b(?:bis|to|until)\b)\s*(.+)$/i.exec(text.trim().replace(/^(?:von|from)\s+/i, '')) ?? [];
  const to = timeIn(second);
  const from = timeIn(first) ?? (to && /^\d{1,2}$/.test(first) ? timeIn(`${first} Uhr`) : null);
  return from && to ? { from, to } : null;
}

/** '21.–23.11.2027', '28.12. bis 3.1.2028', '21.11.2027 - 23.11.2027' → its first and last day; null for what is no span of days. */
export function spanIn(text: string, order: DayOrder = 'day'): { from: string; to: string } | null {
  const [first = '', last = '', ...rest] = withoutWeekday(text).split(/\s*(?:[–—]|\bbis\b|\bto\b)\s*|\s+-\s+|(?<=\.)-(?=\d)/i);
  const to = rest.length === 0 ? dayIn(last, order) : null;
  if (!to || !isDay(to)) return null;
  const [, day, month] = /^(\d{1,2})\.?(?:\s?(\d{1,2})\.?)?$/.exec(first) ?? [];
  const from = dayIn(first, order) ?? (day ? `${to.slice(0, 5)}${month ? two(month) : to.slice(5, 7)}-${two(day)}` : null);
  if (!from || !isDay(from)) return null;
  if (from <= to) return { from, to };
  const before = `${Number(from.slice(0, 4)) - 1}${from.slice(4)}`;
  return month && isDay(before) ? { from: before, to } : null;
}

/** Day and time in one cell; the time may be missing. Midnight beside a day is what spreadsheets make of a day alone. */
export function momentIn(text: string, order: DayOrder = 'day'): string {
  const trimmed = text.trim();
  const bare = trimmed.replace(/^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:\.0+)?)?$/i, '$1');
  if (/^\d{4}-\d{2}-\d{2}T/i.test(bare)) return bare;
  const day = dayIn(bare, order);
  if (day) return day;
  for (let at = bare.lastIndexOf(' '); at > 0; at = bare.lastIndexOf(' ', at - 1)) {
    const itsDay = dayIn(bare.slice(0, at).replace(/(?:,|\s(?:um|at|[-–|]))$/i, ''), order);
    const itsTime = timeIn(bare.slice(at + 1));
    if (itsDay && itsTime) return /^00:00(:00)?$/.test(itsTime) ? itsDay : `${itsDay}T${itsTime}`;
  }
  return trimmed;
}

function two(digits = ''): string {
  return digits.padStart(2, '0');
}
